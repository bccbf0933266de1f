import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { fc } from '../../support/fc.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';
import { createMarket, type Market } from '../settlement/market.ts';

const DAY = '2026-11-20';
const SETTLED = '2026-11-26T12:00:00.000Z';
const FUND = '10396';

let server: TestServer;
let market: Market;
let account: string;
let bank: string;
beforeEach(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Ahorro familiar')).uuid;
  bank = await market.inTenant(async (db) => {
    const row = await db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow();
    return row.uuid;
  });
});
afterEach(() => server.close());

const ask = async (method: string, path: string, payload?: object) =>
  server.ask(method, `/api${path}`, {
    token: await server.token('ana'),
    ...(payload && { payload }),
  });

type Simulated = Required<Schema<'Simulation'>>;
type Indicator = 'B' | 'I' | 'P' | 'T';
const fields = { B: 'gross_amount', I: 'net_amount', P: 'shares' } as const;

interface Asked {
  how: Indicator;
  amount?: string;
  type?: 'REEMBOLSO' | 'SOLICITUD_TRASPASO_INTERNO';
}

const simulationOf = ({ how, amount, type = 'REEMBOLSO' }: Asked, product = FUND) => ({
  ...{ uuid_account: account, key_product: product, operation_type: type },
  amount_shares_indicator: how,
  ...(how === 'T' ? {} : { [fields[how]]: amount }),
  ...(type === 'SOLICITUD_TRASPASO_INTERNO' && { key_product_target: '10394' }),
});

