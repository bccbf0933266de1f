import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../src/server/backup/manifest.ts';
import { readManifest } from '../../../src/server/backup/readManifest.ts';
import { hostileManifests, strayNames } from '../../support/attacks/manifests.ts';
import { noneOf, some } from '../../support/benchSection.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { HostileSection } from './hostileSection.ts';

const uuid = '0a1b2c3d-0000-4000-8000-000000000001';
const good: Manifest = {
  format: 1,
  made_at: '2026-11-20T11:00:00.000Z',
  migrations: ['001_tenants'],
  parts: [{ table: 'users', tenant: uuid, rows: 1, sha256: 'a'.repeat(64) }],
  sequences: { outbox_sequence_seq: '3' },
  files: [{ uuid, size: '3', sha256: 'b'.repeat(64) }],
};

/** Backups whose manifest leads out of their folder: none is read. */
export const manifests: HostileSection = {
  minutes: 1,
  attacks: ['manifests'],
  async run() {
    const folder = temporaryFolder('hostile-manifest');
    const isRead = (manifest: unknown) => {
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
      return readManifest(folder).then(
        () => true,
        () => false,
      );
    };
    const taken: string[] = [];
    for (const [what, spoil] of hostileManifests)
      for (const name of strayNames)
        if (await isRead(spoil(good, name))) taken.push(`${what}: ${name}`);
    const honest = (await isRead(good)) ? [] : ['as backups write it'];
    rmSync(folder, { recursive: true, force: true });
    return [
      some('manifests', hostileManifests.length * strayNames.length),
      noneOf('that are read', taken),
      noneOf('honest ones refused', honest),
    ];
  },
};
