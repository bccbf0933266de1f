import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const [one, two] = [uuidOf('one'), uuidOf('two')];
const [open, closed] = [uuidOf('open'), uuidOf('closed')];
let database: OldDatabase;

/** A request for support, what was told of it, alerts and requests for people: one of each open, one over. */
const rowsOf = (tenant: string) => `
  ${firstRows(tenant)}
  insert into issues (tenant_id, uuid, subject, description, status, blocking, is_from_pa, is_intervener,
    expires_on, expires_at, uuid_intervener, uuid_group, category, links, created_by, created_at)
    values ('${tenant}', '${tenant}', 'Solicitud info: Ana', 'Hola', 'NEW', false, true, true, '2026-12-01',
    '2026-12-01', '${tenant}', '${tenant}', 'INFO', '{}', '${tenant}', '2026-11-01');
  insert into notifications (tenant_id, uuid, uuid_intervener, type, message, created_at, is_read)
    values ('${tenant}', '${tenant}', '${tenant}', 'OPERATION', 'Su orden', '2026-11-01', false);
  insert into decisions (tenant_id, at, uuid_user, kind, uuid_about, result)
    values ('${tenant}', '2026-11-01', '${tenant}', 'CONTACT', '${tenant}', 'VALIDADO');
  insert into staff_alerts (tenant_id, uuid, kind, subject, facts, created_at, resolved_at) values
    ('${tenant}', '${open}', 'ORDER_UNFILLED', 'x', '{}', '2026-11-01', null),
    ('${tenant}', '${closed}', 'ORDER_UNFILLED', 'x', '{}', '2026-10-01', '2026-10-02');
  insert into party_requests (tenant_id, uuid, uuid_account, role, name, email, status, uuid_issue,
    requested_by, requested_at) values
    ('${tenant}', '${open}', '${tenant}', 'AUTORIZADO', 'Eva', 'eva@example.test', 'PENDING', '${tenant}',
      '${tenant}', '2026-11-01'),
    ('${tenant}', '${closed}', '${tenant}', 'AUTORIZADO', 'Eva', 'eva@example.test', 'DONE', '${tenant}',
      '${tenant}', '2026-10-01');
`;

beforeAll(async () => {
  database = await startOldDatabase('061_narrow_walls');
  for (const tenant of [one, two]) await database.write(tenant, rowsOf(tenant));
  await database.migrateTo();
});
afterAll(() => database.close());

const as = <T>(work: (db: TenantDb) => Promise<T>, tenant = one) =>
  withTenant(database.requests, tenant, work);

describe('a request for support of the version before', () => {
  test('is answered, and told of as the newer ones are', async () => {
    await as((db) =>
      db
        .insertInto('issue_answers')
        .values({
          ...{ tenant_id: one, uuid: open, uuid_issue: one, text: 'Buenos días' },
          ...{ answered_by: one, answered_at: new Date('2026-11-02') },
        })
        .execute(),
    );
    const told = await as((db) =>
      db.selectFrom('notifications').select(['message', 'uuid_issue']).execute(),
    );
    expect(told).toEqual([{ message: 'Su orden', uuid_issue: null }]);
    const others = await as((db) => db.selectFrom('issue_answers').selectAll().execute(), two);
    expect(others).toEqual([]);
  });

  test('changes its status, and its answer stays as it is', async () => {
    await as((db) => db.updateTable('issues').set({ status: 'CLOSED' }).execute());
    for (const db of [database.requests, database.owner])
      await expect(
        withTenant(db, one, (at) => sql`update issue_answers set text = 'Otra'`.execute(at)),
      ).rejects.toThrow(/permission denied|never changed/);
  });
});

test('decisions of the version before stay, and the newer kinds stand beside them', async () => {
  const kept = () =>
    as((db) => db.selectFrom('decisions').select('kind').orderBy('sequence').execute());
  expect(await kept()).toEqual([{ kind: 'CONTACT' }]);
  for (const kind of ['ISSUE', 'PARTY_REQUEST', 'ALERT'] as const)
    await as((db) =>
      db
        .insertInto('decisions')
        .values({
          tenant_id: one,
          at: new Date(),
          uuid_user: one,
          kind,
          uuid_about: one,
          result: 'x',
        })
        .execute(),
    );
  expect(await kept()).toHaveLength(4);
  const unknown = as((db) =>
    sql`insert into decisions (tenant_id, at, uuid_user, kind, uuid_about, result)
      values (${one}, now(), ${one}, 'OTHER', ${one}, 'x')`.execute(db),
  );
  await expect(unknown).rejects.toThrow('decisions_kind_check');
});

describe('an alert of the version before', () => {
  const change = (uuid: string, set: { note: string | null }) =>
    as((db) =>
      db
        .updateTable('staff_alerts')
        .set({ ...set, resolved_at: new Date('2026-11-03'), closed_by: one })
        .where('uuid', '=', uuid)
        .execute(),
    );

  test('that was closed has no note, and nobody closes it again', async () => {
    const [row] = await as((db) =>
      db.selectFrom('staff_alerts').selectAll().where('uuid', '=', closed).execute(),
    );
    expect(row).toMatchObject({ note: null, closed_by: null });
    await expect(change(closed, { note: 'Hecho' })).rejects.toThrow('never changed');
  });

  test('that is open is closed by somebody with a note, and by nobody without', async () => {
    await expect(change(open, { note: null })).rejects.toThrow('check');
    await change(open, { note: 'Hecho' });
    await expect(change(open, { note: 'Otra' })).rejects.toThrow('never changed');
  });
});

describe('a request for a person of the version before', () => {
  const decide = (uuid: string) =>
    as((db) =>
      db
        .updateTable('party_requests')
        .set({ status: 'DONE', uuid_intervener: one })
        .where('uuid', '=', uuid)
        .execute(),
    );

  test('that was decided stays so, and names nobody', async () => {
    const rows = await as((db) =>
      db.selectFrom('party_requests').selectAll().where('uuid', '=', closed).execute(),
    );
    expect(rows).toMatchObject([{ status: 'DONE', uuid_intervener: null }]);
    await expect(decide(closed)).rejects.toThrow('once they are decided');
  });

  test('that waits is decided once, and names whom it put on the account', async () => {
    await decide(open);
    await expect(decide(open)).rejects.toThrow('once they are decided');
  });
});
