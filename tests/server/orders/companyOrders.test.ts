import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { pdfFile } from '../../support/files.ts';
import { grantProof } from '../../support/grantProof.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

/** What a company of the demo orders, through the API: nothing of it is deferred, and nothing is of the savings base. */
let server: TestServer;
let market: Market;
let bank: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const row = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  bank = row.uuid;
});
afterAll(() => server.close());

const account = uuidOf('almadraba/account/iberica/1');
const self = uuidOf('almadraba/intervener/iberica');
const HELD = '75154';

const ask = async (path: string, payload: object) =>
  server.ask('POST', `/api${path}`, { token: await server.token('iberica'), payload });
const redemption = {
  ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: HELD },
  amount_shares_indicator: 'B',
};
const transfer = {
  ...{ ...redemption, operation_type: 'SOLICITUD_TRASPASO_INTERNO' },
  key_product_target: '75152',
};
async function simulate(order: object): Promise<Required<Schema<'Simulation'>>> {
  const answer = await ask('/operations/simulation', { ...order, amount: '30000.00' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
async function give(order: object): Promise<string> {
  const answer = await ask('/operations', order);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid;
}
const refused = async (order: object): Promise<string[]> => {
  const answer = await ask('/operations', order);
  expect(answer.statusCode).toBeGreaterThan(399);
  return answer.json().result.errors.map(({ code }: { code: string }) => code);
};
const cents = (amount: string) => BigInt(amount.replace('.', ''));
/** 19 % of what is taxed, half up. */
const nineteen = (base: bigint) => (base * 19n + 50n) / 100n;
const codesOf = ({ warnings }: Pick<Schema<'Simulation'>, 'warnings'>) =>
  warnings.map(({ code }) => code);

test('what it sells has 19 % of the gain withheld, and no other tax is told', async () => {
  const simulated = await simulate(redemption);
  expect(simulated.tax).toMatchObject({ key: 'gain_company', rate: '19.00' });
  expect(cents(simulated.withholding)).toBe(nineteen(cents(simulated.tax.base)));
  expect([simulated.savings_tax, simulated.tax_ways]).toEqual([null, []]);
  expect(cents(simulated.tax.base) > 0n).toBe(true);
});

test('what it moves is a sale and a purchase: withheld, and bought on its day at what arrives', async () => {
  const simulated = await simulate(transfer);
  expect(codesOf(simulated)).toContain('NO_DEFERRAL_LEGAL_PERSON');
  expect(simulated.tax.key).toBe('gain_company');
  const read = { has_read_dfi: true, has_read_report: true };
  const uuid = await give({ ...transfer, gross_amount: '30000.00', ...read });
  await market.sign(uuid);
  await market.settleUntil('2026-12-01T09:30:00Z');
  const [out, back] = await market.carriedOut(uuid);
  expect([out!.operation_type, back!.operation_type]).toEqual([
    ...['TRASPASO_SALIDA', 'TRASPASO_ENTRADA'],
  ]);
  expect(out!.withholding).toBe(nineteen(out!.fiscal_import!));
  expect(out!.withholding! > 0n).toBe(true);
  const { holdings } = await market.inTenant(async (db) =>
    replay(await readLedger(db, [{ uuid: account }])),
  );
  const { lots } = holdings.find(({ product }) => product === '75152')!;
  expect(lots).toContainEqual(
    expect.objectContaining({
      acquired: back!.nav_date,
      cost: out!.gross_amount! - out!.commission! - out!.withholding!,
    }),
  );
});

test('its periodic orders are those of anybody, each sale of them withheld', async () => {
  const periodic = {
    ...{ per_period: 'MENSUAL', per_start_date: '2026-12-04', uuid_bank_account: bank },
    gross_amount: '5000.00',
  };
  const buying = await give({
    ...{ ...periodic, uuid_account: account, key_product: HELD, pay_method: 'DOMICILIACION' },
    operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
    ...{ has_read_dfi: true, has_read_report: true },
  });
  const selling = await give({
    ...{ ...periodic, ...redemption, operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO' },
  });
  for (const uuid of [buying, selling]) await market.sign(uuid);
  await market.settleUntil('2026-12-15T09:30:00Z');
  const [bought] = await market.carriedOut(buying);
  expect(bought).toMatchObject({ operation_type: 'SUSCRIPCION', gross_amount: 500_000n });
  const [sold] = await market.carriedOut(selling);
  expect(sold).toMatchObject({ operation_status: 'FINALIZED', gross_amount: 500_000n });
  expect(sold!.withholding).toBe(nineteen(sold!.fiscal_import!));
  expect(sold!.withholding! > 0n).toBe(true);
});

test('one that lives abroad redeems with a certificate, and without withholding only by a treaty', async () => {
  await withTenant(server.owner, market.tenant.id, (db) =>
    db.updateTable('interveners').set({ tax_residence: 'FRA' }).where('uuid', '=', self).execute(),
  );
  const order = { ...redemption, gross_amount: '30000.00', uuid_bank_account: bank };
  expect(await refused(order)).toContain('residence_certificate');
  const without = await simulate(redemption);
  expect(without.tax).toMatchObject({ key: 'gain_non_resident', rate: '19.00' });
  expect(codesOf(without)).toContain('CERTIFICATE_MISSING');

  await certify('2026-12-01', false);
  expect((await simulate(redemption)).tax).toMatchObject({
    ...{ key: 'gain_non_resident', rate: '19.00' },
  });
  await certify('2026-12-02', true);
  const exempt = await simulate(redemption);
  expect(exempt.tax.key).toBe('gain_treaty');
  expect([exempt.withholding, exempt.net_amount]).toEqual(['0.00', '30000.00']);
  // It moves nothing untaxed but by the treaty either, and what it moves is bought anew.
  const moved = await simulate(transfer);
  expect([moved.tax.key, codesOf(moved).includes('NO_DEFERRAL_LEGAL_PERSON')]).toEqual([
    ...['gain_treaty', true],
  ]);
  await give(order);
});

/** A certificate of residence comes and staff find it good. */
async function certify(issued_on: string, has_treaty: boolean): Promise<void> {
  const sent = multipart(
    fileParts(await pdfFile(), `certificado-${issued_on}.pdf`, {
      ...{ subcategory: 'CERTIFICADO_RESIDENCIA_FISCAL', section: 'INTERVENER' },
    }),
  );
  const token = await server.token('iberica');
  const path = `/api/interveners/${self}/documents`;
  const uploaded = await server.ask('POST', path, { token, ...sent });
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  const ops = await server.token('staff.ops', { scope: 'staff' });
  const { uuid } = uploaded.json().data.documents[0];
  const found = await server.ask('POST', `/api/staff/documents/${uuid}/validation`, {
    token: ops,
    payload: { result: 'VALIDADO', issued_on, has_treaty },
    proof: await grantProof(server, ops),
  });
  expect(found.statusCode, found.body).toBe(200);
}
