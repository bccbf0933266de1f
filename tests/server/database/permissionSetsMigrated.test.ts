import { rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPrivileges } from '../../../src/server/database/grantPrivileges.ts';
import { connect } from '../../../src/server/database/connect.ts';
import {
  startEmbedded,
  type EmbeddedDatabase,
} from '../../../src/server/database/embedded/startEmbedded.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import type { Tables } from '../../../src/server/tables/tables.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('sets-migrated');
const log = createLog('silent');
const [one, two] = [uuidOf('one'), uuidOf('two')];
/** The last migration of the version before. */
const LAST = '072_sender_indexes';
let embedded: EmbeddedDatabase;
let owner: Kysely<Tables>;
let requests: Kysely<Tables>;

/** Staff of the version before, each with rights of their own. */
const staff: [name: string, kind: string, permissions: string][] = [
  ['ops', 'staff', '{read,operate}'],
  ['ops.two', 'staff', '{operate,read}'],
  ['reader', 'staff', '{read}'],
  ['other', 'staff', '{operate}'],
  ['unknown', 'staff', '{see_clients}'],
  ['editor', 'studio', '{edit}'],
  ['publisher', 'studio', '{edit,publish}'],
];

beforeAll(async () => {
  embedded = await startEmbedded(folder, log);
  owner = connect(embedded.connection, log);
  const before = Object.entries(migrations).filter(([name]) => name <= LAST);
  await migrate(owner, Object.fromEntries(before));
  for (const tenant of [one, two])
    await owner.transaction().execute(async (db) => {
      await sql`select set_config('app.tenant', ${tenant}, true)`.execute(db);
      await sql`insert into tenants values (${tenant}, ${tenant})`.execute(db);
      for (const [name, kind, rights] of staff) {
        const uuid = uuidOf(`${tenant}/${name}`);
        await sql`insert into users (tenant_id, uuid, username, kind, given_name, family_name_1,
          password_hash, permissions) values (${tenant}, ${uuid}, ${name}, ${kind}, 'S', 'P', 'x',
          ${rights}::text[])`.execute(db);
        await sql`insert into sessions (tenant_id, uuid, uuid_user, created_at)
          values (${tenant}, ${uuid}, ${uuid}, now())`.execute(db);
        await sql`insert into access_tokens (hash, tenant_id, kind, uuid_session, uuid_user,
          permissions, expires_at) values (sha256(${`${tenant}/${name}`}::text::bytea), ${tenant},
          ${kind}, ${uuid}, ${uuid}, ${rights}::text[], now() + interval '10 minutes')`.execute(db);
      }
    });
  await migrate(owner);
  await grantPrivileges(owner, embedded.requests.user, { isDemo: true });
  requests = connect(embedded.requests, log);
});
afterAll(async () => {
  await requests.destroy();
  await owner.destroy();
  await embedded.stop();
  rmSync(folder, { recursive: true });
});

const operations = ['change_status', 'export_rd', 'operate', 'see_photos', 'validate'];

test.each([
  ['ops', ['change_status', 'export_rd', 'operate', 'read', 'see_photos', 'validate']],
  ['ops.two', ['change_status', 'export_rd', 'operate', 'read', 'see_photos', 'validate']],
  ['reader', ['read']],
  ['other', operations],
  ['unknown', []],
  ['editor', ['edit']],
  ['publisher', ['edit', 'publish']],
])('a session of %s goes on with the rights that they had', async (name, expected) => {
  for (const tenant of [one, two]) {
    const { rows } = await sql<{ permissions: string[] }>`select permissions
      from bearer_of(sha256(${`${tenant}/${name}`}::text::bytea))`.execute(requests);
    expect(rows.map(({ permissions }) => permissions.toSorted())).toEqual([expected]);
  }
});

test('people who had the same rights have one set, and known rights the set of that name', async () => {
  await owner.transaction().execute(async (db) => {
    await sql`select set_config('app.tenant', ${one}, true)`.execute(db);
    const sets = await db
      .selectFrom('users')
      .innerJoin('permission_sets as rights', 'rights.uuid', 'users.uuid_permission_set')
      .select(['users.username', 'rights.key_name'])
      .where('users.tenant_id', '=', one)
      .orderBy('username')
      .execute();
    expect(sets.map(({ username, key_name }) => [username, key_name])).toEqual([
      ['editor', 'STUDIO_EDITION'],
      ['ops', 'OPERATIONS'],
      ['ops.two', 'OPERATIONS'],
      ['other', expect.stringMatching(/^MIGRATED_\d$/)],
      ['publisher', 'STUDIO_PUBLICATION'],
      ['reader', 'CONSULTATION'],
      ['unknown', expect.stringMatching(/^MIGRATED_\d$/)],
    ]);
  });
});
