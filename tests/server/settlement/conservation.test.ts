import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
let market: Market;
/** A transfer that has left and not arrived. */
let underway: string;
/** Transfers from other entities whose money is here: all of it with its history, without it, and a euro short. */
const waiting: string[] = [];
const unequal = async (db: TenantDb) =>
  (await readFigures(db)).filter((figure) => !isConserved(figure));

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const { uuid: account } = await market.accountOf('Ahorro familiar');
  const company = await market.openAccount(true);
  const transfer = { key_product_target: '10395' };
  await market.settleUntil('2026-11-23T09:30:00Z');
  for (const on of [account, company])
    await market.give({
      ...{ account: on, product: '10393', type: 'SUSCRIPCION', gross_amount: 500_000n },
      details: { pay_method: 'TRANSFERENCIA' },
    });
  await market.give({
    ...{ account, type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA', product: '10393' },
    gross_amount: 300_000n,
    details: { xt_isin_code: 'ES0112345678', xt_acount_origin: '1' },
  });
  await market.settleUntil('2026-12-14T09:30:00Z');
  for (const on of [account, company]) {
    const moved = { account: on, product: '10393', gross_amount: 100_000n };
    await market.give({ ...moved, type: 'SOLICITUD_TRASPASO_INTERNO', details: transfer });
    await market.give({ ...moved, type: 'REEMBOLSO' });
  }
  await market.settleUntil('2026-12-15T09:30:00Z');
  for (const ending of ['17', '16', '15'])
    waiting.push(
      await market.give({
        ...{ account, type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA', product: '10393' },
        gross_amount: 300_000n,
        details: { xt_isin_code: 'ES0112345678', xt_acount_origin: `9999-${ending}` },
      }),
    );
  await market.settleUntil('2026-12-21T09:30:00Z');
  underway = await market.give({
    ...{ account, product: '10393', type: 'SOLICITUD_TRASPASO_INTERNO', gross_amount: 50_000n },
    details: transfer,
  });
  await market.give({
    ...{ account, product: '10393', type: 'SUSCRIPCION', gross_amount: 70_000n },
    details: { pay_method: 'DOMICILIACION' },
  });
  await market.settleUntil('2026-12-22T09:30:00Z');
});
afterAll(() => server.close());

