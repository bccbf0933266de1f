import { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../../src/server/backup/manifest.ts';
import { placeWithin } from '../../../src/server/backup/placeWithin.ts';
import { readManifest } from '../../../src/server/backup/readManifest.ts';
import { hostileManifests, strayNames } from '../../support/attacks/manifests.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('manifest');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const uuid = '0a1b2c3d-0000-4000-8000-000000000001';
const good: Manifest = {
  format: 1,
  made_at: '2026-11-20T11:00:00.000Z',
  migrations: ['001_tenants'],
  parts: [{ table: 'users', tenant: uuid, rows: 1, sha256: 'a'.repeat(64) }],
  sequences: { outbox_sequence_seq: '3' },
  files: [{ uuid, size: '3', sha256: 'b'.repeat(64) }],
};
const manifest = join(folder, 'manifest.json');
const write = (value: unknown) =>
  writeFileSync(manifest, typeof value === 'string' ? value : JSON.stringify(value));

describe('the manifest of a backup', () => {
  test('is read when it is as backups write it', async () => {
    write(good);
    expect(await readManifest(folder)).toEqual(good);
  });

  test.each(hostileManifests)('leads nowhere by the name of %s', async (_, spoil) => {
    for (const name of strayNames) {
      write(spoil(good, name));
      const read = await readManifest(folder).catch((error: Error) => error);
      expect([name, read instanceof Error]).toEqual([name, true]);
      if (read instanceof Error) {
        expect([name, read.name]).toEqual([name, 'BackupFault']);
        expect(read.message).not.toMatch(/passwd|evil|drop table/);
      }
    }
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"format":1}',
    '{"format":2}',
    '{"format":1,"parts":[null]}',
  ])('that reads %s is none', async (text) => {
    write(text);
    await expect(readManifest(folder)).rejects.toThrow(/(format|backup)/);
  });
});

describe('a backup', () => {
  test('is read from its own folder and through no link', async () => {
    writeFileSync(join(folder, 'secret'), 'secret');
    const backup = join(folder, 'backup');
    mkdirSync(join(backup, 'files'), { recursive: true });
    mkdirSync(join(backup, 'tables'));
    writeFileSync(join(backup, 'tables/plain'), 'x');
    symlinkSync('/etc', join(backup, 'files/0a'));
    symlinkSync(join(folder, 'secret'), join(backup, 'tables/linked'));
    symlinkSync('plain', join(backup, 'tables/inside'));
    expect(await placeWithin(backup, 'tables/plain')).toMatch(/backup\/tables\/plain$/);
    for (const path of ['files/0a/passwd', 'tables/linked', 'tables/inside', 'tables', '../secret'])
      await expect(placeWithin(backup, path), path).rejects.toThrow(/no file of its own|missing/);
    await expect(placeWithin(backup, 'tables/none')).rejects.toThrow(/is missing/);
    symlinkSync(manifest, join(backup, 'manifest.json'));
    await expect(readManifest(backup)).rejects.toThrow(/no file of its own/);
    unlinkSync(join(backup, 'manifest.json'));
    await expect(readManifest(backup)).rejects.toThrow(/is no whole backup/);
  });
});
