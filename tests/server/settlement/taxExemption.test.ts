import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindFor } from '../../../src/domain/documentKinds/kindsFor.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

const foundation = uuidOf('almadraba/intervener/fundacion');

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

/** Somebody of the staff, or another, who showed that it is they. */
async function ask(method: 'GET' | 'POST', payload?: object, login = 'staff.ops', of = foundation) {
  const scope = login.startsWith('staff') ? 'staff' : undefined;
  const token = await server.token(login, { scope });
  const proof = payload && (await grantProof(server, token));
  const path = `/api/staff/interveners/${of}/tax-exemptions`;
  return server.ask(method, path, { token, proof, ...(payload && { payload }) });
}
const record = (payload: object, login?: string, of?: string) => ask('POST', payload, login, of);
const codeOf = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors[0]!.code;

const sendProof = () =>
  market.inTenant((db) =>
    db
      .insertInto('documents')
      .values({
        ...{ tenant_id: market.tenant.id, uuid: server.context.id(), section: 'INTERVENER' },
        ...{ uuid_owner: foundation, uuid_bank_account: null, filename: 'censo.pdf' },
        ...{ category: 'DOCUMENTATION', subcategory: kindFor('EXEMPTION_PROOF'), is_signed: false },
        ...{ validation: 'PENDIENTE', validation_reason: null, expires_on: null },
        created_at: server.context.now(),
      })
      .execute(),
  );

/** Something that the foundation holds at a gain. */
async function held() {
  const { rows } = await market.inTenant((db) =>
    sql<{ account: string; product: string }>`
      select o.uuid_account as account, o.key_product as product from operations o
      join account_interveners party on party.uuid_account = o.uuid_account
      where party.uuid_intervener = ${foundation} and party.account_intervener_role = 'TITULAR'
        and o.operation_type = 'SUSCRIPCION' and o.operation_status = 'FINALIZED'
      order by o.request_date limit 1`.execute(db),
  );
  return rows[0]!;
}

test('staff record an exemption with its proof, and what is settled afterwards has nothing withheld', async () => {
  expect(codeOf(await record({ since: '2026-11-24' }))).toBe('tax_exemption.proof');
  const { account, product } = await held();
  const sell = () => market.give({ account, product, type: 'REEMBOLSO', gross_amount: 100_000n });
  const before = await sell();
  await market.settleUntil('2026-11-25T09:00:00Z');
  const taxed = await market.operation(before);
  expect(taxed).toMatchObject({ operation_status: 'FINALIZED' });
  expect(taxed.withholding).toBeGreaterThan(0n);

  await sendProof();
  const answer = await record({ since: '2026-11-24' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data.tax_exemptions).toMatchObject({
    current: { regime: 'LEY_49_2002', since: '2026-11-24', until: null },
    records: [{ since: '2026-11-24', decided_by: 'staff.ops' }],
    proofs: [{ filename: 'censo.pdf', validation: 'VALIDADO' }],
  });
  const after = await sell();
  await market.settleUntil('2026-12-01T09:00:00Z');
  expect(await market.operation(after)).toMatchObject({
    ...{ operation_status: 'FINALIZED', withholding: 0n },
  });
  expect(await market.operation(before)).toEqual(taxed);
});

test('each record is kept, and an exemption that was taken back exempts nothing', async () => {
  expect((await record({ since: '2026-11-24', until: '2026-11-24' })).statusCode).toBe(200);
  const { records } = (await ask('GET')).json().data.tax_exemptions;
  expect(records.map(({ until }: { until: string | null }) => until)).toEqual(['2026-11-24', null]);
  const { account, product } = await held();
  const uuid = await market.give({ account, product, type: 'REEMBOLSO', gross_amount: 100_000n });
  await market.settleUntil('2026-12-10T09:00:00Z');
  expect((await market.operation(uuid)).withholding).toBeGreaterThan(0n);
  for (const change of [
    sql`update tax_exemptions set until = null`,
    sql`delete from tax_exemptions`,
  ])
    await expect(market.inTenant((db) => change.execute(db))).rejects.toThrow();
});

test('is refused of natural persons, with days the wrong way round, and to whoever may not', async () => {
  const ana = uuidOf('almadraba/intervener/ana');
  expect(codeOf(await record({ since: '2026-01-01' }, 'staff.ops', ana))).toBe(
    'tax_exemption.person',
  );
  const wrong = await record({ since: '2026-01-02', until: '2026-01-01' });
  expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'tax_exemption.until']);
  expect((await record({ since: '2026-01-01' }, 'staff.read')).statusCode).toBe(403);
  expect((await record({ since: '2026-01-01' }, 'fundacion')).statusCode).toBe(403);
  const token = await server.token('staff.ops', { scope: 'staff' });
  const path = `/api/staff/interveners/${foundation}/tax-exemptions`;
  const unproved = await server.ask('POST', path, { token, payload: { since: '2026-01-01' } });
  expect(codeOf(unproved)).toBe('reauthentication_required');
});
