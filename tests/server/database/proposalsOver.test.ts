import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../src/language/values/hash.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const [tenant, writer, approver] = [uuidOf('one'), uuidOf('writer'), uuidOf('approver')];
const manifests = ['{"of":1}', '{"of":2}', '{"of":3}'] as const;
const [first, second, third] = [sha256(manifests[0]), sha256(manifests[1]), sha256(manifests[2])];
let old: OldDatabase;

const user = (uuid: string, name: string) => `
  insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, password_hash)
    values ('${tenant}', '${uuid}', '${name}', 'studio', 'P', 'Q', 'x');\n`;
const release = (manifest: string) => `
  insert into releases (hash, tenant_id, manifest, made_by, made_at)
    values ('${sha256(manifest)}', '${tenant}', '${manifest}', 'files', '2026-11-01');\n`;
const served = (hash: string) => `
  insert into release_history (tenant_id, hash, since)
    values ('${tenant}', '${hash}', '2026-11-02');\n`;
const proposal = (name: string, status: string, became?: string) => `
  insert into studio_proposals (tenant_id, uuid, name, reason, status, version, base, documents,
    uuid_author, authors, uuid_approver, release_hash, created_at, changed_at)
    values ('${tenant}', '${uuidOf(name)}', '${name}', '', '${status}', 3, '${first}', '[]',
    '${writer}', '{${writer}}', '${approver}', ${became ? `'${became}'` : 'null'}, '2026-11-02',
    '2026-11-03');\n`;
/** The release of the history that came of a proposal, by its turn. */
const source = (name: string, hash: string) => `
  insert into release_sources (tenant_id, sequence, hash, files, folder, uuid_user, uuid_approver,
    uuid_proposal, why)
    select '${tenant}', max(sequence), '${hash}', '[]', '', '${writer}', '${approver}',
    '${uuidOf(name)}', '' from release_history where tenant_id = '${tenant}' and hash = '${hash}';\n`;

beforeAll(async () => {
  old = await startOldDatabase('118_evidence_apart');
  await old.write(
    tenant,
    [
      ...[firstRows(tenant), user(writer, 'writer'), user(approver, 'approver')],
      ...[...manifests.map(release), served(first), served(second)],
      ...[proposal('later', 'PUBLISHED', third), served(third), source('later', third)],
      ...[proposal('back', 'PUBLISHED', first), served(first), source('back', first)],
      ...[proposal('left', 'WITHDRAWN'), proposal('open', 'DRAFT')],
    ].join(''),
  );
  await old.migrateTo();
});
afterAll(() => old.close());

test('a proposal that was published tells the release that was served before its own; of others nothing is told', async () => {
  const rows = await withTenant(old.requests, tenant, (db) =>
    db.selectFrom('studio_proposals').select(['name', 'over_hash']).orderBy('name').execute(),
  );
  expect(rows).toEqual([
    { name: 'back', over_hash: third },
    { name: 'later', over_hash: second },
    { name: 'left', over_hash: null },
    { name: 'open', over_hash: null },
  ]);
});
