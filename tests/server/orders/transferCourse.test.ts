import { fc } from '../../support/fc.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalParties } from '../../support/externalParties.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let parties: ReturnType<typeof createExternalParties>;
let account: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  parties = createExternalParties(server, market);
  account = await market.openAccount(false);
  await market.inTenant((db) =>
    sql`insert into bank_accounts select (jsonb_populate_record(model, jsonb_build_object(
        'uuid', ${server.context.id()}::text, 'uuid_account', ${account}::text))).*
      from bank_accounts model where status = 'VALIDADA' limit 1`.execute(db),
  );
});
afterAll(() => server.close());

const give = (gross_amount = 400_000n) =>
  market.give({
    ...{ account, product: '10394', type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA', gross_amount },
    details: { xt_isin_code: 'ES0138911033', xt_acount_origin: '9999-01' },
  });
const say = (uuid: string, kind: string, more: object = {}) =>
  parties.message(uuid, { reference: `${kind}/${server.context.id()}`, kind, ...more });
const ask = async (path: string, login = 'ana', scope?: 'staff') =>
  server.ask('GET', `/api${path}`, { token: await server.token(login, scope && { scope }) });
const shown = async (uuid: string) =>
  (await ask(`/operations/${uuid}`)).json().data.operation.transfer;
const staff = async (uuid: string) =>
  (await ask(`/staff/transfers/${uuid}`, 'staff.read', 'staff')).json().data.transfer;
const simulate = async (body: object) =>
  server.ask('POST', '/api/operations/simulation', {
    token: await server.token('ana'),
    payload: { uuid_account: account, key_product: '10394', operation_type: 'REEMBOLSO', ...body },
  });
const lotsOf = async () =>
  (await ask(`/accounts/${account}/lots?key_product=10394&$limit=100`)).json().data;
const toCents = (amount: string) => BigInt(amount.replace('.', ''));
const today = () => server.context.now().toISOString().slice(0, 10);
const nextMorning = async (days = 1) => {
  const at = new Date(server.context.now());
  at.setUTCDate(at.getUTCDate() + days);
  await parties.settleUntil(`${at.toISOString().slice(0, 10)}T08:30:00Z`);
};
/** Settles day after day until the transfer is invested. */
const invest = async (uuid: string) => {
  for (let day = 0; day < 8; day++) {
    if ((await market.operation(uuid)).operation_status === 'FINALIZED') return;
    await nextMorning();
  }
  throw new Error('It was never invested');
};

test('a transfer of a plan names who has the money by its codes at the regulator', async () => {
  const plan = (await market.accountOf('Plan de jubilación')).uuid;
  const uuid = await market.give({
    ...{ account: plan, product: '64680', type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
    ...{ gross_amount: 100_000n },
    details: {
      ...{ pp_plan_type: 'PP', pp_xt_dgs_code: 'N8010', pp_xt_egs_code: 'G8010' },
      ...{ pp_rights_type: 'C', pp_source_situation: 'PARTICIPE' },
    },
  });
  expect(await shown(uuid)).toMatchObject({ kind: 'PLAN', origin_entity: 'Alcor Gestión SGIIC' });
});

describe('the investor who waits for a transfer', () => {
  test('is told the same days and turns as staff, step by step, however long each takes', async () => {
    const uuid = await give();
    await nextMorning(3);
    const same = async () => {
      const [told, known] = [await shown(uuid), await staff(uuid)];
      const picked = (of: Record<string, unknown>) =>
        ['waits_for', 'who_acts', 'due_on', 'due_state', 'days_late', 'rule'].map((key) => of[key]);
      expect(picked(told)).toEqual(picked(known));
      return told;
    };
    expect(await same()).toMatchObject({ waits_for: 'REQUEST', who_acts: 'OWN', kind: 'FUND' });
    await say(uuid, 'REQUESTED');
    const asked = await same();
    expect(asked).toMatchObject({ waits_for: 'ANSWER', who_acts: 'ORIGIN' });
    expect(asked.phases).toMatchObject([
      { key: 'SNCE_1', state: 'DONE', date: today() },
      { key: 'SNCE_2', state: 'NOW', due_on: asked.due_on },
      { key: 'SNCE_3', state: 'AHEAD', due_on: null },
    ]);
    await nextMorning(6);
    expect(await same()).toMatchObject({ due_state: 'LATE', who_acts: 'ORIGIN' });
    await say(uuid, 'ACCEPTED');
    await say(uuid, 'MONEY', { amount: '4000.00' });
    expect(await same()).toMatchObject({
      ...{ waits_for: 'FISCAL_DATA', fiscal_data: 'PENDING', received_amount: '4000.00' },
    });
  });

  test('is told dates that keep to the days of the same course, before it is ordered and after', async () => {
    const query = `operation_type=SOLICITUD_TRASPASO_EXTERNO_ENTRADA&key_product=10394`;
    const { terms } = (await ask(`/accounts/${account}/order-terms?${query}`)).json().data;
    const uuid = await give();
    const operation = async () => (await ask(`/operations/${uuid}`)).json().data.operation;
    const navOf = ({ course }: { course: { key: string; date: string }[] }) =>
      course.find(({ key }) => key === 'NAV')!.date;
    const unsigned = await operation();
    expect(unsigned.transfer.business_days_allowed).toBe(8);
    expect(navOf(unsigned)).toBe(terms.dates.nav_date);
    await nextMorning(3);
    const begun = await operation();
    expect(begun.transfer.ends_on >= terms.dates.nav_date).toBe(true);
    expect(navOf(begun)).toBe(begun.transfer.ends_on);
    await say(uuid, 'REQUESTED');
    await say(uuid, 'REJECTED', { reason: 'titular distinto' });
  });

  test('is told why the other entity did not make it', async () => {
    const uuid = await give();
    await nextMorning(1);
    await say(uuid, 'REQUESTED');
    await say(uuid, 'REJECTED', { reason: 'titular distinto' });
    expect(await shown(uuid)).toMatchObject({
      ...{ rejected_reason: 'titular distinto', waits_for: null, who_acts: null },
      phases: [{ key: 'SNCE_1', state: 'DONE' }],
    });
  });

  test('sees the money on its way no sooner than the other entity has accepted', async () => {
    const uuid = await give();
    const money = async () => {
      const { course, transfer } = (await ask(`/operations/${uuid}`)).json().data.operation;
      const { state } = course.find(({ key }: { key: string }) => key === 'MONEY');
      return [transfer.who_acts === 'ORIGIN' && transfer.waits_for === 'MONEY', state];
    };
    expect(await money()).toEqual([false, 'AHEAD']);
    await nextMorning();
    await say(uuid, 'REQUESTED');
    expect(await money()).toEqual([false, 'AHEAD']);
    await say(uuid, 'ACCEPTED');
    expect(await money()).toEqual([true, 'NOW']);
  });

  test('is told nothing of the kind of another order', async () => {
    const order = await market.give({ account, type: 'SUSCRIPCION', gross_amount: 100_00n });
    expect(await shown(order)).toBeNull();
  });
});

describe('a transfer without its dates and cost', () => {
  test('is no lot, is shown as what it is, and nobody is told a tax of it', async () => {
    const { lots, awaiting_fiscal_data } = await lotsOf();
    expect(lots).toEqual([]);
    expect(awaiting_fiscal_data).toMatchObject([{ key_product: '10394', amount: '4000.00' }]);
    for (const asked of [
      { amount_shares_indicator: 'T' },
      { amount_shares_indicator: 'B', amount: '100.00' },
    ]) {
      const answer = await simulate(asked);
      expect(answer.statusCode).toBe(422);
      const [error] = answer.json().result.errors;
      expect(error.code).toBe('operation.fiscal_data_pending');
      expect(error.message).toContain('4.000,00');
    }
    const token = await server.token('ana');
    const order = await server.ask('POST', '/api/operations', {
      token,
      payload: {
        ...{ uuid_account: account, key_product: '10394', operation_type: 'REEMBOLSO' },
        amount_shares_indicator: 'T',
      },
    });
    const codes = order.json().result.errors.map(({ code }: { code: string }) => code);
    expect(codes).toContain('operation.fiscal_data_pending');
  });

  test('takes no half of a history, and once it is whole carries its cost to the cent, in whatever order it came', async () => {
    const histories = fc.array(
      fc.record({
        year: fc.integer({ min: 2001, max: 2025 }),
        shares: fc.integer({ min: 1, max: 5_000_000_000 }),
        cost: fc.integer({ min: 0, max: 90_000_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const cases = fc.record({
      history: histories,
      order: fc.shuffledSubarray(['ACCEPTED', 'MONEY', 'FISCAL_DATA'], {
        minLength: 3,
        maxLength: 3,
      }),
      missing: fc.constantFrom('acquisition_date', 'shares', 'cost', 'all'),
    });
    let before = await costHeld();
    await fc.assert(
      fc.asyncProperty(cases, async ({ history, order, missing }) => {
        const uuid = await give();
        await nextMorning(1);
        await say(uuid, 'REQUESTED');
        const lots = history.map(({ year, shares, cost }) => ({
          acquisition_date: `${year}-03-02`,
          shares: (shares / 1e6).toFixed(6),
          cost: (cost / 100).toFixed(2),
        }));
        const part = missing === 'all' ? [] : lots.map((lot) => ({ ...lot, [missing]: '' }));
        const refused = await say(uuid, 'FISCAL_DATA', { lots: part });
        expect(refused.statusCode).toBeGreaterThanOrEqual(400);
        const content = { ACCEPTED: {}, MONEY: { amount: '4000.00' }, FISCAL_DATA: { lots } };
        for (const kind of order) {
          const answer = await say(uuid, kind, content[kind as keyof typeof content]);
          // A transfer whose money or data is here was accepted.
          if (kind === 'ACCEPTED' && order[0] !== 'ACCEPTED') expect(answer.statusCode).toBe(409);
          else expect(answer.statusCode, answer.body).toBe(200);
          const isWaiting = (await shown(uuid)).fiscal_data === 'PENDING';
          const rows = (await lotsOf()).awaiting_fiscal_data as { uuid_operation: string }[];
          expect(rows.some(({ uuid_operation }) => uuid_operation === uuid)).toBe(isWaiting);
        }
        await invest(uuid);
        const after = await costHeld();
        const sent = history.reduce((sum, { cost }) => sum + BigInt(cost), 0n);
        expect(after - before).toBe(sent);
        before = after;
      }),
      { numRuns: 6 },
    );
    await sellAll(before);
  });
});

const costHeld = async () =>
  ((await lotsOf()).lots as { cost: string }[]).reduce((sum, { cost }) => sum + toCents(cost), 0n);

/** What is sold later costs what came: the first transfer, which still waits, is completed before. */
async function sellAll(cost: bigint): Promise<void> {
  const { awaiting_fiscal_data } = await lotsOf();
  for (const { uuid_operation } of awaiting_fiscal_data) {
    await say(uuid_operation, 'FISCAL_DATA', {
      lots: [{ acquisition_date: '2015-03-02', shares: '10.000000', cost: '900.00' }],
    });
    await invest(uuid_operation);
  }
  const half = await simulate({ amount_shares_indicator: 'B', amount: '3000.00' });
  expect(half.statusCode, half.body).toBe(200);
  const all = await simulate({ amount_shares_indicator: 'T' });
  expect(all.statusCode, all.body).toBe(200);
  expect(toCents(all.json().data.acquisition_cost)).toBe(cost + 90_000n);
  const parts = (all.json().data.lots as { cost: string }[]).map((lot) => toCents(lot.cost));
  expect(parts.reduce((sum, each) => sum + each, 0n)).toBe(cost + 90_000n);
}
