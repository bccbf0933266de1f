import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import type { Lot } from '../../../src/domain/lots/lot.ts';
import { sharesOf } from '../../../src/domain/lots/lot.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { promiseRates } from '../../../src/domain/operations/promises/promiseRates.ts';
import { readJudgedPromises } from '../../../src/server/orders/readPromiseRates.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

// Years of settlement, on a machine that does other things too.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let market: Market;
let base: Record<string, string>;

const PLAN = '64680';
const retirement = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };
const mixture = {
  ...retirement,
  ...{ pp_redemption_collection_method: 'MIXTA', pp_redemption_mixed_amount: '5000.00' },
};
const mixed = { ...mixture, per_period: 'MENSUAL', per_end_date: '2027-02-28' };
const tenYears = {
  pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS',
  pp_redemption_collection_method: 'TOTAL',
  pp_compartment: '2',
};

beforeEach(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const { uuid } = await market.accountOf('Plan de jubilación');
  const bank = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', uuid)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  base = {
    ...{ uuid_account: uuid, key_product: PLAN, operation_type: 'RESCATE' },
    uuid_bank_account: bank.uuid,
  };
});
afterEach(() => server.close());

const ask = async (url: string, payload: Record<string, unknown>) =>
  server.ask('POST', url, { token: await server.token('ana'), payload });

const simulate = (order: Record<string, unknown>) => {
  const { uuid_account, key_product, operation_type } = base;
  return ask('/api/operations/simulation', {
    ...{ uuid_account, key_product, operation_type },
    ...order,
  });
};

const order = (details: Record<string, unknown>) => ask('/api/operations', { ...base, ...details });

const codesOf = (answer: Awaited<ReturnType<typeof order>>) =>
  (answer.json() as { result: { errors: { code: string }[] } }).result.errors.map(
    ({ code }) => code,
  );

/** Ordered, with papers that staff found good, and signed. */
const giveSigned = async (details: Record<string, unknown>): Promise<string> => {
  const answer = await order(details);
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = (answer.json() as { data: { operation: { uuid: string } } }).data.operation;
  await market.inTenant((db) =>
    sql`insert into documents (tenant_id, uuid, section, uuid_owner, filename, category, subcategory,
        is_signed, validation, created_at)
      select tenant_id, gen_random_uuid(), 'OPERATION', ${uuid}::uuid, 'x.pdf', 'OPERATION', s, true,
        'VALIDADO', ${server.context.now()}
      from operations, unnest(array['ACREDITACION_CONTINGENCIA', 'MODELO_145']) s
      where uuid = ${uuid}`.execute(db),
  );
  await market.sign(uuid);
  return uuid;
};

/** The lots that an executed operation took, as the book says. */
const takenBy = (uuid: string): Promise<Lot[]> =>
  market.inTenant(async (db) => {
    const found: Lot[] = [];
    const entries = await readLedger(db, [{ uuid: base.uuid_account! }]);
    replay(entries, undefined, (entry, lots) => {
      if (entry.uuid === uuid) found.push(...lots);
    });
    return found;
  });

/** Lots of the plan as they stand in the book. */
const held = (): Promise<Lot[]> =>
  market.inTenant(async (db) => {
    const entries = await readLedger(db, [{ uuid: base.uuid_account! }]);
    return replay(entries).holdings.find(({ product }) => product === PLAN)!.lots;
  });

const toShares = (shares: bigint) =>
  `${shares / 1_000_000n}.${String(shares % 1_000_000n).padStart(6, '0')}`;

