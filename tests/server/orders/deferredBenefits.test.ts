import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { createMarket } from '../settlement/market.ts';

let server: TestServer;
let subject: { uuid_account: string; key_product: string; operation_type: 'RESCATE' };
let bank: string;

const cause = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };
const total = { ...cause, pp_redemption_collection_method: 'TOTAL' };
const to = (date: string) => ({ pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: date });
const mixed = {
  ...{ ...cause, pp_redemption_collection_method: 'MIXTA', pp_redemption_mixed_amount: '400.00' },
};
const income = { per_period: 'MENSUAL', per_end_date: '2030-12-31' };
const gross = { amount_shares_indicator: 'B', gross_amount: '1000.00' };

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  const market = createMarket(server);
  const { uuid } = await market.accountOf('Plan de jubilación');
  subject = { uuid_account: uuid, key_product: '64680', operation_type: 'RESCATE' };
  const found = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', uuid)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  bank = found.uuid;
});
afterAll(() => server.close());

const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  server.ask(method, `/api${url}`, { token: await server.token('ana'), payload });

async function termsOf(more: Record<string, string> = {}) {
  const { uuid_account, ...rest } = subject;
  const query = new URLSearchParams({ ...rest, pp_redemption_cause: 'JUBILACION', ...more });
  const answer = await ask('GET', `/accounts/${uuid_account}/order-terms?${query.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.terms;
}

const order = (more: object) =>
  ask('POST', '/operations', { ...subject, ...gross, uuid_bank_account: bank, ...more });
const simulate = (more: object) =>
  ask('POST', '/operations/simulation', { ...subject, ...gross, ...more });

const codesOf = (answer: Awaited<ReturnType<typeof order>>) =>
  (answer.json() as { result: { errors: { code: string }[] } }).result.errors.map(
    ({ code }) => code,
  );

describe('a benefit that is put off', () => {
  test('is promised the dates that its terms and its simulation tell', async () => {
    const { shown, dates } = await termsOf(to('2030-01-31'));
    expect(dates).toMatchObject({ nav_date: '2030-01-31', settlement_date: '2030-02-05' });
    expect(dates.closing_days.every(({ date }: { date: string }) => date >= '2030-01-31')).toBe(
      true,
    );
    const simulated = (await simulate({ ...total, ...to('2030-01-31') })).json().data;
    expect(simulated).toMatchObject({ dates, real_nav_date: '2030-01-31' });
    const answer = await order({ ...total, ...to('2030-01-31'), shown });
    expect(answer.statusCode, answer.body).toBe(201);
    const { uuid } = answer.json().data.operation;
    const { operation } = (await ask('GET', `/operations/${uuid}`)).json().data;
    const { nav_date, publication_date, settlement_date, cut_off } = dates;
    expect(operation.promise.history).toEqual([
      expect.objectContaining({ nav_date, publication_date, settlement_date, cut_off }),
    ]);
  });

  test('is not what was shown where that was paid at once', async () => {
    const { shown } = await termsOf();
    expect(codesOf(await order({ ...total, ...to('2030-01-31'), shown }))).toEqual([
      'order.terms_changed',
      'order.changed.nav_date',
      'order.changed.settlement_date',
    ]);
  });

  test('keeps the day of who says that it is not put off', async () => {
    const [now, same] = [
      await termsOf(),
      await termsOf({ ...to('2030-01-31'), pp_redemption_defer: 'NO_DIFERIDO' }),
    ];
    expect(same.dates).toEqual(now.dates);
  });

  test('is reduced only where it is paid in time, and says until when that is', async () => {
    const by = async (date: string) =>
      (await simulate({ ...total, ...to(date) })).json().data as {
        pension: { reduction_40: string; reasons: string[] };
        warnings: { code: string; text: string }[];
      };
    const inTime = await by('2028-12-29');
    expect(Number(inTime.pension.reduction_40)).toBeGreaterThan(0);
    const late = await by('2030-01-31');
    expect(late.pension).toMatchObject({ reduction_40: '0.00', reasons: ['OUT_OF_WINDOW'] });
    const told = (of: typeof late) => of.warnings.find(({ code }) => code === 'OUT_OF_WINDOW');
    expect(told(inTime)).toBeUndefined();
    expect(told(late)!.text).toContain('31-dic-2028');
  });

  test.each(['2026-01-02', '2099-12-31'])('to %s is answered', async (date) => {
    const { dates } = await termsOf(to(date));
    expect(dates.nav_date >= '2026-11-20').toBe(true);
  });

  test('as an income does not end before it begins', async () => {
    expect(codesOf(await order({ ...mixed, ...income, ...to('2031-01-31') }))).toEqual([
      'benefit.end_before_start',
    ]);
  });
});

describe('a benefit that is paid in both ways', () => {
  test('is simulated as what is paid at once and what in payments', async () => {
    const { pension, gross_amount } = (await simulate(mixed)).json().data;
    expect(gross_amount).toBe('1000.00');
    expect(pension.capital.gross_amount).toBe('400.00');
    expect(pension.income.gross_amount).toBe('600.00');
  });

  test('is told in its payments wherever its giver reads of it', async () => {
    const monthly = { ...mixed, per_period: 'MENSUAL', per_end_date: '2027-01-31' };
    const simulated = (await simulate(monthly)).json().data;
    const part = { commission: '0.00' };
    const payments = {
      count: 3,
      first: { ...part, gross_amount: '400.00', withholding: '76.00', net_amount: '324.00' },
      each: { ...part, gross_amount: '300.00', withholding: '57.00', net_amount: '243.00' },
    };
    expect(simulated.pension.payments).toMatchObject(payments);
    const given = await order(monthly);
    expect(given.statusCode, given.body).toBe(201);
    const { uuid } = given.json().data.operation;
    const { operation } = (await ask('GET', `/operations/${uuid}`)).json().data;
    expect(operation.promise.shown).toMatchObject({
      ...{ gross_amount: '1000.00', withholding: '190.00', net_amount: '810.00' },
      payments: simulated.pension.payments,
    });
    expect(operation.payments_ahead).toEqual(simulated.pension.payments);
    // What comes that day, and not all of it.
    expect(operation.course.at(-1)).toMatchObject({
      ...{ key: 'SETTLEMENT', amount: '324.00', is_estimate: true },
      date: operation.payments_ahead.first_date,
    });
    const { documents } = (await ask('GET', `/operations/${uuid}/documents`)).json().data;
    for (const subcategory of ['JUSTIFICANTE_ENVIO', 'SOLICITUD_DE_PRESTACION_FP']) {
      const paper = documents.find((each: { subcategory: string }) => {
        return each.subcategory === subcategory;
      });
      const bytes = await ask('GET', `/operations/${uuid}/documents/${paper.uuid}`);
      const { text } = await readPdf(bytes.rawPayload);
      expect(text, subcategory).toMatch(/Número de cobros\s*3/);
      expect(text).toMatch(/Retención\s*190,00/);
      expect(text).toContain('324,00');
      expect(text).toContain('243,00');
    }
  });

  test.each([
    ['2027-11-19', '22-nov-2027'],
    ['2026-11-29', '22-nov-2027'],
  ])('that would end on %s before any of its income is refused there', async (end, first) => {
    const yearly = { ...mixed, per_period: 'ANUAL', per_end_date: end };
    const answer = await order(yearly);
    const { errors } = answer.json().result as { errors: { code: string; path: string }[] };
    expect(errors).toEqual([
      expect.objectContaining({ code: 'benefit.no_income', path: '/body/per_end_date' }),
    ]);
    const [reason] = (await simulate(yearly)).json().data.reasons;
    expect(reason).toMatchObject({ key: 'benefit.no_income', path: '/per_end_date' });
    expect(reason.text).toContain(first);
    const inTime = (await simulate({ ...yearly, per_end_date: '2027-11-22' })).json().data;
    expect(inTime.reasons).toEqual([]);
    expect(inTime.pension.payments.count).toBe(2);
  });

  test('says why it would be refused where its capital is all of it, or more', async () => {
    const answer = await simulate({ ...mixed, pp_redemption_mixed_amount: '7000.00' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { reasons } = answer.json().data as { reasons: { key: string; text: string }[] };
    expect(reasons).toEqual([
      expect.objectContaining({
        key: 'benefit.capital',
        text: 'La parte en capital debe ser menor que el importe total.',
      }),
    ]);
  });
});
