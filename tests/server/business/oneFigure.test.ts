import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import type { Schema } from '../../../src/contract/schema.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { fc } from '../../support/fc.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { times } from '../../support/sweep.ts';

let server: TestServer;
let market: Market;
let today = '2026-11-20';
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const FUNDS = ['10392', '10393', '10394', '10395', '10396'];
const people = ['ana', 'iberica'] as const;
const aStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'buy',
        'sell',
        'sell all',
        'move',
        'move',
        'move all',
        'arrive',
        'benefit',
      ),
      who: fc.constantFrom(...people),
      product: fc.constantFrom(...FUNDS),
      step: fc.integer({ min: 1, max: 4 }),
      euro: fc.integer({ min: 60, max: 900 }),
      cents: fc.integer({ min: 14, max: 99 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ days: fc.integer({ min: 1, max: 3 }), hour: fc.constantFrom(9, 16) }),
  },
  { weight: 1, arbitrary: fc.record({ cancel: fc.nat() }) },
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;
type Given = Extract<Step, { kind: string }>;

const cents = (text: string) => BigInt(text.replace('.', ''));
const sum = <Row>(rows: readonly Row[], of: (row: Row) => string | undefined) =>
  rows.reduce((total, row) => total + cents(of(row) ?? '0.00'), 0n);
const key = (kind: string, name: string) => uuidOf(`almadraba/${kind}/${name}`);
const read = async <Data>(who: string, path: string): Promise<Data> => {
  const answer = await server.ask('GET', `/api${path}`, { token: await server.token(who) });
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
  return answer.json().data;
};

/** What the order is sent as; not everything that is drawn may be ordered. */
function bodyOf({ kind, who, product, step, euro, cents: rest }: Given): object {
  const gross_amount = `${euro}.${rest}`;
  const target = FUNDS[(FUNDS.indexOf(product) + step) % FUNDS.length]!;
  const on = { uuid_account: key('account', `${who}/1`), key_product: product };
  const accepted = { has_read_dfi: true, has_read_report: true };
  const all = kind.endsWith('all');
  const amount = all
    ? { amount_shares_indicator: 'T' }
    : { amount_shares_indicator: 'B', gross_amount };
  const bank = { uuid_bank_account: key('bank', `${who}/1`) };
  if (kind === 'buy')
    return {
      ...on,
      ...accepted,
      operation_type: 'SUSCRIPCION',
      gross_amount,
      pay_method: 'TRANSFERENCIA',
    };
  if (kind.startsWith('sell'))
    return {
      ...on,
      ...bank,
      ...amount,
      operation_type: 'REEMBOLSO',
      ...(all && { is_total_redemption: true }),
    };
  if (kind.startsWith('move'))
    return {
      ...{ ...on, ...accepted, ...amount, operation_type: 'SOLICITUD_TRASPASO_INTERNO' },
      ...{ key_product_target: target, ...(all && { is_total_transfer: true }) },
    };
  if (kind === 'arrive')
    return {
      ...{ ...on, ...accepted, gross_amount, amount_shares_indicator: 'B' },
      operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
      ...{ xt_isin_code: 'ES0138911033', xt_acount_origin: '9999-01' },
    };
  return {
    ...{ uuid_account: key('account', 'ana/2'), key_product: '64680', operation_type: 'RESCATE' },
    ...{ ...amount, pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
    ...{ pp_redemption_collection_method: 'TOTAL', uuid_bank_account: key('bank', 'ana/2') },
  };
}

async function order(step: Given): Promise<string | undefined> {
  const payload = bodyOf(step);
  const token = await server.token(step.kind === 'benefit' ? 'ana' : step.who);
  const answer = await server.ask('POST', '/api/operations', { token, payload });
  if (answer.statusCode !== 201) return undefined;
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid;
}

/** Every screen's figures of a person, to the cent. */
async function figuresOf(who: string) {
  const self = `/interveners/${key('intervener', who)}`;
  const balance = await read<Schema<'Balance'>>(who, `${self}/balance`);
  const { positions, totals } = await read<{
    positions: Schema<'Position'>[];
    totals: Schema<'PositionTotals'>;
  }>(who, `${self}/positions?$limit=null`);
  const { evolution } = await read<{ evolution: Schema<'EvolutionPoint'>[] }>(
    who,
    `${self}/evolution?range=TODO`,
  );
  const { distribution } = await read<{ distribution: Schema<'DistributionSlice'>[] }>(
    who,
    `${self}/distribution`,
  );
  const { accounts } = await read<{ accounts: Schema<'Account'>[] }>(
    who,
    `${self}/accounts?$limit=null`,
  );
  return { balance, positions, totals, evolution, distribution, accounts };
}

const seen = { inTransit: 0, accepted: 0 };
async function checkFigures() {
  expect(
    (await market.inTenant((db) => readFigures(db))).filter((one) => !isConserved(one)),
  ).toEqual([]);
  for (const who of people) {
    const { balance, positions, totals, evolution, distribution, accounts } = await figuresOf(who);
    const value = cents(balance.value);
    expect(
      sum(positions, (row) => row.value),
      `${who} positions`,
    ).toBe(value);
    expect(cents(totals.value)).toBe(value);
    expect(cents(evolution.at(-1)!.value), `${who} evolution`).toBe(value);
    expect(cents(evolution.at(-1)!.net_invested)).toBe(cents(balance.net_invested));
    expect(
      sum(distribution, (row) => row.value),
      `${who} distribution`,
    ).toBe(value);
    expect(
      sum(accounts, (row) => row.value),
      `${who} accounts`,
    ).toBe(value);
    const [latent, realised, brought] = [
      cents(balance.latent_gain!),
      cents(balance.realised_gain!),
      cents(balance.brought_gain!),
    ];
    expect(latent).toBe(cents(totals.gain));
    expect(latent + realised - brought).toBe(cents(balance.gain));
    seen.inTransit += positions.filter(({ state }) => state === 'IN_TRANSIT').length;
  }
}

test('whatever people order and the clock does, every screen says one figure and nothing is lost', async () => {
  const runs = fc.sample(fc.array(aStep, { minLength: 8, maxLength: 12 }), {
    numRuns: Number(process.env.RUNS ?? times(3, 1)),
    seed: Number(process.env.SEED ?? 20261120),
  });
  const given: string[] = [];
  for (const steps of runs) {
    for (const step of steps) {
      if ('kind' in step) {
        const uuid = await order(step);
        // A benefit waits for its proof.
        if (uuid && step.kind !== 'benefit') given.push(uuid);
      } else if ('cancel' in step) {
        const uuid = given[step.cancel % (given.length || 1)];
        const token = await server.token('staff.ops', { scope: 'staff' });
        if (uuid)
          await server.ask('POST', `/api/operations/${uuid}/status-change`, {
            ...{ token, proof: await grantProof(server, token) },
            payload: { operation_status: 'CANCELLED', reason: 'Prueba' },
          });
      } else {
        today = addDays(today, step.days);
        await market.settleUntil(`${today}T${String(step.hour).padStart(2, '0')}:00:00Z`);
        await checkFigures();
      }
    }
  }
  today = addDays(today, 30);
  await market.settleUntil(`${today}T09:00:00Z`);
  await checkFigures();
  for (const uuid of given)
    expect((await market.operation(uuid)).operation_status).toMatch(/FINALIZED|CANCELLED/);
  expect(given.length).toBeGreaterThan(times(5, 3));
  expect(seen.inTransit).toBeGreaterThan(0);
});
