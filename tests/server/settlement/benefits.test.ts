import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharesOf } from '../../../src/domain/lots/lot.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let account: string;
const given: Record<string, string> = {};

/** Ana's plan: the older half came from before 2007. */
const PLAN = '64680';
const cause = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };
const income = { per_period: 'MENSUAL', per_end_date: '2027-01-31' };
const benefits = {
  capital: { ...cause, pp_redemption_collection_method: 'TOTAL', pp_compartment: '1' },
  later: { ...cause, pp_redemption_collection_method: 'TOTAL', pp_compartment: '2' },
  income: { ...cause, ...income, pp_redemption_collection_method: 'FINANCIERA' },
  mixed: {
    ...{ ...cause, ...income, pp_redemption_collection_method: 'MIXTA' },
    pp_redemption_mixed_amount: '400.00',
  },
} as const;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Plan de jubilación')).uuid;
  for (const [name, details] of Object.entries(benefits))
    given[name] = await market.give({
      ...{ account, product: PLAN, type: 'RESCATE', gross_amount: 100_000n, details },
    });
});
afterAll(() => server.close());

const row = (name: keyof typeof benefits) => market.operation(given[name]!);
const parts = (name: keyof typeof benefits) => market.carriedOut(given[name]!);
const availableOf = async () => {
  const token = await server.token('ana');
  const payload = { uuid_account: account };
  const answer = await server.ask('POST', '/api/operations/position-statuses', { token, payload });
  return answer
    .json()
    .data.position_statuses.find(
      ({ key_product }: { key_product: string }) => key_product === PLAN,
    );
};

/** Participations of an executed operation that came from before 2007 and from later, as the book took them. */
const takenBy = (uuid: string) =>
  market.inTenant(async (db) => {
    const taken = { before: 0n, later: 0n };
    const entries = await readLedger(db, [{ uuid: account }]);
    replay(entries, undefined, (entry, lots) => {
      if (entry.uuid !== uuid) return;
      for (const { acquired, shares } of lots)
        taken[acquired < '2007' ? 'before' : 'later'] += shares;
    });
    return taken;
  });

describe('a pension benefit', () => {
  test('as capital is paid at once, and withheld of as a whole: the reduction lowers the income alone', async () => {
    await market.settleUntil('2026-11-25T08:00:00Z');
    const [old, later] = [await row('capital'), await row('later')];
    for (const paid of [old, later])
      expect(paid).toMatchObject({ operation_status: 'FINALIZED', nav_date: '2026-11-20' });
    expect(old.withholding).toBe((100_000n * 19n) / 100n);
    expect(later.withholding).toBe((100_000n * 19n) / 100n);
  });

  test('takes the rights of the compartment that it names, in the book too', async () => {
    const [old, later] = [await row('capital'), await row('later')];
    expect(await takenBy(old.uuid)).toEqual({ before: old.shares, later: 0n });
    expect(await takenBy(later.uuid)).toEqual({ before: 0n, later: later.shares });
  });

  test('means the same income when it is executed as when it was simulated', async () => {
    const token = await server.token('ana');
    for (const [name, income] of [
      ['capital', 60_000n],
      ['later', 100_000n],
    ] as const) {
      const payload = {
        ...{ uuid_account: account, key_product: PLAN, operation_type: 'RESCATE' },
        ...{ amount_shares_indicator: 'B', amount: '1000.00', ...benefits[name] },
      };
      const answer = await server.ask('POST', '/api/operations/simulation', { token, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      const { fiscal_import, withholding } = answer.json().data;
      const executed = await row(name);
      expect(executed.fiscal_import).toBe(income);
      expect([fiscal_import, withholding]).toEqual([
        `${income / 100n}.00`,
        `${executed.withholding! / 100n}.00`,
      ]);
    }
  });

  test('as an income is paid in equal parts on its dates, and nothing of them is reduced', async () => {
    // Signed before the cut-off of 20 November; 20 December is a Sunday.
    expect(await parts('income')).toMatchObject([
      { nav_date: '2026-11-20', operation_status: 'FINALIZED', gross_amount: 33_333n },
    ]);
    expect(await row('income')).toMatchObject({
      operation_status: 'RD_SENT',
      gross_amount: 66_667n,
    });
    const token = await server.token('ana');
    const shown = await server.ask('GET', `/api/operations/${given.income}`, { token });
    const { payments_ahead: ahead, course } = shown.json().data.operation;
    expect(ahead).toMatchObject({ count: 2, first_date: '2026-12-24', last_date: '2027-01-25' });
    expect(ahead.first.gross_amount).toMatch(/^333\.3[34]$/);
    expect(course.at(-1)).toMatchObject({ date: '2026-12-24', amount: ahead.first.net_amount });
    await market.settleUntil('2027-01-22T08:00:00Z');
    const [first, second] = await parts('income');
    expect(second!.settlement_date).toBe('2026-12-24');
    const last = await row('income');
    expect([first!.nav_date, second!.nav_date, last.nav_date]).toEqual([
      '2026-11-20',
      '2026-12-21',
      '2027-01-20',
    ]);
    expect(last.operation_status).toBe('FINALIZED');
    const paid = [first!, second!, last];
    const total = paid.reduce((sum, { gross_amount }) => sum + gross_amount!, 0n);
    expect(total - 100_000n).toBeGreaterThanOrEqual(-2n);
    expect(total - 100_000n).toBeLessThanOrEqual(2n);
    for (const { gross_amount, withholding } of paid)
      expect(withholding).toBe((gross_amount! * 19n + 50n) / 100n);
  });

  test('in both forms pays its capital first and then its income', async () => {
    const [capital, first] = await parts('mixed');
    const last = await row('mixed');
    expect(capital).toMatchObject({ nav_date: '2026-11-20', gross_amount: 40_000n });
    expect(capital!.withholding).toBe((40_000n * 19n) / 100n);
    expect([first!.gross_amount, last.gross_amount]).toEqual([30_000n, 30_000n]);
    expect(first!.withholding).toBe((30_000n * 19n) / 100n);
    expect(last).toMatchObject({ operation_status: 'FINALIZED', nav_date: '2027-01-20' });
  });

  test('tells of each payment, and the book takes each once', async () => {
    const told = await market.toldOf(given.income!);
    expect(told.filter(({ message }) => message.startsWith('Le hemos pagado'))).toHaveLength(2);
    const { issues, holdings } = await market.inTenant(async (db) =>
      replay(await readLedger(db, [{ uuid: account }])),
    );
    expect(issues).toEqual([]);
    const { shares, reserved_shares } = await availableOf();
    const lots = holdings.find(({ product }) => product === PLAN)!.lots;
    expect(shares.replace('.', '')).toBe(String(sharesOf(lots)));
    expect(reserved_shares).toBe('0.000000');
  });
});
