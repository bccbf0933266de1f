import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPrivileges } from '../../../src/server/database/grantPrivileges.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { idOf, openDesk, person, reasonsOf, type Desk } from '../people/desk.ts';
import { thief } from './proving.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

test('a database of before keeps its sessions, which have no proof, and its newest contacts have to settle', async () => {
  const token = await desk.token('luis');
  await desk.rows((db) =>
    db
      .insertInto('draft_changes')
      .values({
        tenant_id: desk.at().tenant.id,
        uuid: idOf('draft/applied'),
        uuid_intervener: idOf('intervener/luis'),
        section: 'CONTACT',
        uuid_address: null,
        uuid_document: null,
        changes: JSON.stringify([
          { field: 'email', old: 'luis.antes@example.test', new: 'luis@example.test' },
          { field: 'mobile_phone', old: null, new: '600000099' },
        ]),
        made_by: idOf('user/luis'),
        made_at: desk.context.now(),
        status: 'APPLIED',
        closed_by: idOf('user/luis'),
        closed_at: desk.context.now(),
      })
      .execute(),
  );
  for (const table of ['reauthentications', 'contact_changes'])
    await sql`drop table ${sql.table(table)}`.execute(desk.owner);
  await sql`delete from migrations where name = '043_reauthentication'`.execute(desk.owner);
  await migrate(desk.owner);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relname in ('reauthentications', 'contact_changes', 'draft_changes')
    and relrowsecurity and relforcerowsecurity order by 1`.execute(desk.owner);
  expect(rows.map(({ name }) => name)).toEqual([
    'contact_changes',
    'draft_changes',
    'reauthentications',
  ]);
  // As every start does.
  const { rows: logins } = await sql<{ role: string }>`select current_user as role`.execute(
    desk.context.db,
  );
  await grantPrivileges(desk.owner, logins[0]!.role, { isDemo: true });
  const kept = await desk.rows((db) =>
    db.selectFrom('contact_changes').select(['field', 'former']).orderBy('sequence').execute(),
  );
  expect(kept).toEqual([
    { field: 'email', former: 'luis.antes@example.test' },
    { field: 'mobile_phone', former: null },
  ]);
  const send = thief(desk, token);
  expect((await send('GET', '/me')).statusCode).toBe(200);
  const answer = await send('PATCH', person('luis'), { email: 'luis.nuevo@example.test' });
  expect(reasonsOf(answer)).toEqual(['403 reauthentication_required']);
});
