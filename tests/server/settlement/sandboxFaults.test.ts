import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
const given: Record<string, string> = {};

const debits = {
  REJECTED: 10_041n,
  RETURNED: 10_042n,
  TWICE: 10_043n,
  SILENT: 10_044n,
  RETURNED_LATE: 10_045n,
  UNKNOWN_DEBIT: 10_046n,
};
const transfers = {
  'to be rejected': '13',
  silent: '14',
  short: '15',
  'without fiscal data': '16',
  'with late fiscal data': '17',
  'told twice': '18',
  'of an unknown request': '19',
};

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const account = await market.openAccount(false);
  for (const [fault, cents] of Object.entries(debits))
    given[fault] = await market.give({
      ...{ account, product: '10394', type: 'SUSCRIPCION', gross_amount: cents },
      details: { pay_method: 'DOMICILIACION' },
    });
  for (const [fault, ending] of Object.entries(transfers))
    given[fault] = await market.give({
      ...{ account, product: '10394', type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
      gross_amount: 400_000n,
      details: { xt_isin_code: 'ES0138911033', xt_acount_origin: `9999-${ending}` },
    });
  for (const [name, cents] of [
    ['periodic', 10_000n],
    ['unpaid periodic', 10_041n],
  ] as const)
    given[name] = await market.give({
      ...{ account, product: '10394', type: 'SOLICITUD_SUSCRIPCION_PERIODICA' },
      gross_amount: cents,
      details: {
        ...{ is_periodic: true, per_period: 'MENSUAL', per_start_date: '2026-11-28' },
        pay_method: 'DOMICILIACION',
      },
    });
  await market.settleUntil('2026-12-04T09:30:00Z');
});
afterAll(() => server.close());

test.each([
  ['REJECTED', 'CANCELLED 23'],
  ['RETURNED', 'CANCELLED 23'],
  ['TWICE', 'VALIDATED 23, RD_SENT 23, FINALIZED 24'],
  ['SILENT', ''],
  ['RETURNED_LATE', 'VALIDATED 23, RD_SENT 23, FINALIZED 24'],
  ['UNKNOWN_DEBIT', 'VALIDATED 23, RD_SENT 23, FINALIZED 24'],
  ['to be rejected', 'VALIDATED 21, SNCE_1 23, CANCELLED 24'],
  ['silent', 'VALIDATED 21, SNCE_1 23'],
  ['short', 'VALIDATED 21, SNCE_1 23, SNCE_2 24'],
  ['without fiscal data', 'VALIDATED 21, SNCE_1 23, SNCE_2 24'],
  ['with late fiscal data', 'VALIDATED 21, SNCE_1 23, SNCE_2 24, SNCE_3 30, FINALIZED 01'],
  ['told twice', 'VALIDATED 21, SNCE_1 23, SNCE_2 24, SNCE_3 25, FINALIZED 26'],
  ['of an unknown request', 'VALIDATED 21, SNCE_1 23, SNCE_2 24, SNCE_3 25, FINALIZED 26'],
])('the sandbox’s fault %s: %s', async (name, way) => {
  const found = await market.way(given[name]!);
  expect(found.map(([status, day]) => `${status} ${day.slice(8)}`).join(', ')).toBe(way);
});

test('an order whose debit is returned late is undone by one movement', async () => {
  const bought = await market.operation(given.RETURNED_LATE!);
  expect(await market.carriedOut(given.RETURNED_LATE!)).toMatchObject([
    {
      operation_type: 'ANULACION_COMPRA',
      shares: bought.shares,
      net_amount: 0n,
      nav: null,
      nav_date: null,
    },
  ]);
});

test('a date of a periodic order is executed when its debit is paid, and ends when it is not', async () => {
  expect(await market.carriedOut(given.periodic!)).toMatchObject([
    { operation_status: 'FINALIZED', nav_date: '2026-11-30' },
  ]);
  expect(await market.carriedOut(given['unpaid periodic']!)).toMatchObject([
    { operation_status: 'CANCELLED', nav: null },
  ]);
});

test('what nobody knows, what is late and what is short is told to staff, once', async () => {
  const alerts = await market.inTenant((db) =>
    db
      .selectFrom('staff_alerts')
      .select(['kind', 'subject'])
      .where('resolved_at', 'is', null)
      .execute(),
  );
  const about = (kind: string) =>
    alerts.filter((each) => each.kind === kind).map((each) => each.subject);
  expect(about('DEBIT_ANSWER')).toHaveLength(1);
  expect(about('TRANSFER_MESSAGE').length).toBeGreaterThan(0);
  expect(about('TRANSFER_AMOUNT')).toEqual([given.short]);
  expect(about('TRANSFER_OVERDUE')).toEqual(
    expect.arrayContaining([
      `${given.silent}/ANSWER`,
      `${given.short}/AMOUNT`,
      `${given['without fiscal data']}/FISCAL_DATA`,
    ]),
  );
  const figures = await market.inTenant((db) => readFigures(db));
  expect(figures.filter((figure) => !isConserved(figure))).toEqual([]);
});
