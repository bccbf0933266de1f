import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnew } from '../../src/server/releases/readAnew.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const root = mkdtempSync(join(tmpdir(), 'private-area-anew-'));
beforeAll(async () => {
  server = await startTestServer();
  const from = server.context.config.root;
  for (const folder of ['schemas', 'tenants'])
    cpSync(join(from, folder), join(root, folder), { recursive: true });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await server.close();
});

const file = 'schemas/screens/notifications.json';
const anew = () => readAnew({ ...server.context, config: { ...server.context.config, root } });
const current = async () =>
  (await server.ask('GET', '/api/releases/current', { key: true, tenant: 'faro' })).json().data
    .hash as string;
function change(edit: (document: Record<string, unknown>) => void): void {
  const document = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
  edit(document);
  writeFileSync(join(root, file), JSON.stringify(document, null, 2));
}

test('documents that change are the release of the next request, or told with file and pointer', async () => {
  const before = await current();
  change((document) => void (document['name'] = 'Renamed'));
  expect(await anew()).toEqual([]);
  const fitting = await current();
  expect(fitting).not.toBe(before);

  change((document) => void (document['titel'] = 'Avisos'));
  expect(await anew()).toContainEqual(expect.objectContaining({ file, severity: 'error' }));
  expect(await current()).toBe(fitting);

  change((document) => void delete document['titel']);
  expect(await anew()).toEqual([]);
});

test('they are read anew for those who sit at the machine', async () => {
  expect((await server.ask('POST', '/dev/documents')).json()).toEqual({ problems: [] });
  const far = { remoteAddress: '203.0.113.9' };
  expect((await server.ask('POST', '/dev/documents', far)).statusCode).toBe(404);
});
