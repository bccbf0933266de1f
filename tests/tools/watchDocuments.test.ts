import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { watchDocuments } from '#/tools/watchDocuments.ts';

let root = '';
let end: () => void = () => undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-area-watched-'));
  for (const folder of ['schemas/screens', 'tenants/faro'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

const wrong = {
  file: 'schemas/screens/x.json',
  pointer: '/titel',
  message: 'no',
} as FileDiagnostic;

/** What the files say: the one screen is wrong where it is no object. */
const readFiles = () => (readFileSync(join(root, wrong.file), 'utf8') === '{}' ? [] : [wrong]);
const write = (text: string) => writeFileSync(join(root, wrong.file), text);

test('what is wrong is told at once, and anew when a document changes', async () => {
  write('{');
  const told: [FileDiagnostic[], string[]][] = [];
  end = watchDocuments(
    root,
    async () => readFiles(),
    (problems, changed) => void told.push([problems, [...changed]]),
  );
  await vi.waitFor(() => expect(told).toEqual([[[wrong], []]]), 5_000);
  write('{}');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([[], [wrong.file]]), 5_000);
  writeFileSync(join(root, 'tenants/faro/tenant.json'), '{}');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([[], ['tenants/faro/tenant.json']]), 5_000);
});

test('what a reading found before another change is not told', async () => {
  write('{}');
  const told: FileDiagnostic[][] = [];
  const readings: (() => void)[] = [];
  const read = async () => {
    const found = readFiles();
    await new Promise<void>((resolve) => readings.push(resolve));
    return found;
  };
  end = watchDocuments(root, read, (problems) => void told.push(problems));
  await vi.waitFor(() => expect(readings).toHaveLength(1), 5_000);
  readings[0]!();
  await vi.waitFor(() => expect(told).toEqual([[]]), 5_000);
  write('{');
  await vi.waitFor(() => expect(readings).toHaveLength(2), 5_000);
  // Another that watches the same has read what changed: so this one knows of it too.
  const others: FileDiagnostic[][] = [];
  const endOther = watchDocuments(
    root,
    async () => readFiles(),
    (problems) => void others.push(problems),
  );
  await vi.waitFor(() => expect(others).toEqual([[wrong]]), 5_000);
  write('{}');
  await vi.waitFor(() => expect(others.at(-1)).toEqual([]), 5_000);
  endOther();
  readings[1]!();
  await vi.waitFor(() => expect(readings).toHaveLength(3), 5_000);
  readings[2]!();
  await vi.waitFor(() => expect(told).toEqual([[], []]), 5_000);
});

test('a server that cannot be asked now is asked again', async () => {
  write('{');
  const told: unknown[] = [];
  let isAway = true;
  const read = async () => {
    if (!isAway) return readFiles();
    isAway = false;
    throw new Error('away');
  };
  end = watchDocuments(root, read, (problems) => void told.push(problems));
  await vi.waitFor(() => expect(told).toEqual([[wrong]]), 5_000);
});