async function simulate(asked: Asked, product = FUND): Promise<Simulated> {
  const answer = await ask('POST', '/operations/simulation', simulationOf(asked, product));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Sends and signs an order; undefined where it may not be given. */
async function give(asked: Asked): Promise<string | undefined> {
  const isTransfer = asked.type === 'SOLICITUD_TRASPASO_INTERNO';
  const flag = isTransfer ? { is_total_transfer: true } : { is_total_redemption: true };
  const payload = {
    ...simulationOf(asked),
    ...(asked.how === 'T' && flag),
    ...(isTransfer ? { has_read_dfi: true, has_read_report: true } : { uuid_bank_account: bank }),
  };
  const answer = await ask('POST', '/operations', payload);
  if (answer.statusCode !== 201) return undefined;
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid;
}

/** The NAV of the orders' day is the last one that was known when they were given, times so many percent. */
async function priceTheDay(percent = 100n): Promise<void> {
  await withTenant(server.owner, market.tenant.id, async (db) => {
    await sql`insert into navs (tenant_id, key_product, date, nav)
      select last.tenant_id, last.key_product, ${DAY}, last.nav * ${percent} / 100 from (
        select distinct on (key_product) * from navs
        where tenant_id = ${db.tenantId} and date < ${DAY} order by key_product, date desc
      ) last`.execute(db);
    await sql`update nav_revisions set revision = revision + 1`.execute(db);
  });
}

const outcomesOf = async (uuid: string) => {
  const { operation } = (await ask('GET', `/operations/${uuid}`)).json().data as {
    operation: Schema<'Operation'>;
  };
  const { amount_outcomes, share_outcomes } = operation.promise!;
  expect(operation.operation_status).toBe('FINALIZED');
  return [...amount_outcomes, ...share_outcomes];
};
const causesOf = async (uuid: string) =>
  Object.fromEntries((await outcomesOf(uuid)).map(({ key, cause }) => [key, cause]));

const asked = fc.record<Asked>({
  how: fc.constantFrom<Indicator[]>('B', 'B', 'I', 'P'),
  amount: fc.integer({ min: 100, max: 9000 }).map(String),
  type: fc.constantFrom<Asked['type'][]>(
    'REEMBOLSO',
    'REEMBOLSO',
    'REEMBOLSO',
    'SOLICITUD_TRASPASO_INTERNO',
  ),
});

describe('an order that is given while others are under way', () => {
  test('takes the lots that they leave: at the NAV that it was estimated at it brings what was shown', async () => {
    const sequence = fc.sample(fc.array(asked, { minLength: 4, maxLength: 8 }), {
      numRuns: times(6, 1),
      seed: 20_261_126,
    });
    const given: { uuid: string; shown: Simulated }[] = [];
    for (const one of [...sequence.flat(), { how: 'T' } as const]) {
      const answer = await ask('POST', '/operations/simulation', simulationOf(one));
      if (answer.statusCode !== 200) continue;
      const uuid = await give(one);
      if (uuid) given.push({ uuid, shown: answer.json().data });
    }
    expect(given.length).toBeGreaterThan(3);
    await priceTheDay();
    await market.settleUntil(SETTLED);
    for (const { uuid, shown } of given) {
      const row = await market.operation(uuid);
      const [left] = await market.carriedOut(uuid);
      const { gross_amount, withholding, fiscal_import } = left ?? row;
      expect((await outcomesOf(uuid)).filter(({ cause }) => cause !== null)).toEqual([]);
      expect([gross_amount, withholding, fiscal_import]).toEqual(
        [shown.gross_amount, shown.withholding, shown.fiscal_import].map((amount) =>
          BigInt(amount!.replace('.', '')),
        ),
      );
    }
  });

  test('is told what stays once they have left, and never their lots', async () => {
    const whole = await simulate({ how: 'T' });
    const first = await simulate({ how: 'B', amount: '19000' });
    await give({ how: 'B', amount: '19000' });
    const second = await simulate({ how: 'B', amount: '500' });
    expect(second.lots[0]!.acquisition_date >= first.lots.at(-1)!.acquisition_date).toBe(true);
    expect(Number(second.remaining.value)).toBeCloseTo(Number(whole.gross_amount) - 19_500, 1);
    const rest = await simulate({ how: 'T' });
    expect(Number(rest.gross_amount)).toBeCloseTo(Number(whole.gross_amount) - 19_000, 1);
    expect(Number(rest.fiscal_import) + Number(first.fiscal_import)).toBeCloseTo(
      Number(whole.fiscal_import),
      1,
    );
  });

  test('of a plan is paid from the rights that the one before it leaves', async () => {
    const plan = (await market.accountOf('Plan de jubilación')).uuid;
    const benefit = {
      ...{ uuid_account: plan, key_product: '64680', operation_type: 'RESCATE' },
      ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
      pp_redemption_cause_date: '2026-01-05',
    };
    const of = async (indicator: Indicator, amount?: string): Promise<Simulated> => {
      const asked = { ...benefit, amount_shares_indicator: indicator, ...(amount && { amount }) };
      const answer = await ask('POST', '/operations/simulation', asked);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    };
    const whole = await of('T');
    const before2007 = Math.ceil(Number(whole.pension!.compartment_1)) + 1;
    expect((await of('B', '1000')).pension).toMatchObject({ compartment_1: '1000.00' });
    const { pp_redemption_cause, pp_redemption_collection_method, pp_redemption_cause_date } =
      benefit;
    const details = {
      ...{ pp_redemption_cause, pp_redemption_collection_method, pp_redemption_cause_date },
    };
    await market.give({
      ...{ account: plan, product: '64680', type: 'RESCATE', details },
      gross_amount: BigInt(before2007) * 100n,
    });
    expect((await of('B', '1000')).pension).toMatchObject({
      ...{ compartment_1: '0.00', reduction_40: '0.00' },
    });
    const rest = await of('T');
    expect(Number(rest.gross_amount)).toBeCloseTo(Number(whole.gross_amount) - before2007, 1);
  });

  test('names the other order where that one went away, and the NAV only where it was that', async () => {
    const first = (await give({ how: 'B', amount: '19000' }))!;
    const second = (await give({ how: 'B', amount: '500' }))!;
    expect((await ask('DELETE', `/operations/${first}`)).statusCode).toBe(200);
    await priceTheDay();
    await market.settleUntil(SETTLED);
    expect(await causesOf(second)).toEqual({
      gross_amount: null,
      net_amount: 'LOTS',
      shares: null,
    });
  });

  test('names where its giver lives where a transfer is taxed for that, whatever else moved', async () => {
    const first = (await give({ how: 'B', amount: '1000' }))!;
    const type = 'SOLICITUD_TRASPASO_INTERNO';
    const second = (await give({ how: 'B', amount: '500', type }))!;
    expect((await ask('DELETE', `/operations/${first}`)).statusCode).toBe(200);
    await market.inTenant((db) =>
      db
        .updateTable('interveners')
        .set({ tax_residence: 'FRA' })
        .where('uuid', '=', uuidOf('almadraba/intervener/ana'))
        .execute(),
    );
    await priceTheDay(103n);
    await market.settleUntil('2026-12-02T12:00:00.000Z');
    const [left] = await market.carriedOut(second);
    expect(left!.withholding).toBeGreaterThan(0n);
    expect(await causesOf(second)).toMatchObject({ gross_amount: null, net_amount: 'RESIDENCE' });
  });

  test('names both where the NAV moved as well', async () => {
    const first = (await give({ how: 'B', amount: '19000' }))!;
    const second = (await give({ how: 'B', amount: '500' }))!;
    expect((await ask('DELETE', `/operations/${first}`)).statusCode).toBe(200);
    await priceTheDay(103n);
    await market.settleUntil(SETTLED);
    expect(await causesOf(second)).toEqual({
      ...{ gross_amount: null, net_amount: 'NAV_AND_LOTS', shares: 'NAV' },
    });
  });
});