test('a benefit in payments is for what was asked until the end, says what comes next everywhere, and came as promised', async () => {
  const uuid = await giveSigned({
    ...{ amount_shares_indicator: 'B', gross_amount: '1000.00' },
    ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
    ...{ pp_redemption_collection_method: 'MIXTA', pp_redemption_mixed_amount: '400.00' },
    ...{ per_period: 'MENSUAL', per_end_date: '2026-12-31' },
  });
  const read = async (path: string) =>
    (await server.ask('GET', `/api${path}`, { token: await server.token('ana') })).json().data;
  const shown = async () => (await read(`/operations/${uuid}`)).operation;
  const self = uuidOf('almadraba/intervener/ana');
  const listed = async (query: string) =>
    (await read(`/interveners/${self}/operations?${query}`)).related_operations.find(
      (each: { uuid: string }) => each.uuid === uuid,
    );
  for (const until of ['2026-11-20T12:00:00Z', '2026-11-26T08:00:00Z']) {
    if (until > server.context.now().toISOString()) await market.settleUntil(until);
    const operation = await shown();
    const { first, first_date } = operation.payments_ahead;
    const told = {
      ...{ gross_amount: '1000.00', per_next_date: first_date, per_next_amount: first.net_amount },
      expected_settlement_date: first_date,
    };
    expect(first_date > until.slice(0, 10)).toBe(true);
    expect(operation).toMatchObject(told);
    expect(await listed('$limit=null')).toMatchObject(told);
    expect(await listed('standing=true')).toMatchObject(told);
  }
  await market.settleUntil('2026-12-28T08:00:00Z');
  const paid = await shown();
  expect(paid).toMatchObject({
    ...{ operation_status: 'FINALIZED', gross_amount: '1000.00', net_amount: '810.00' },
    ...{ withholding: '190.00', cash: '810.00' },
  });
  expect(await listed('$limit=null')).toMatchObject({ gross_amount: '1000.00' });
  const { date_outcomes, amount_outcomes } = paid.promise;
  expect(date_outcomes).not.toEqual([]);
  for (const { promised, came, cause } of [...date_outcomes, ...amount_outcomes])
    expect([came, cause]).toEqual([promised, null]);
  const judged = await market.inTenant((db) =>
    readJudgedPromises(
      db,
      { timeZone: 'Europe/Madrid' },
      { since: '2026-11-01', until: '2026-12-28' },
    ),
  );
  expect(promiseRates(judged)).toMatchObject([{ product: PLAN, orders: 1, kept: 1, moved: [] }]);
});

describe('the capital of a mixed benefit', () => {
  test.each([
    ['participations', { amount_shares_indicator: 'P', shares: '1.000000' }, '1.000000'],
    ['a net amount', { amount_shares_indicator: 'I', net_amount: '10.00' }, '10.00'],
    ['a gross amount', { amount_shares_indicator: 'B', gross_amount: '5000.00' }, '5000.00'],
  ])('is less than what %s come to, ordered or simulated', async (_, much, amount) => {
    const answer = await order({ ...mixed, ...much });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(codesOf(answer)).toEqual(['benefit.capital']);
    const { amount_shares_indicator } = much;
    const simulated = await simulate({ ...mixture, amount_shares_indicator, amount });
    expect(simulated.statusCode, simulated.body).toBe(200);
    const { reasons } = (simulated.json() as { data: { reasons: { key: string }[] } }).data;
    expect(reasons.map(({ key }) => key)).toEqual(['benefit.capital']);
  });

  test('is less than everything that there is', async () => {
    const answer = await order({
      ...{ ...mixed, amount_shares_indicator: 'T', is_total_redemption: true },
      pp_redemption_mixed_amount: '9000000.00',
    });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(codesOf(answer)).toEqual(['benefit.capital']);
  });

  test('takes no more than was ordered when it is paid, and the benefit ends with it', async () => {
    const uuid = await giveSigned({
      ...{ ...mixed, amount_shares_indicator: 'P', shares: '10.000000' },
      pp_redemption_mixed_amount: '100.00',
    });
    // What was taken before an order was compared with its capital.
    await market.inTenant((db) =>
      sql`update operations set details = details || '{"pp_redemption_mixed_amount": "5000.00"}'
        where uuid = ${uuid}`.execute(db),
    );
    await market.settleUntil('2026-11-26T09:00:00Z');
    expect(await market.carriedOut(uuid)).toEqual([]);
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', shares: 10_000_000n },
    });
  });

  test('leaves no benefit waiting of which everything was paid before', async () => {
    const uuid = await giveSigned({
      ...{ ...mixed, amount_shares_indicator: 'P', shares: '10.000000' },
      pp_redemption_mixed_amount: '100.00',
    });
    await market.settleUntil('2026-11-26T09:00:00Z');
    expect(await market.carriedOut(uuid)).toHaveLength(1);
    await market.inTenant((db) =>
      db.updateTable('operations').set({ shares: 0n }).where('uuid', '=', uuid).execute(),
    );
    await market.settleUntil('2026-12-29T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({ operation_status: 'CANCELLED' });
  });
});

