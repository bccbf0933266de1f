import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { awaitingDebits } from '../../../src/server/debits/awaitingDebits.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { readTransfers } from '../../../src/server/operations/readTransfers.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const [one, two] = [uuidOf('one'), uuidOf('two')];
const uuid = (name: string, tenant: string) => uuidOf(`${tenant}/${name}`);
let database: OldDatabase;

const operation = (
  tenant: string,
  [name, sequence, type, status]: [string, number, string, string],
) => `
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type,
    operation_status, channel, amount_shares_indicator, gross_amount, request_date, is_request, is_total, details)
    values ('${tenant}', '${uuid(name, tenant)}', '${tenant}', '1', ${sequence}, '${type}', '${status}',
    'ONLINE', 'B', 100000, '2026-11-02', false, false, '{"pay_method": "DOMICILIACION"}');
  insert into operation_history (tenant_id, uuid, uuid_operation, status_to, changed_at, changed_by, channel)
    values ('${tenant}', gen_random_uuid(), '${uuid(name, tenant)}', '${status}', '2026-11-03T10:00Z', 'SYSTEM',
    'ONLINE');
`;

/** Before direct debits and transfers had books of their own. */
const before067 = (tenant: string) =>
  firstRows(tenant) +
  (
    [
      ['signed', 1, 'SUSCRIPCION', 'SIGNED'],
      ['sent', 2, 'SUSCRIPCION', 'RD_SENT'],
      ['transfer', 3, 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'SNCE_2'],
      ['called off', 4, 'SUSCRIPCION', 'CANCELLED'],
      ['taken back', 5, 'SUSCRIPCION', 'CANCELLED'],
    ] as [string, number, string, string][]
  )
    .map((each) => operation(tenant, each))
    .join('');

/** What a server of the version before the last wrote: money that waits, debits that are out. */
const before075 = (tenant: string) => `
  insert into direct_debits (tenant_id, uuid, uuid_operation, amount, due_on, presented_at) values
    ('${tenant}', '${uuid('signed', tenant)}', '${uuid('signed', tenant)}', 100000, '2026-11-04', '2026-11-03'),
    ('${tenant}', '${uuid('called off', tenant)}', '${uuid('called off', tenant)}', 123450, '2026-11-04', '2026-11-03'),
    ('${tenant}', '${uuid('taken back', tenant)}', '${uuid('taken back', tenant)}', 100000, '2026-11-04', '2026-11-03');
  insert into debit_answers (tenant_id, uuid_debit, result, reference, source, answered_at) values
    ('${tenant}', '${uuid('signed', tenant)}', 'PAID', 'a', 'STAFF', '2026-11-04'),
    ('${tenant}', '${uuid('taken back', tenant)}', 'REJECTED', 'b', 'STAFF', '2026-11-04');
  insert into reconciliations (tenant_id, uuid_operation, amount, reconciled_on, source)
    values ('${tenant}', '${uuid('signed', tenant)}', 100000, '2026-11-04', 'DIRECT_DEBIT');
  insert into transfer_messages (tenant_id, uuid, uuid_operation, reference, kind, amount, source, refused,
    received_at) values
    ('${tenant}', gen_random_uuid(), '${uuid('transfer', tenant)}', 'm', 'MONEY', 100000, 'STAFF', null, '2026-11-04'),
    ('${tenant}', gen_random_uuid(), '${uuid('transfer', tenant)}', 'n', 'MONEY', 5, 'FILE', 'x', '2026-11-05'),
    ('${tenant}', gen_random_uuid(), null, 'o', 'MONEY', 7, 'FILE', 'x', '2026-11-05');
`;

/** Sales and transfers as they were kept with a gain or loss that nobody is taxed for yet. */
const before081 = (tenant: string) =>
  (
    [
      ['deferred', 'TRASPASO_SALIDA', '{"is_tax_deferred": true}'],
      ['taxed', 'TRASPASO_SALIDA', '{"is_tax_deferred": false}'],
      ['unrecorded', 'TRASPASO_SALIDA', '{}'],
      ['inherited', 'HERENCIA_SALIDA', '{}'],
      ['given back', 'DEVOLUCION_EXCESO', '{}'],
      ['sold', 'REEMBOLSO', '{}'],
    ] as const
  )
    .map(
      ([name, type, details], index) =>
        operation(tenant, [name, 20 + index, type, 'FINALIZED']) +
        `update operations set fiscal_import = -529, nav = 10000000, details = '${details}'
          where uuid = '${uuid(name, tenant)}';\n`,
    )
    .join('');

const as = <T>(work: (db: TenantDb) => Promise<T>, tenant = one) =>
  withTenant(database.requests, tenant, work);
const ofOwner = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(database.owner, one, work);

beforeAll(async () => {
  database = await startOldDatabase('065_groups_of_people');
  for (const tenant of [one, two]) await database.write(tenant, before067(tenant));
});
afterAll(() => database.close());

