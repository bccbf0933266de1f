import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let account: string;
const luis = uuidOf('almadraba/intervener/luis');

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Hermanos Robles')).uuid;
});
afterAll(() => server.close());

async function ask(who: string, method: 'GET' | 'POST', url: string, payload?: object) {
  return server.ask(method, `/api${url}`, { token: await server.token(who), payload });
}

/** The product that they hold most of, and another one. */
async function products(): Promise<{ held: string; target: string }> {
  const answer = await ask('ana', 'POST', '/operations/position-statuses', {
    uuid_account: account,
  });
  const [first] = answer.json().data.position_statuses as { key_product: string }[];
  const held = first!.key_product;
  return { held, target: ['10395', '10394'].find((key) => key !== held)! };
}

async function reasons(who: string, query: Record<string, string>): Promise<[string, string][]> {
  const asked = new URLSearchParams(query).toString();
  const answer = await ask(who, 'GET', `/accounts/${account}/order-terms?${asked}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json()
    .data.terms.availability.reasons.map(
      ({ key, remedy }: { key: string; remedy: { key: string } | null }) => [key, remedy?.key],
    );
}

interface Simulated {
  tax: { key: string };
  withholding: string;
  fiscal_import: string;
  warnings: { code: string; text: string }[];
}
async function simulate(who: string, body: object): Promise<Simulated> {
  const answer = await ask(who, 'POST', '/operations/simulation', {
    ...{ uuid_account: account, amount_shares_indicator: 'T' },
    ...body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Simulated;
}

test('a holder who lives abroad counts, whichever of them asks', async () => {
  const { held, target } = await products();
  const sale = { operation_type: 'REEMBOLSO', key_product: held };
  const transfer = {
    ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: held },
    key_product_target: target,
  };
  for (const query of [sale, transfer]) expect(await reasons('ana', query)).toEqual([]);
  const before = await simulate('ana', transfer);
  expect(before.tax.key).toBe('transfer_deferred');

  await market.inTenant((db) =>
    db.updateTable('interveners').set({ tax_residence: 'FRA' }).where('uuid', '=', luis).execute(),
  );
  expect(await reasons('ana', sale)).toEqual([['residence_certificate.holder', 'ask_certificate']]);
  expect(await reasons('luis', sale)).toEqual([['residence_certificate', 'send_certificate']]);
  // Carried out whole it would tax the owner who defers, too.
  for (const who of ['ana', 'luis'] as const)
    expect((await reasons(who, transfer)).map(([code]) => code)).toEqual(['transfer.mixed_owners']);
  for (const who of ['ana', 'luis'])
    for (const body of [sale, transfer]) {
      const told = await simulate(who, body);
      expect(told.tax.key).toBe('gain_by_holder');
      const taxed = Number(told.fiscal_import);
      expect(Number(told.withholding)).toBeCloseTo(Math.max(taxed * 0.19, 0), 1);
      const codes = told.warnings.map(({ code }) => code);
      expect(codes).toContain('TAX_BY_HOLDER');
      expect(codes).toContain(who === 'ana' ? 'CERTIFICATE_OF_HOLDER' : 'CERTIFICATE_MISSING');
      for (const { code, text } of told.warnings) expect(text).not.toBe(code);
    }
  const refused = await ask('ana', 'POST', '/operations', {
    ...{
      ...transfer,
      uuid_account: account,
      amount_shares_indicator: 'T',
      is_total_transfer: true,
    },
    ...{ has_read_dfi: true, has_read_report: true },
  });
  expect(refused.statusCode, refused.body).toBe(422);
  const codes = (refused.json() as { result: { errors: { code: string }[] } }).result.errors;
  expect(codes.map(({ code }) => code)).toContain('transfer.mixed_owners');
});

test('the certificate that a holder abroad has on file serves for both', async () => {
  const { held } = await products();
  await market.inTenant((db) =>
    db
      .insertInto('declarations')
      .values({
        ...{ tenant_id: db.tenantId, uuid: server.context.id(), uuid_intervener: luis },
        ...{ kind: 'RESIDENCE_CERTIFICATE', answers: { has_treaty: true } },
        ...{ made_on: '2026-11-02', is_current: true },
      })
      .execute(),
  );
  const sale = { operation_type: 'REEMBOLSO', key_product: held };
  for (const who of ['ana', 'luis']) expect(await reasons(who, sale)).toEqual([]);
  // The treaty is his: what is hers is withheld from.
  expect((await simulate('luis', sale)).tax.key).toBe('gain_by_holder');
});