/** Changes that are undone again: what both books say of them meanwhile. */
async function altered(...statements: string[]) {
  const undo = new Error('undone');
  let found: Awaited<ReturnType<typeof unequal>> = [];
  const tried = server.owner.transaction().execute(async (at) => {
    for (const table of [
      'ledger_postings',
      'reconciliations',
      'transfer_messages',
      'received_money',
      'execution_seals',
    ])
      await sql`alter table ${sql.table(table)} disable trigger immutable`.execute(at);
    await sql`select set_config('app.tenant', ${market.tenant.id}, true)`.execute(at);
    for (const statement of statements) await sql.raw(statement).execute(at);
    found = await unequal(Object.assign(at, { tenantId: market.tenant.id, pool: server.owner }));
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  return found;
}

test('participations and money are where both books say, day after day', async () => {
  const days = await market.inTenant((db) =>
    db
      .selectFrom('conservation_checks')
      .select(({ fn }) => ['day', fn.countAll<bigint>().as('figures')])
      .groupBy('day')
      .execute(),
  );
  expect(days.length).toBe(32);
  expect(await market.inTenant(unequal)).toEqual([]);
  const alerts = await market.inTenant((db) => db.selectFrom('staff_alerts').selectAll().execute());
  expect(alerts.filter(({ kind }) => kind === 'CONSERVATION')).toEqual([]);
});

test('what left by a transfer that has not arrived is on its way', async () => {
  const [left] = await market.carriedOut(underway);
  expect(left!.operation_type).toBe('TRASPASO_SALIDA');
  const figures = await market.inTenant((db) => readFigures(db));
  const of = (name: string) =>
    figures.find(({ key_product, figure }) => key_product === '10393' && figure === name)!;
  expect(of('arrived').booked).toBe(of('left').booked);
});

const operations = ['gross_amount', 'shares', 'withholding', 'commission'] as const;

test.runIf(isWhole)(
  'any row of the operations that is altered by one unit is noticed',
  async () => {
    const { rows } = await market.inTenant((db) =>
      sql<{
        uuid: string;
        type: string;
      }>`select distinct on (operation_type) uuid, operation_type as type
      from operations where operation_status = 'FINALIZED' and not (details ? 'is_periodic')
        and operation_type not like '%BLOQUEO%' and shares is not null
      order by operation_type, sequence desc`.execute(db),
    );
    expect(rows.map(({ type }) => type)).toContain('SOLICITUD_TRASPASO_INTERNO');
    expect(rows.length).toBeGreaterThan(8);
    for (const { uuid, type } of rows)
      for (const column of operations) {
        if (type.startsWith('SOLICITUD') && !/gross|shares/.test(column)) continue;
        if (type.endsWith('EXTERNO_ENTRADA') && column === 'shares') continue;
        const change = `update operations set ${column} = coalesce(${column}, 0) + 1 where uuid = '${uuid}'`;
        expect(await altered(change), `${type} ${column}`).not.toEqual([]);
      }
  },
);

/** Many rows, each altered and asked about. */
const LONG = 120_000;

test.runIf(isWhole)(
  'whose it is, at which NAV and of which lots cannot be altered unnoticed',
  async () => {
    const { rows } = await market.inTenant((db) =>
      sql<{ uuid: string; type: string; other: string }>`
      select distinct on (o.operation_type) o.uuid, o.operation_type as type,
        (select uuid from accounts where uuid <> o.uuid_account limit 1) as other
      from operations o join ledger_postings p on p.uuid_operation = o.uuid
      order by o.operation_type, o.sequence desc`.execute(db),
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const { uuid, type, other } of rows)
      for (const change of [
        `uuid_account = '${other}'`,
        'nav = coalesce(nav, 0) + 1',
        'nav_date = coalesce(nav_date, value_date) - 400',
        'fiscal_import = coalesce(fiscal_import, 0) + 1',
        'net_amount = coalesce(net_amount, 0) + 1',
        `details = details || '{"lots": [{"shares": "1"}]}'`,
      ])
        expect(
          await altered(`update operations set ${change} where uuid = '${uuid}'`),
          `${type} ${change}`,
        ).not.toEqual([]);
    const at = `where uuid_operation = '${rows[0]!.uuid}'`;
    for (const change of [
      `update ledger_postings set booked_on = booked_on - 1 ${at}`,
      `update ledger_postings set source = case source when 'OPENING' then 'SETTLEMENT' else 'OPENING' end ${at}`,
      `update execution_seals set hash = 'x' ${at}`,
      `delete from execution_seals ${at}`,
    ])
      expect(await altered(change), change).not.toEqual([]);
  },
  LONG,
);

test.runIf(isWhole)(
  'a row of the double entry that is altered by one unit is noticed',
  async () => {
    const { rows } = await market.inTenant((db) =>
      sql<{ uuid: string; account: string; source: string }>`select distinct on (1, 3, amount > 0)
      ledger_account as account, uuid_operation as uuid, source from ledger_postings
      order by 1, 3, amount > 0, uuid_operation`.execute(db),
    );
    expect(new Set(rows.map(({ account }) => account))).toEqual(
      new Set(['PARTICIPATIONS', 'TRANSIT', 'BANK', 'ENTITY', 'PERSON', 'TAX']),
    );
    for (const { uuid, account } of rows)
      for (const column of ['amount', 'shares']) {
        if (column === 'shares' && account !== 'PARTICIPATIONS') continue;
        const at = `where uuid_operation = '${uuid}' and ledger_account = '${account}'`;
        const change = `update ledger_postings set ${column} = ${column} + 1 ${at}`;
        expect(await altered(change), `${account} ${column}`).not.toEqual([]);
        expect(await altered(`delete from ledger_postings ${at}`), account).not.toEqual([]);
      }
  },
);

test('matched money that is altered by a cent is noticed, executed or waiting', async () => {
  const { rows } = await market.inTenant((db) =>
    sql<{ uuid: string }>`select uuid_operation as uuid from reconciliations m join operations o
      on o.uuid = m.uuid_operation where o.operation_status <> 'CANCELLED'`.execute(db),
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { uuid } of rows)
    expect(
      await altered(
        `update reconciliations set amount = amount + 1 where uuid_operation = '${uuid}'`,
      ),
      uuid,
    ).not.toEqual([]);
});

test.runIf(isWhole)(
  'any row about money that waits is noticed when it is altered by a cent, or gone',
  async () => {
    for (const uuid of waiting) {
      const status = (await market.operation(uuid)).operation_status;
      expect(status).toBe(uuid === waiting[0] ? 'SNCE_3' : 'SNCE_2');
    }
    const rows: [table: string, where: string][] = [];
    for (const table of ['transfer_messages', 'received_money', 'reconciliations']) {
      const isMoney = table === 'transfer_messages' ? sql`and one.kind = 'MONEY'` : sql``;
      const { rows: found } = await market.inTenant((db) =>
        sql<{ place: string }>`select one.ctid::text as place from ${sql.table(table)} one
        join operations o on o.uuid = one.uuid_operation
        where o.operation_status not in ('FINALIZED', 'CANCELLED') ${isMoney}`.execute(db),
      );
      expect(found.length, table).toBeGreaterThan(0);
      rows.push(...found.map(({ place }): [string, string] => [table, place]));
    }
    const { rows: asked } = await market.inTenant((db) =>
      sql<{ place: string }>`select ctid::text as place from operations
      where operation_status not in ('FINALIZED', 'CANCELLED')
      and operation_type in ('SUSCRIPCION', 'APORTACION', 'APORTACION_PERIODICA')
      and uuid in (select uuid_operation from reconciliations)`.execute(db),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const [table, place] of rows) {
      const where = `where ctid = '${place}'`;
      for (const change of [
        `update ${table} set amount = amount + 1 ${where}`,
        `update ${table} set amount = amount - 1 ${where}`,
        `delete from ${table} ${where}`,
      ])
        expect(
          (await altered(change)).map(({ figure }) => figure),
          change,
        ).toContain('waiting');
    }
    for (const { place } of asked) {
      const change = `update operations set gross_amount = gross_amount + 1 where ctid = '${place}'`;
      expect(
        (await altered(change)).map(({ figure }) => figure),
        change,
      ).toContain('waiting');
    }
  },
);

test('a transfer that has left and is called off, or done, without having arrived is noticed', async () => {
  for (const status of ['CANCELLED', 'FINALIZED']) {
    const change = `update operations set operation_status = '${status}' where uuid = '${underway}'`;
    const found = await altered(change);
    expect(found.map(({ figure }) => figure)).toContain('arrived');
  }
});

test('a transfer that has left is completed and never cancelled, by nobody', async () => {
  const path = `/api/operations/${underway}`;
  const byInvestor = await server.ask('DELETE', path, { token: await server.token('ana') });
  const token = await server.token('staff.ops', { scope: 'staff' });
  const byStaff = await server.ask('POST', `${path}/status-change`, {
    ...{ token, proof: await grantProof(server, token) },
    payload: { operation_status: 'CANCELLED', reason: 'Prueba' },
  });
  expect([byInvestor.statusCode, byStaff.statusCode]).toEqual([409, 409]);
});

test('books that do not agree stop the batch until they do, and staff are told once', async () => {
  const change = (by: number) =>
    withTenant(server.owner, market.tenant.id, (db) =>
      sql`update operations set shares = shares + ${by} where uuid = (select uuid from operations
        where operation_type = 'SUSCRIPCION' and operation_status = 'FINALIZED' and key_product = '10393'
        order by uuid limit 1)`.execute(db),
    );
  const through = () =>
    market.inTenant((db) => db.selectFrom('settled_days').select('through').executeTakeFirst());
  const alerts = () =>
    market.inTenant((db) =>
      db
        .selectFrom('staff_alerts')
        .selectAll()
        .where('kind', '=', 'CONSERVATION')
        .orderBy('subject')
        .execute(),
    );
  await change(1);
  await market.settleUntil('2026-12-23T09:30:00Z');
  await market.settleUntil('2026-12-28T09:30:00Z');
  expect(await through()).toEqual({ through: '2026-12-22' });
  const told = await alerts();
  expect(told).toMatchObject([
    { subject: '10393/participations', resolved_at: null, facts: { figure: 'participations' } },
    { subject: '10393/sealed', resolved_at: null, facts: { figure: 'sealed' } },
  ]);
  expect(BigInt(told[0]!.facts.booked!) - BigInt(told[0]!.facts.posted!)).toBe(1n);
  expect((await market.operation(underway)).operation_status).toBe('RD_SENT');
  await change(-1);
  await market.settleUntil('2026-12-28T09:31:00Z');
  expect(await through()).toEqual({ through: '2026-12-28' });
  expect((await alerts()).every(({ resolved_at }) => resolved_at !== null)).toBe(true);
  expect((await market.operation(underway)).operation_status).toBe('FINALIZED');
});
