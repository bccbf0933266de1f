import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('a document that changes has all read anew once, and what is wrong is told', async () => {
  const wrong = {
    file: 'schemas/screens/x.json',
    pointer: '/titel',
    message: 'no',
  } as FileDiagnostic;
  const told: FileDiagnostic[][] = [];
  let readings = 0;
  const read = async () => {
    readings += 1;
    return readings === 1 ? [wrong] : [];
  };
  end = watchDocuments(root, read, (problems) => void told.push(problems));
  writeFileSync(join(root, 'schemas/screens/x.json'), '{');
  writeFileSync(join(root, 'schemas/screens/x.json'), '{}');
  await vi.waitFor(() => expect(told).toEqual([[wrong]]), 5_000);
  writeFileSync(join(root, 'tenants/faro/tenant.json'), '{}');
  await vi.waitFor(() => expect(told).toEqual([[wrong], []]), 5_000);
});

test('a server that cannot be asked now ends nothing', async () => {
  const told: unknown[] = [];
  let isAway = true;
  const read = async () => {
    if (!isAway) return [];
    isAway = false;
    throw new Error('away');
  };
  end = watchDocuments(root, read, (problems) => void told.push(problems));
  writeFileSync(join(root, 'schemas/a.json'), '{}');
  await vi.waitFor(() => expect(isAway).toBe(false), 5_000);
  writeFileSync(join(root, 'schemas/a.json'), '{ }');
  await vi.waitFor(() => expect(told).toHaveLength(1), 5_000);
});
