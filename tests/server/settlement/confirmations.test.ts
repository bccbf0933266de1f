import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { StoredOperation } from '../../../src/server/operations/toRuleOperation.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let before: Set<string>;
const given: Record<string, string> = {};
const bank = uuidOf('almadraba/bank/ana/1');

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  before = new Set((await executed()).map(({ uuid }) => uuid));
  const { uuid: account } = await market.accountOf('Ahorro familiar');
  const { uuid: plan } = await market.accountOf('Plan de jubilación');
  const token = await server.token('ana');
  const papers = { has_read_dfi: true, has_read_report: true };
  const orders = {
    bought: { operation_type: 'SUSCRIPCION', gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' },
    sold: {
      ...{ operation_type: 'REEMBOLSO', amount_shares_indicator: 'B', gross_amount: '100.00' },
      uuid_bank_account: bank,
    },
    moved: {
      ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product_target: '10394' },
      ...{ amount_shares_indicator: 'B', gross_amount: '50.00' },
    },
  };
  for (const [name, order] of Object.entries(orders)) {
    const payload = { uuid_account: account, key_product: '10395', ...papers, ...order };
    const answer = await server.ask('POST', '/api/operations', { token, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    given[name] = answer.json().data.operation.uuid;
    await market.sign(given[name]!);
  }
  given['income'] = await market.give({
    ...{ account: plan, product: '64680', type: 'RESCATE', gross_amount: 100_000n },
    details: {
      ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
      ...{ pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
      per_end_date: '2027-01-31',
    },
  });
  await market.moveTo('2027-02-15T08:00:00Z');
});
afterAll(() => server.close());

const executed = (): Promise<StoredOperation[]> =>
  market.inTenant((db) =>
    db.selectFrom('operations').selectAll().where('operation_status', '=', 'FINALIZED').execute(),
  );
const confirmationsOf = (operation: string) =>
  market.inTenant((db) =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('uuid_owner', '=', operation)
      .where('subcategory', '=', 'CONFIRMACION_EJECUCION')
      .execute(),
  );
/** What the investor reads in the confirmation of an operation. */
async function told(operation: string): Promise<string> {
  const [kept] = await confirmationsOf(operation);
  const answer = await server.ask('GET', `/api/operations/${operation}/documents/${kept!.uuid}`, {
    token: await server.token('ana'),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await readPdf(answer.rawPayload)).text.replace(/\s+/g, ' ');
}
const figuresOf = (row: StoredOperation): string[] => [
  formatDate(row.nav_date!),
  formatDate(row.settlement_date!),
  formatNav(toWire(row.nav!, 6)),
  formatShares(toWire(row.shares!, 6)),
  formatMoney(toWire(row.gross_amount!, 2)),
  formatMoney(toWire(row.net_amount!, 2)),
];
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('the confirmation of an execution', () => {
  test('is kept once of everything that is executed; halves of a transfer are told in its own', async () => {
    const rows = (await executed()).filter(({ uuid }) => !before.has(uuid));
    const requests = new Map(rows.map((row) => [row.uuid, row]));
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) {
      const request = row.uuid_request ? requests.get(row.uuid_request) : undefined;
      const isHalf = request && Boolean(findOperationType(request.operation_type)?.halves);
      const type = findOperationType(row.operation_type);
      const isExecuted = Boolean(type?.execution) || row.uuid_request !== null;
      expect(await confirmationsOf(row.uuid), `${row.operation_type} ${row.uuid}`).toHaveLength(
        isHalf || !isExecuted ? 0 : 1,
      );
    }
  });

  test('tells the figures of the book, and what was withheld of a sale', async () => {
    for (const name of ['bought', 'sold']) {
      const row = await market.operation(given[name]!);
      const text = await told(row.uuid);
      for (const figure of [referenceOf(row.uuid), ...figuresOf(row)])
        expect(text).toContain(plain(figure));
    }
    const sold = await market.operation(given['sold']!);
    const text = await told(sold.uuid);
    expect(sold.withholding).toBeGreaterThan(0n);
    expect(text).toContain(plain(`Retención ${formatMoney(toWire(sold.withholding!, 2))}`));
    expect(text).toContain(plain('Norma de la retención Artículo 101.6 de la Ley del IRPF'));
    expect(text).toMatch(/Ordenada el 20-nov-2026/);
    expect(text).toContain('Cuenta bancaria ES');
    expect(text).toContain('Lo que se preveía y lo que ha sido');
  });

  test('of a transfer tells both its halves', async () => {
    const text = await told(given['moved']!);
    const halves = await market.carriedOut(given['moved']!);
    expect(halves).toHaveLength(2);
    for (const half of halves)
      for (const figure of figuresOf(half)) expect(text).toContain(plain(figure));
    expect(text).not.toContain('Retención');
  });

  test('of a benefit in payments comes with each of them, and in the end tells all', async () => {
    const payments = await market.carriedOut(given['income']!);
    const last = await market.operation(given['income']!);
    expect(last.operation_status).toBe('FINALIZED');
    for (const payment of [...payments, last]) {
      const text = await told(payment.uuid);
      for (const figure of figuresOf(payment)) expect(text).toContain(plain(figure));
    }
    const sum = [...payments, last].reduce((all, { gross_amount }) => all + gross_amount!, 0n);
    const text = await told(last.uuid);
    expect(text).toContain('Todos los pagos de la prestación');
    expect(text).toContain(plain(`Importe bruto ${formatMoney(toWire(sum, 2))}`));
  });

  test('does not change when it is asked for later', async () => {
    const first = await told(given['sold']!);
    await market.moveTo('2027-02-22T08:00:00Z');
    expect(await told(given['sold']!)).toBe(first);
  });
});
