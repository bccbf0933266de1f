import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { pdfFile } from '../../support/files.ts';
import { grantProof } from '../../support/grantProof.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let given: string;

const account = uuidOf('almadraba/account/amelie/1');
const self = uuidOf('almadraba/intervener/amelie');
const PRODUCT = '10395';
const WHY = 'Falta un certificado de residencia fiscal de menos de dos meses.';

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  await market.settleUntil('2027-01-13T10:00:00Z');
});
afterAll(() => server.close());

const amelie = () => server.token('amelie');
const ask = async <T>(path: string): Promise<T> => {
  const answer = await server.ask('GET', `/api${path}`, { token: await amelie() });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as T;
};
const shown = async (uuid = given) =>
  (await ask<{ operation: Schema<'Operation'> }>(`/operations/${uuid}`)).operation;
const area = async () => (await ask<Schema<'Me'>>('/me')).private_area;
const mails = async () =>
  ((await server.ask('GET', '/dev/outbox.json')).json() as { text: string }[]).filter(({ text }) =>
    text.includes('certificado de residencia fiscal de menos de dos meses'),
  );

/** Sends a certificate that was issued on a day; staff find it good today. */
async function certify(issued_on: string): Promise<void> {
  const parts = fileParts(await pdfFile(), `certificado-${issued_on}.pdf`, {
    ...{ subcategory: 'CERTIFICADO_RESIDENCIA_FISCAL', section: 'INTERVENER' },
  });
  const url = `/api/interveners/${self}/documents`;
  const sent = await server.ask('POST', url, { token: await amelie(), ...multipart(parts) });
  expect(sent.statusCode, sent.body).toBe(201);
  const ops = await server.token('staff.ops', { scope: 'staff' });
  const [{ uuid }] = sent.json().data.documents;
  const found = await server.ask('POST', `/api/staff/documents/${uuid}/validation`, {
    token: ops,
    payload: { result: 'VALIDADO', issued_on, has_treaty: true },
    proof: await grantProof(server, ops),
  });
  expect(found.statusCode, found.body).toBe(200);
}

async function give(terms: Record<string, string>): Promise<string> {
  const bank = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  const payload = {
    ...{ uuid_account: account, key_product: PRODUCT, uuid_bank_account: bank.uuid },
    ...{ amount_shares_indicator: 'B', gross_amount: '1000.00', ...terms },
  };
  const answer = await server.ask('POST', '/api/operations', { token: await amelie(), payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid as string;
}

describe('a periodic redemption of who lives abroad', () => {
  const terms = {
    ...{ operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO', per_period: 'MENSUAL' },
    per_start_date: '2027-01-20',
  };

  test('says before it is given, and with its dates, that each of them needs a certificate', async () => {
    await certify('2027-01-13');
    const { gross_amount, ...asked } = {
      ...{ uuid_account: account, key_product: PRODUCT, amount_shares_indicator: 'B' },
      ...{ gross_amount: '1000.00', ...terms },
    };
    const answer = await server.ask('POST', '/api/operations/projection', {
      token: await amelie(),
      payload: { ...asked, gross_amount },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { warnings } = (answer.json() as { data: { projection: Schema<'Projection'> } }).data
      .projection;
    expect(warnings.map(({ key }) => key)).toContain('PERIODIC_CERTIFICATE');
    given = await give(terms);
    const { dates_ahead, certificate_needed_on } = await shown();
    expect(dates_ahead!.map(({ date, lacks }) => [date, lacks])).toEqual([
      ['2027-01-20', null],
      ['2027-02-22', null],
      ['2027-03-22', WHY],
    ]);
    expect(certificate_needed_on).toBe('2027-03-22');
  });

  test('asks once for one in good time, in the area and by mail, and nobody before', async () => {
    await market.settleUntil('2027-03-05T10:00:00Z');
    expect((await market.carriedOut(given)).map((each) => each.withholding)).toEqual([0n, 0n]);
    expect((await area()).certificate_needed_on).toBeNull();
    expect(await mails()).toEqual([]);
    await market.settleUntil('2027-03-09T10:00:00Z');
    expect((await area()).certificate_needed_on).toBe('2027-03-22');
    expect((await market.toldOf(given))[0]!.message).toContain('22-mar-2027');
    expect(await mails()).toHaveLength(1);
    const list = `/interveners/${self}/operations?standing=true`;
    const { related_operations } = await ask<{ related_operations: Schema<'Operation'>[] }>(list);
    expect(related_operations.find(({ uuid }) => uuid === given)).toMatchObject({
      ...{ per_next_date: '2027-03-22', certificate_needed_on: '2027-03-22' },
    });
  });

  test('leaves a date out that has none, says why, and never withholds what nobody was told', async () => {
    await market.settleUntil('2027-03-29T10:00:00Z');
    expect(await market.carriedOut(given)).toHaveLength(2);
    const { skipped_dates } = await shown();
    expect(skipped_dates).toEqual([
      { nominal_date: '2027-03-20', date: '2027-03-22', reason: WHY },
    ]);
    expect((await market.toldOf(given))[0]!.message).toContain(WHY);
  });

  test('goes on with a new one, and the newest does not take the place of the one of its day', async () => {
    await certify('2027-03-29');
    expect((await area()).certificate_needed_on).toBeNull();
    await market.settleUntil('2027-04-20T17:00:00Z');
    // Before that day's redemption is executed another is found good, which was issued after it was asked for.
    await server.context.clock.moveTo(new Date('2027-04-21T00:30:00Z'));
    await certify('2027-04-21');
    await market.settleUntil('2027-04-27T10:00:00Z');
    const executed = await market.carriedOut(given);
    expect(executed.map(({ nav_date }) => nav_date)).toEqual([
      ...['2027-01-20', '2027-02-22', '2027-04-20'],
    ]);
    for (const { withholding, operation_status } of executed)
      expect([withholding, operation_status]).toEqual([0n, 'FINALIZED']);
  });

  test('that is suspended asks for none', async () => {
    await market.inTenant((db) =>
      db
        .updateTable('operations')
        .set({ operation_status: 'PERIODIC_SUSPENDED' })
        .where('uuid', '=', given)
        .execute(),
    );
    await market.settleUntil('2027-07-10T10:00:00Z');
    expect((await area()).certificate_needed_on).toBeNull();
    expect((await shown()).certificate_needed_on).toBeNull();
    expect(await mails()).toHaveLength(2);
  });
});