describe('orders of before direct debits and transfers had books', () => {
  beforeAll(() => database.migrateTo('072_sender_indexes'));

  test('wait for no debit that nobody presented', async () => {
    const waiting = await ofOwner((db) =>
      awaitingDebits(db, [uuid('signed', one), uuid('sent', one)]),
    );
    expect([...waiting]).toEqual([]);
  });

  test('that are transfers go on from the status that they had, without a message', async () => {
    const [transfer] = await ofOwner(async (db) =>
      readTransfers(
        db,
        { id: one, timeZone: 'Europe/Madrid', displayName: 'Almadraba Gestión' },
        await db
          .selectFrom('operations')
          .selectAll()
          .where('uuid', '=', uuid('transfer', one))
          .execute(),
      ),
    );
    expect(transfer!.messages).toEqual([]);
    expect(transfer!.progress).toMatchObject({ status: 'SNCE_2', amount: null, isComplete: false });
  });

  test('have one debit each, and each answer and reference stands once', async () => {
    for (const tenant of [one, two]) await database.write(tenant, before075(tenant));
    const again = (statement: string) => database.write(one, statement);
    await expect(
      again(`insert into direct_debits select tenant_id, gen_random_uuid(), uuid_operation, amount,
        due_on, presented_at from direct_debits`),
    ).rejects.toThrow('duplicate key');
    await expect(
      again(`insert into debit_answers select tenant_id, uuid_debit, 'RETURNED', reference, reason, source,
        answered_at from debit_answers`),
    ).rejects.toThrow('duplicate key');
    await expect(
      again(`insert into transfer_messages select tenant_id, gen_random_uuid(), uuid_operation, reference,
        kind, amount, reason, lots, source, refused, received_at from transfer_messages`),
    ).rejects.toThrow('duplicate key');
    for (const table of ['direct_debits', 'debit_answers', 'transfer_messages'])
      await expect(again(`delete from ${table}`)).rejects.toThrow('never changed');
  });
});

describe('money of the version before', () => {
  beforeAll(async () => {
    await database.migrateTo('080_document_kinds');
    await database.write(two, before081(two));
    await database.migrateTo();
  });

  test('is in plans of the individual system, and in no system that there is not', async () => {
    const plans = await as((db) => db.selectFrom('products').select('plan_system').execute());
    expect(plans).toEqual([{ plan_system: 'INDIVIDUAL' }]);
    await expect(database.write(one, `update products set plan_system = 'OTHER'`)).rejects.toThrow(
      'plan_system',
    );
  });

  test('that left with a gain that is deferred, inherited or given back tells none of it', async () => {
    const rows = await as(
      (db) =>
        db
          .selectFrom('operations')
          .select(['sequence', 'fiscal_import'])
          .where('sequence', '>=', 20n)
          .orderBy('sequence')
          .execute(),
      two,
    );
    expect(rows.map(({ fiscal_import }) => fiscal_import)).toEqual([0n, -529n, 0n, 0n, 0n, -529n]);
  });

  test('that waits is kept a second time, and both books agree', async () => {
    const kept = await as((db) =>
      db.selectFrom('received_money').selectAll().orderBy('step').execute(),
    );
    expect(kept).toEqual([
      { tenant_id: one, uuid_operation: uuid('transfer', one), step: 'ARRIVED', amount: 100_000n },
      { tenant_id: one, uuid_operation: uuid('signed', one), step: 'MATCHED', amount: 100_000n },
    ]);
    const figures = await as((db) => readFigures(db));
    expect(figures).toContainEqual({
      ...{ key_product: '1', figure: 'waiting', booked: 300_000n, posted: 300_000n },
    });
    expect(figures.filter((figure) => !isConserved(figure))).toEqual([]);
  });

  test('is kept twice too when a server of that version matches it', async () => {
    await as((db) =>
      sql`insert into reconciliations (tenant_id, uuid_operation, amount, reconciled_on, source)
        values (${one}, ${uuid('sent', one)}, 100000, '2026-11-06', 'STAFF')`.execute(db),
    );
    const figures = await as((db) => readFigures(db));
    expect(figures.find(({ figure }) => figure === 'waiting')).toMatchObject({
      ...{ booked: 500_000n, posted: 500_000n },
    });
  });

  test('is never changed, by requests nor by the owner', async () => {
    for (const db of [database.requests, database.owner])
      for (const table of ['received_money', 'debit_withdrawals'])
        await expect(
          withTenant(db, one, (at) => sql`delete from ${sql.table(table)}`.execute(at)),
        ).rejects.toThrow(/permission denied|never changed/);
  });

  test('that was not collected yet for a cancelled order is to be withdrawn, and staff hear of it', async () => {
    const asked = await as((db) => db.selectFrom('debit_withdrawals').selectAll().execute());
    expect(asked).toEqual([
      {
        ...{ tenant_id: one, uuid_debit: uuid('called off', one) },
        asked_at: new Date('2026-11-03T10:00:00Z'),
      },
    ]);
    const alerts = await as((db) => db.selectFrom('staff_alerts').selectAll().execute());
    expect(alerts).toMatchObject([
      {
        ...{ kind: 'DEBIT_WITHDRAWAL', subject: uuid('called off', one), resolved_at: null },
        facts: { operation: uuid('called off', one), amount: '1.234,50' },
      },
    ]);
  });
});
