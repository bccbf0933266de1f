import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../src/domain/money/wire.ts';
import { operationTypes } from '../../../src/domain/operations/index.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { account, reasons, subscription } from './subscriber.ts';

let server: TestServer;
let market: Market;
let plan: string;
let planBank: string;
const bank = uuidOf('almadraba/bank/ana/1');
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  plan = (await market.accountOf('Plan de jubilación')).uuid;
  const found = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', plan)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  planBank = found.uuid;
});
afterAll(() => server.close());

const ask = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const token = await server.token('ana');
  const proof = method === 'PATCH' ? await grantProof(server, token) : undefined;
  return server.ask(method, `/api${url}`, { token, payload, ...(proof && { proof }) });
};
const give = (payload: object) => ask('POST', '/operations', payload);

const benefit = (more: object = {}) => ({
  ...{ uuid_account: plan, operation_type: 'RESCATE', key_product: '64680' },
  ...{ amount_shares_indicator: 'B', gross_amount: '600.00', uuid_bank_account: planBank },
  ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
  pp_redemption_collection_method: 'TOTAL',
  ...more,
});
const income = {
  ...{ pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
  per_end_date: '2027-12-31',
};
const redemption = (more: object = {}) => ({
  ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: '10393' },
  ...{ amount_shares_indicator: 'B', gross_amount: '200.00', uuid_bank_account: bank },
  ...more,
});
const monthly = (more: object = {}) => ({
  ...subscription({ operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA', key_product: '10393' }),
  ...{ gross_amount: '200.00', pay_method: 'DOMICILIACION', uuid_bank_account: bank },
  ...{ per_period: 'MENSUAL', per_start_date: '2026-12-15', ...more },
});
const raised = { per_increase_type: 'LINEAL', per_increase: '5.00', per_increase_period: 'ANUAL' };

describe('what an order of its type has no use for', () => {
  test.each([
    ['a subscription of everything', () => subscription({ amount_shares_indicator: 'T' })],
    ['a subscription in participations', () => subscription({ shares: '1' })],
    ['a subscription that redeems', () => subscription({ is_total_redemption: true })],
    ['a subscription each month', () => subscription({ per_period: 'MENSUAL' })],
    ['a benefit that rises', () => benefit({ per_increase: '1000000' })],
    ['a benefit from an entity', () => benefit({ xt_entity: 'ZZZ' })],
    ['a benefit from an account', () => benefit({ xt_acount_origin: '<script>' })],
    ['a benefit by cheque', () => benefit({ pay_method: 'CHEQUE' })],
    ['a benefit in capital each month', () => benefit({ per_period: 'MENSUAL' })],
  ])('is refused by its name: %s', async (_, order) => {
    const payload = order();
    const field = Object.keys(payload).at(-1)!;
    const answer = await give(payload);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(reasons(answer)).toContain(`/body/${field} unknown_field`);
  });

  test('is refused in a change as well', async () => {
    const { uuid } = (await give(benefit())).json().data.operation;
    const periods = { per_period: 'MENSUAL', per_end_date: '2027-02-28' };
    const answer = await ask('PATCH', `/operations/${uuid}`, periods);
    expect(reasons(answer)).toEqual([
      '/body/per_period unknown_field',
      '/body/per_end_date unknown_field',
    ]);
    await ask('DELETE', `/operations/${uuid}`);
  });
});

/** What an order says, as whoever gives it would say it again. */
async function saidOf(uuid: string) {
  const { details, ...row } = await market.operation(uuid);
  const { uuid_account, operation_type, key_product, gross_amount, net_amount, shares } = row;
  const isMeasured = operationTypes[operation_type as 'REEMBOLSO'].optional.includes('shares');
  const said = { ...details };
  delete said.uuid_transcript;
  return {
    ...{ uuid_account, operation_type, key_product, ...said },
    ...(isMeasured && { amount_shares_indicator: row.amount_shares_indicator }),
    ...(gross_amount !== null && { gross_amount: toWire(gross_amount, 2) }),
    ...(net_amount !== null && { net_amount: toWire(net_amount, 2) }),
    ...(shares !== null && { shares: toWire(shares, 6) }),
  };
}

test(
  'whatever change of an order is taken, the order that it makes would be taken too',
  { timeout: 600_000 },
  async () => {
    const starts = {
      capital: () => benefit(),
      income: () => benefit(income),
      subscription: () => subscription(),
      debited: () => subscription({ pay_method: 'DOMICILIACION', uuid_bank_account: bank }),
      redemption: () => redemption(),
      monthly: () => monthly(),
      raised: () => monthly(raised),
    };
    const amount = fc.constantFrom('150.00', '300.00', '700.00');
    const change = fc.record(
      {
        amount_shares_indicator: fc.constantFrom('B', 'I', 'P', 'T'),
        gross_amount: amount,
        net_amount: amount,
        shares: fc.constantFrom('1', '2.5'),
        pay_method: fc.constantFrom('DOMICILIACION', 'TRANSFERENCIA', 'CHEQUE'),
        uuid_bank_account: fc.constantFrom(bank),
        per_period: fc.constantFrom('MENSUAL', 'ANUAL'),
        per_end_date: fc.constantFrom(null, '2028-06-30'),
        per_increase_type: fc.constantFrom(null, 'PORCENTUAL', 'LINEAL'),
        per_increase: fc.constantFrom(null, '3.00'),
        per_increase_period: fc.constantFrom(null, 'ANUAL'),
      },
      { requiredKeys: [] },
    );
    const seen = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(starts) as (keyof typeof starts)[])),
        change,
        fc.subarray([...CHANGED], { minLength: 1, maxLength: 3 }),
        async (start, all, names) => {
          const made = await give(starts[start]());
          expect(made.statusCode, made.body).toBe(201);
          const { uuid } = made.json().data.operation;
          const some = Object.entries(all).filter(([name]) => names.includes(name as never));
          const answer = await ask('PATCH', `/operations/${uuid}`, Object.fromEntries(some));
          const isTaken = answer.statusCode === 200;
          seen[isTaken ? 'taken' : 'refused']++;
          const said = isTaken && (await saidOf(uuid));
          await ask('DELETE', `/operations/${uuid}`);
          if (!said) return;
          const again = await give(said);
          expect(again.statusCode, `${JSON.stringify(said)} ${again.body}`).toBe(201);
          await ask('DELETE', `/operations/${again.json().data.operation.uuid}`);
        },
      ),
      { numRuns: times(400, 60) },
    );
    expect(seen.taken).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  },
);

const CHANGED = [
  ...(['amount_shares_indicator', 'gross_amount', 'net_amount', 'shares', 'pay_method'] as const),
  ...(['uuid_bank_account', 'per_period', 'per_end_date', 'per_increase_type'] as const),
  ...(['per_increase', 'per_increase_period'] as const),
];
