import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/kernel/config.ts';
import { createEmailCipher } from '../../src/server/mail/emailCipher.ts';
import { letterKey } from '../../src/server/mail/emailKey.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder('letters');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = { text: 'Su clave es 123456', code: '123456' };
const cipher = createEmailCipher(Buffer.alloc(32, 1));

test('what a letter says is read back with its key, and shows nothing without', () => {
  const sealed = cipher.seal('a', content);
  expect(cipher.open('a', sealed)).toEqual(content);
  expect(sealed.includes('123456')).toBe(false);
  expect(sealed.equals(cipher.seal('a', content))).toBe(false);
});

test.each([
  ['with another key', createEmailCipher(Buffer.alloc(32, 2)), 'a', (sealed: Buffer) => sealed],
  ['as another letter', cipher, 'b', (sealed: Buffer) => sealed],
  ['when it was changed', cipher, 'a', (sealed: Buffer) => sealed.fill(0, 30)],
  ['when its mark is cut short', cipher, 'a', (sealed: Buffer) => sealed.subarray(0, 16)],
])('a letter is not read %s', (_, other, uuid, change) => {
  const sealed = change(cipher.seal('a', content));
  expect(() => other.open(uuid, sealed)).toThrow();
});

const keyOf = (environment: Record<string, string>) =>
  letterKey(readConfig({ DATA_DIR: folder, ...environment }));

test('the key beside the embedded database is made once, for its owner to read', async () => {
  const key = await keyOf({});
  expect(key).toHaveLength(32);
  expect(await keyOf({})).toEqual(key);
  expect(statSync(join(folder, 'outbox.key')).mode & 0o777).toBe(0o600);
});

test('servers that share a given database are given the key, unless they are a demo', async () => {
  const DATABASE_URL = 'postgres://owner:secret@localhost/area';
  const OUTBOX_KEY = 'ab'.repeat(32);
  await expect(keyOf({ DATABASE_URL, DEMO: '0' })).rejects.toThrow(/OUTBOX_KEY is missing/);
  const set = await keyOf({ DATABASE_URL, DEMO: '0', OUTBOX_KEY });
  expect(set).toEqual(Buffer.alloc(32, 0xab));
  const ofDemo = (url: string) => keyOf({ DATABASE_URL: url, DEMO: '1' });
  const demo = await ofDemo(DATABASE_URL);
  expect(await ofDemo(DATABASE_URL)).toEqual(demo);
  expect(await ofDemo(DATABASE_URL.replace('secret', 'other'))).not.toEqual(demo);
});

test('a key that is none stops the start without being shown', () => {
  expect(() => readConfig({ OUTBOX_KEY: 'secret' })).toThrow(/^OUTBOX_KEY must be(?!.*secret)/);
});
