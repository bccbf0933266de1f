import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { parseCents } from '../../../src/domain/money/cents.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { pdfFile } from '../../support/files.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { createMarket, type Market } from './market.ts';

vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
let market: Market;

beforeEach(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterEach(() => server.close());

const ana = () => server.token('ana');
const read = async <T>(path: string): Promise<T> => {
  const answer = await server.ask('GET', `/api${path}`, { token: await ana() });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as T;
};
const shown = async (uuid: string) =>
  (await read<{ operation: Schema<'Operation'> }>(`/operations/${uuid}`)).operation;
const listed = async (uuid: string, query: string) => {
  const self = uuidOf('almadraba/intervener/ana');
  type Rows = { related_operations: Schema<'Operation'>[] };
  const { related_operations } = await read<Rows>(`/interveners/${self}/operations?${query}`);
  return related_operations.find((each) => each.uuid === uuid);
};

/** Given through the door and signed; its papers are still owed. */
async function give(details: Record<string, string>): Promise<string> {
  const { uuid: account } = await market.accountOf('Plan de jubilación');
  const { uuid: bank } = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  const payload = {
    ...{ uuid_account: account, key_product: '64680', operation_type: 'RESCATE' },
    ...{ uuid_bank_account: bank, amount_shares_indicator: 'B', per_period: 'MENSUAL' },
    ...{ pp_redemption_cause: 'DESEMPLEO', pp_redemption_cause_date: '2026-09-01', ...details },
  };
  const answer = await server.ask('POST', '/api/operations', { token: await ana(), payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid as string;
}

async function sendPapers(uuid: string): Promise<void> {
  const { documents_to_send } = await shown(uuid);
  for (const { subcategory } of documents_to_send!) {
    const file = fileParts(await pdfFile(), `${subcategory}.pdf`, {
      ...{ category: 'OPERATION', subcategory },
    });
    const url = `/api/operations/${uuid}/documents`;
    const sent = await server.ask('POST', url, { token: await ana(), ...multipart(file) });
    expect(sent.statusCode, sent.body).toBe(201);
  }
}

const cents = (wire: string) => parseCents(wire)!;

/** What was paid of it and what is told ahead, in cents, and that lists tell the same. */
async function wholeOf(uuid: string): Promise<bigint> {
  const operation = await shown(uuid);
  const { first, each, last, last_count = 0, count } = operation.payments_ahead!;
  const told = {
    per_next_date: operation.payments_ahead!.first_date,
    per_next_amount: first.net_amount,
  };
  expect(operation).toMatchObject(told);
  expect(await listed(uuid, '$limit=null')).toMatchObject(told);
  expect(await listed(uuid, 'standing=true')).toMatchObject(told);
  expect(operation.course!.at(-1)).toMatchObject({ amount: first.net_amount });
  const paid = (await market.carriedOut(uuid)).reduce((sum, one) => sum + one.gross_amount!, 0n);
  const following = BigInt(count - 1 - last_count) * cents(each?.gross_amount ?? '0.00');
  const lasts = BigInt(last_count) * cents(last?.gross_amount ?? '0.00');
  return paid + cents(first.gross_amount) + following + lasts;
}

test('a benefit whose first date moved is divided over the dates that are left, everywhere, and says why', async () => {
  await market.settleUntil('2026-11-29T10:00:00Z');
  const uuid = await give({
    ...{ gross_amount: '6000.00', pp_redemption_collection_method: 'FINANCIERA' },
    per_end_date: '2027-05-31',
  });
  const given = await shown(uuid);
  expect(given.promise!.shown.payments).toMatchObject({
    ...{ count: 7, first: { gross_amount: '857.14', net_amount: '694.28' } },
  });
  expect(given.payments_ahead).toEqual(given.promise!.shown.payments);
  expect(given.payments_shown).toBeNull();

  await market.settleUntil('2026-12-02T09:00:00Z');
  expect(await wholeOf(uuid)).toBe(600_000n);
  await sendPapers(uuid);
  const moved = await shown(uuid);
  expect(moved.payments_ahead).toMatchObject({
    ...{ count: 6, first: { gross_amount: '1000.00', net_amount: '810.00' }, last: null },
  });
  expect(await wholeOf(uuid)).toBe(600_000n);
  expect(moved.payments_shown).toEqual(moved.promise!.shown.payments);
  expect(moved.promise!.shown.payments!.count).toBe(7);

  await market.settleUntil('2026-12-10T09:00:00Z');
  const [first] = await market.carriedOut(uuid);
  expect([first!.gross_amount, first!.net_amount]).toEqual([100_000n, 81_000n]);
  expect(await wholeOf(uuid)).toBe(600_000n);
  const after = await shown(uuid);
  expect(after.payments_ahead).toMatchObject({ count: 5, first: { net_amount: '810.00' } });
  expect(after.payments_shown).toEqual(moved.payments_shown);

  const { promise } = await shown(first!.uuid);
  const causes = [...promise!.date_outcomes, ...promise!.amount_outcomes].map(
    ({ key, promised, came, cause }) => [key, promised, came, cause],
  );
  expect(causes).toEqual([
    ['nav_date', '2026-11-30', '2026-12-02', 'DOCUMENTS'],
    ['settlement_date', '2026-12-03', '2026-12-07', 'DOCUMENTS'],
    ['gross_amount', '857.14', '1000.00', 'PAYMENTS'],
    ['net_amount', '694.28', '810.00', 'PAYMENTS'],
  ]);
  const papers = await market.inTenant((db) =>
    db
      .selectFrom('documents')
      .select('uuid')
      .where('uuid_owner', '=', first!.uuid)
      .where('subcategory', '=', 'CONFIRMACION_EJECUCION')
      .execute(),
  );
  const paper = await server.ask(
    'GET',
    `/api/operations/${first!.uuid}/documents/${papers[0]!.uuid}`,
    {
      token: await ana(),
    },
  );
  const { text } = await readPdf(paper.rawPayload);
  expect(text.replace(/\s+/g, ' ')).toContain('El primer pago cambió de fecha');
});

test('what comes after the capital of a benefit in both ways is all that is left of it', async () => {
  await market.settleUntil('2026-12-07T10:00:00Z');
  const uuid = await give({
    ...{ gross_amount: '10000.00', pp_redemption_collection_method: 'MIXTA' },
    ...{ pp_redemption_mixed_amount: '4000.00', per_end_date: '2027-05-31' },
  });
  await market.settleUntil('2027-01-11T10:00:00Z');
  expect(await wholeOf(uuid)).toBe(1_000_000n);
  const { payments_ahead, payments_shown } = await shown(uuid);
  expect(payments_ahead).toMatchObject({
    ...{ count: 5, first: { gross_amount: '4000.00' }, each: { gross_amount: '1500.00' } },
  });
  expect(payments_shown).toMatchObject({ count: 6 });
  await sendPapers(uuid);
  await market.settleUntil('2027-02-16T10:00:00Z');
  const paid = (await market.carriedOut(uuid)).map(({ gross_amount }) => gross_amount);
  expect(paid).toEqual([400_000n, 150_000n]);
  expect(await wholeOf(uuid)).toBe(1_000_000n);
});

test('in participations it tells the payments that are left, and what its NAV made of the first', async () => {
  await market.settleUntil('2026-12-02T10:00:00Z');
  const uuid = await give({
    ...{ amount_shares_indicator: 'P', shares: '100.000000' },
    ...{ pp_redemption_collection_method: 'FINANCIERA', per_end_date: '2027-03-31' },
  });
  await sendPapers(uuid);
  const { payments_ahead } = await shown(uuid);
  expect(payments_ahead!.count).toBe(4);
  await market.settleUntil('2026-12-10T10:00:00Z');
  const [first] = await market.carriedOut(uuid);
  expect(first!.shares).toBe(25_000_000n);
  const left = await shown(uuid);
  expect(left.payments_ahead!.count).toBe(3);
  const { promise } = await shown(first!.uuid);
  for (const { promised, came, cause } of promise!.amount_outcomes)
    expect(cause).toBe(promised === came ? null : 'NAV');
});
