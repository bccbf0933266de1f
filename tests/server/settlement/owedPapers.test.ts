import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantProof } from '../../support/grantProof.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let account: string;
let bank: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Plan de jubilación')).uuid;
  ({ uuid: bank } = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  ));
});
afterAll(() => server.close());

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF',
);
const ana = () => server.token('ana');
const order = async () => {
  const payload = {
    ...{ uuid_account: account, key_product: '64680', operation_type: 'RESCATE' },
    ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
    ...{ pp_redemption_collection_method: 'TOTAL', amount_shares_indicator: 'B' },
    ...{ gross_amount: '500.00', uuid_bank_account: bank },
  };
  const answer = await server.ask('POST', '/api/operations', { token: await ana(), payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.operation.uuid as string;
};
const send = async (uuid: string, subcategory: string) => {
  const parts = fileParts(PDF, `${subcategory}.pdf`, { category: 'OPERATION', subcategory });
  const answer = await server.ask('POST', `/api/operations/${uuid}/documents`, {
    ...{ token: await ana(), ...multipart(parts) },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.documents[0].uuid as string;
};
/** Signed by everybody, which is said of the papers that were made for it alone. */
const sign = async (uuid: string) => {
  await market.sign(uuid);
  await market.inTenant((db) =>
    db
      .updateTable('documents')
      .set({ is_signed: false })
      .where('uuid_owner', '=', uuid)
      .where('needs_signature', '=', false)
      .execute(),
  );
};
const complete = async () => {
  const uuid = await order();
  await send(uuid, 'ACREDITACION_CONTINGENCIA');
  const paper = await send(uuid, 'MODELO_145');
  await sign(uuid);
  return { uuid, paper };
};
const shown = async (uuid: string) => {
  const answer = await server.ask('GET', `/api/operations/${uuid}`, { token: await ana() });
  const { expected_nav_date: nav, actions } = answer.json().data.operation;
  return { nav, mayCancel: actions.includes('cancel') };
};
const touch = async (method: 'DELETE' | 'PATCH', uuid: string, paper: string, payload?: object) => {
  const answer = await server.ask(method, `/api/operations/${uuid}/documents/${paper}`, {
    ...{ token: await ana(), ...(payload && { payload }) },
  });
  return [answer.statusCode, answer.json().result?.errors?.[0]?.code];
};
const at = (now: string) => market.moveTo(now);
const staff = async (uuid: string, call: string, payload?: object) => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const answer = await server.ask('POST', call, {
    ...{ token, proof: await grantProof(server, token), ...(payload && { payload }) },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};

describe('an order whose papers were complete before the cut-off', () => {
  const held = { nav: '2026-11-23', mayCancel: false };
  test('keeps its NAV and stays where it is when one of them is sent again', async () => {
    await at('2026-11-23T09:00:00Z');
    const { uuid } = await complete();
    expect(await shown(uuid)).toEqual({ nav: '2026-11-23', mayCancel: true });
    await send(uuid, 'MODELO_145');
    await at('2026-11-23T16:00:00Z');
    expect(await shown(uuid)).toEqual(held);
    const extra = await send(uuid, 'MODELO_145');
    expect(await shown(uuid)).toEqual(held);
    expect(await touch('DELETE', uuid, extra)).toEqual([409, 'document_counted']);
    const cancel = await server.ask('DELETE', `/api/operations/${uuid}`, { token: await ana() });
    expect(cancel.json().result.errors[0].code).toBe('operation.guard.before_cut_off');
  });

  test('keeps the papers that it owes: none is removed, renamed or called something else', async () => {
    await at('2026-11-24T09:00:00Z');
    const { uuid, paper } = await complete();
    const other = await send(uuid, 'AUTORIZACION_VENTA_MENOR');
    expect((await touch('PATCH', uuid, paper, { filename: 'modelo.pdf' }))[0]).toBe(200);
    await at('2026-11-24T13:00:00Z');
    const refused = [409, 'document_counted'];
    expect(await touch('DELETE', uuid, paper)).toEqual(refused);
    expect(await touch('PATCH', uuid, paper, { filename: 'otro.pdf' })).toEqual(refused);
    expect(await touch('PATCH', uuid, paper, { subcategory: 'AUTORIZACION_VENTA_MENOR' })).toEqual(
      refused,
    );
    expect(await shown(uuid)).toEqual({ nav: '2026-11-24', mayCancel: false });
    expect((await touch('DELETE', uuid, other))[0]).toBe(200);
  });

  test('is executed at the NAV that the registry was told, whatever is sent afterwards', async () => {
    await at('2026-11-25T09:00:00Z');
    const { uuid } = await complete();
    await market.inTenant((db) =>
      db
        .updateTable('documents')
        .set({ validation: 'VALIDADO' })
        .where('uuid_owner', '=', uuid)
        .execute(),
    );
    await staff(uuid, `/api/operations/${uuid}/status-change`, { operation_status: 'VALIDATED' });
    await staff(uuid, `/api/operations/${uuid}/export-to-rd`);
    await at('2026-11-25T16:00:00Z');
    await send(uuid, 'MODELO_145');
    expect(await shown(uuid)).toEqual({ nav: '2026-11-25', mayCancel: false });
    await market.settleUntil('2026-11-26T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-25' },
    });
  });
});

test('tells its investor which papers it still owes, and no more of one that was sent', async () => {
  const uuid = await order();
  const missing = async () => {
    const answer = await server.ask('GET', `/api/operations/${uuid}`, { token: await ana() });
    const { documents_to_send: owed } = answer.json().data.operation;
    return (owed as { subcategory: string; or: string | null }[]).map((each) => each.subcategory);
  };
  const asked = await missing();
  expect(asked).toContain('ACREDITACION_CONTINGENCIA');
  expect(asked).toContain('MODELO_145');
  await send(uuid, 'ACREDITACION_CONTINGENCIA');
  expect(await missing()).toEqual(asked.filter((kind) => kind !== 'ACREDITACION_CONTINGENCIA'));
  await send(uuid, 'MODELO_145');
  expect(await missing()).toEqual([]);
});

test('a paper that becomes the one that is owed counts from then, never from when it was sent', async () => {
  await at('2026-11-27T09:00:00Z');
  const uuid = await order();
  await send(uuid, 'ACREDITACION_CONTINGENCIA');
  const other = await send(uuid, 'AUTORIZACION_VENTA_MENOR');
  await sign(uuid);
  await at('2026-11-27T16:00:00Z');
  expect((await touch('PATCH', uuid, other, { subcategory: 'MODELO_145' }))[0]).toBe(200);
  expect(await shown(uuid)).toEqual({ nav: '2026-11-30', mayCancel: true });
});

test('after a rejection the next upload counts, from its own time', async () => {
  await at('2026-12-01T09:00:00Z');
  const { uuid, paper } = await complete();
  await at('2026-12-01T16:00:00Z');
  await send(uuid, 'MODELO_145');
  expect(await shown(uuid)).toEqual({ nav: '2026-12-01', mayCancel: false });
  await staff(uuid, `/api/staff/documents/${paper}/validation`, {
    ...{ result: 'RECHAZADO', reason: 'No se lee.' },
  });
  expect(await shown(uuid)).toEqual({ nav: '2026-12-02', mayCancel: true });
});
