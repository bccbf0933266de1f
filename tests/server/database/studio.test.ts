import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../src/language/values/hash.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const other = uuidOf('two');
const hash = sha256('{}');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('098_signed_with');
  await old.write(tenant, firstRows(tenant));
  await old.write(
    tenant,
    `insert into releases (hash, tenant_id, manifest, made_by, made_at)
     values ('${hash}', '${tenant}', '{}', 'files', now());
insert into release_history (tenant_id, hash, since) values ('${tenant}', '${hash}', now());
insert into users (tenant_id, uuid, username, kind, given_name, family_name_1, password_hash)
     values ('${tenant}', '${other}', 'publisher', 'studio', 'P', 'Q', 'x')`,
  );
  await old.migrateTo();
});
afterAll(() => old.close());

const proposal = (change: object) => ({
  ...{ tenant_id: tenant, uuid: uuidOf(JSON.stringify(change)), name: 'x', reason: '' },
  ...{ status: 'DRAFT' as const, version: 1, base: hash, documents: '[]' },
  ...{ uuid_author: other, authors: [other], uuid_approver: null, release_hash: null },
  ...{ created_at: new Date(0), changed_at: new Date(0), ...change },
});
const insert = (change: object) =>
  withTenant(old.requests, tenant, (db) =>
    db.insertInto('studio_proposals').values(proposal(change)).execute(),
  );

test('releases of before are kept, and were made of files: nobody is told to have published them', async () => {
  const rows = await withTenant(old.requests, tenant, (db) =>
    db
      .selectFrom('release_history as history')
      .leftJoin('release_sources as source', 'source.sequence', 'history.sequence')
      .select(['history.hash', 'source.uuid_user'])
      .execute(),
  );
  expect(rows).toContainEqual({ hash, uuid_user: null });
});

test('whatever a server does, nobody approves what they wrote, and nothing unapproved is published', async () => {
  await insert({});
  await expect(insert({ status: 'IN_REVIEW', uuid_approver: other })).rejects.toThrow(/check/);
  await expect(insert({ status: 'APPROVED' })).rejects.toThrow(/check/);
  await expect(insert({ status: 'PUBLISHED', release_hash: hash })).rejects.toThrow(/check/);
  await expect(insert({ release_hash: hash })).rejects.toThrow(/check/);
});

test('the way of a proposal is added to and never changed, and its author stays', async () => {
  const within = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(old.requests, tenant, work);
  const uuid_proposal = proposal({}).uuid;
  const event = { tenant_id: tenant, uuid_proposal, at: new Date(0), uuid_user: other };
  await within((db) =>
    db
      .insertInto('studio_events')
      .values([
        { ...event, what: 'CREATED', why: '' },
        { ...event, what: 'SAVED', why: '' },
      ])
      .execute(),
  );
  await expect(
    within((db) => db.updateTable('studio_events').set({ why: 'x' }).execute()),
  ).rejects.toThrow(/permission denied/);
  await expect(
    within((db) => db.updateTable('studio_proposals').set({ uuid_author: tenant }).execute()),
  ).rejects.toThrow(/permission denied/);
  await expect(within((db) => db.deleteFrom('studio_proposals').execute())).rejects.toThrow(
    /permission denied/,
  );
});