describe('liquidity of what is ten years old', () => {
  test('is ordered only as far as orders under way leave some', async () => {
    const old = (await held()).filter(
      ({ acquired }) => acquired >= '2007' && acquired <= '2016-11-20',
    );
    const all = sharesOf(old);
    const much = { ...tenYears, amount_shares_indicator: 'P' };
    const most = all - 1_000_000n;
    await giveSigned({ ...much, shares: toShares(most) });
    const second = await order({ ...much, shares: toShares(most) });
    expect(second.statusCode, second.body).toBe(422);
    expect(codesOf(second)).toContain('benefit.ten_years');
    const simulated = await simulate({ ...much, amount: '10' });
    expect(simulated.statusCode, simulated.body).toBe(422);
    const { lots } = (await simulate({ ...much, amount: '1' })).json().data as {
      lots: { acquisition_date: string }[];
    };
    for (const { acquisition_date } of lots) expect(acquisition_date <= '2016-11-20').toBe(true);
  });

  test('never sells what is younger, at whatever value, and tells who gets less', async () => {
    const old = (await held()).filter(
      ({ acquired }) => acquired >= '2007' && acquired <= '2016-11-20',
    );
    const uuid = await giveSigned({
      ...{ ...tenYears, amount_shares_indicator: 'B', gross_amount: '1000.00' },
    });
    // The value falls until all of them no longer come to what was asked for.
    await market.inTenant((db) =>
      sql`update operations set gross_amount = 1000000 where uuid = ${uuid}`.execute(db),
    );
    await market.settleUntil('2026-11-26T09:00:00Z');
    const paid = await market.operation(uuid);
    expect(paid).toMatchObject({ operation_status: 'FINALIZED', shares: sharesOf(old) });
    for (const { acquired } of await takenBy(uuid)) expect(acquired <= '2016-11-20').toBe(true);
    const told = await market.toldOf(uuid);
    expect(told.some(({ message }) => message.includes('todo lo que se podía vender'))).toBe(true);
  });
});

describe('the reduction of 40 %', () => {
  const capital = {
    ...{ ...retirement, pp_redemption_collection_method: 'TOTAL', pp_compartment: '1' },
    ...{ amount_shares_indicator: 'B', gross_amount: '1000.00' },
  };

  test('is taken in one tax year for one contingency, and the simulation says so', async () => {
    const first = await giveSigned(capital);
    await market.settleUntil('2026-11-26T09:00:00Z');
    const again = await giveSigned(capital);
    await market.settleUntil('2026-12-03T09:00:00Z');
    await market.settleUntil('2027-01-12T09:00:00Z');
    // The day of the contingency is written otherwise; people retire once.
    const asked = { ...capital, pp_redemption_cause_date: '2026-09-02' };
    const { gross_amount: amount, ...rest } = asked;
    const simulated = (await simulate({ ...rest, amount })).json().data;
    const next = await giveSigned(asked);
    await market.settleUntil('2027-01-20T09:00:00Z');
    const incomes = await Promise.all([first, again, next].map((uuid) => market.operation(uuid)));
    expect(incomes.map(({ fiscal_import }) => fiscal_import)).toEqual([60_000n, 60_000n, 100_000n]);
    expect(simulated).toMatchObject({
      fiscal_import: '1000.00',
      pension: { reduction_eligible: false, reasons: ['TAKEN_IN_OTHER_YEAR'] },
    });
  });

  test('belongs to the year in which the benefit is paid', async () => {
    await giveSigned(capital);
    await market.settleUntil('2026-11-26T09:00:00Z');
    // After the cut-off of the last business day of the year: paid at a value of the next.
    await market.settleUntil('2026-12-31T20:00:00Z');
    const { gross_amount: amount, ...rest } = capital;
    const simulated = (await simulate({ ...rest, amount })).json().data;
    expect(simulated.fiscal_import).toBe('1000.00');
    const late = await giveSigned(capital);
    await market.settleUntil('2027-01-12T09:00:00Z');
    const paid = await market.operation(late);
    expect(paid.nav_date! > '2027').toBe(true);
    expect(paid.fiscal_import).toBe(100_000n);
  });
});
