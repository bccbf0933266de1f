import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../src/language/values/hash.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { hashSecret } from '../../../src/server/kernel/secret.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const user = uuidOf('two');
const proposal = uuidOf('proposal');
const hash = sha256('{}');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('100_paper_names');
  await old.write(tenant, firstRows(tenant));
  await old.write(
    tenant,
    `insert into blobs (hash, body) values ('${hash}', '{}');
insert into releases (hash, tenant_id, manifest, made_by, made_at)
     values ('${hash}', '${tenant}', '{}', 'files', now());
insert into release_blobs (release_hash, blob_hash, role) values ('${hash}', '${hash}', 'document');
insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, password_hash)
     values ('${tenant}', '${user}', 'editor', 'studio', 'P', 'Q', 'x');
insert into studio_proposals (tenant_id, uuid, name, reason, status, version, base, documents,
       uuid_author, authors, created_at, changed_at)
     values ('${tenant}', '${proposal}', 'x', '', 'DRAFT', 3, '${hash}', '[]', '${user}',
       array['${user}'::uuid], now(), now());
insert into audit (tenant_id, at, kind, uuid_user, call, about, request_id)
     values ('${tenant}', now(), 'studio', '${user}', 'saveStudioProposal',
       '{"id": "${proposal}"}', 'x')`,
  );
  await old.migrateTo();
});
afterAll(() => old.close());

const within = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(old.requests, tenant, work);
const link = (change: object) => ({
  ...{ tenant_id: tenant, uuid: uuidOf(JSON.stringify(change)), uuid_proposal: proposal },
  ...{ hash: hashSecret(JSON.stringify(change)), path: 'form/contact', version: 3 },
  ...{ saved_at: new Date(0), documents: '[]', uuid_user: user, created_at: new Date(0) },
  ...{ expires_at: new Date(1), revoked_at: null, revoked_by: null, ...change },
});
const insert = (change: object) =>
  within((db) => db.insertInto('studio_links').values(link(change)).execute());

test('a proposal of before has no link, and may have one; what was recorded of it stays', async () => {
  const count = () => within((db) => db.selectFrom('studio_links').select('uuid').execute());
  expect(await count()).toEqual([]);
  await insert({});
  expect(await count()).toHaveLength(1);
  const kept = await within((db) => db.selectFrom('audit').select('call').execute());
  expect(kept).toEqual([{ call: 'saveStudioProposal' }]);
});

test('whatever a server does, a link ends, is of a form or a screen, and stays revoked', async () => {
  await expect(insert({ expires_at: new Date(0) })).rejects.toThrow(/check/);
  await expect(insert({ path: 'tenant/tenant' })).rejects.toThrow(/check/);
  await expect(insert({ revoked_at: new Date(2) })).rejects.toThrow(/check/);
  await insert({ revoked_at: new Date(2), revoked_by: user });
  const again = (set: object) =>
    within((db) =>
      db.updateTable('studio_links').set(set).where('revoked_by', '=', user).execute(),
    );
  await expect(again({ revoked_at: null, revoked_by: null })).rejects.toThrow(/stays so/);
  await expect(again({ openings: 9 })).rejects.toThrow(/stays so/);
});

test('what a link shows, until when, and whose it is, nobody changes', async () => {
  for (const set of [{ documents: '[{}]' }, { expires_at: new Date(9) }, { hash: hashSecret('x') }])
    await expect(within((db) => db.updateTable('studio_links').set(set).execute())).rejects.toThrow(
      /permission denied/,
    );
  await expect(within((db) => db.deleteFrom('studio_links').execute())).rejects.toThrow(
    /permission denied/,
  );
});

test('a release of before is as it was, and one of now keeps its examples beside what it serves', async () => {
  const roles = () =>
    within((db) => db.selectFrom('release_blobs').select('role').orderBy('role').execute());
  expect(await roles()).toEqual([{ role: 'document' }]);
  const insertRole = (role: 'example') =>
    within((db) =>
      db
        .insertInto('release_blobs')
        .values({ release_hash: hash, blob_hash: hash, role })
        .execute(),
    );
  await insertRole('example');
  expect(await roles()).toEqual([{ role: 'document' }, { role: 'example' }]);
  await expect(insertRole('other' as 'example')).rejects.toThrow(/check/);
});
