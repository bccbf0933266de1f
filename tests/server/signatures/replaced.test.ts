import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { codesOf, startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;
let luis: Signing;

beforeAll(async () => {
  server = await startSigning();
  [ana, luis] = [await server.as('ana'), await server.as('luis')];
});
afterAll(() => server.close());

const me = uuidOf('almadraba/intervener/ana');
const declare = async () => {
  const residences = [{ tin_country: 'ESP', tin_code: '12345678Z' }];
  const answer = await ana.patch(`/interveners/${me}/crs`, {
    ...{ residences, direction_type: 'OECD302', declares: true },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const waiting = () =>
  withTenant(server.context.db, server.at().tenant.id, async (db) => {
    const { uuid_document } = await db
      .selectFrom('declarations')
      .select('uuid_document')
      .where('uuid_intervener', '=', me)
      .where('kind', '=', 'CRS')
      .where('status', '=', 'DRAFT')
      .executeTakeFirstOrThrow();
    return uuid_document!;
  });
const takeBack = () =>
  server.ask('DELETE', `/api/interveners/${me}/draft-data`, { token: ana.token });

let first: string;
let signature: { uuid: string; code: string };
const confirm = () =>
  ana.call(`/documents-signatures/${signature.uuid}/confirm`, { code: signature.code });

beforeEach(async () => {
  await declare();
  first = await waiting();
  const begun = await ana.start([first]);
  expect(begun.statusCode, begun.body).toBe(201);
  signature = { uuid: begun.json().data.signature.uuid, code: await server.lastCode() };
});

test('what was declared again between code and confirmation is signed where the new one waits', async () => {
  await declare();
  const second = await waiting();
  expect(second).not.toBe(first);
  const answer = await confirm();
  expect([answer.statusCode, ...codesOf(answer)]).toEqual([409, 'signature_replaced']);
  expect(answer.json().result.errors[0].message).toContain('«Firma de documentos»');
  const { status } = (await ana.get(`/documents-signatures/${signature.uuid}`)).json().data
    .signature;
  expect(status).toBe('REJECTED');
  expect(codesOf(await ana.start([first]))).toEqual(['signature_replaced']);
  expect(await waiting()).toBe(second);
  expect((await ana.start([second])).statusCode).toBe(201);
});

test('another code is sent for none that was replaced', async () => {
  await declare();
  const answer = await ana.call(`/documents-signatures/${signature.uuid}/resend`);
  expect(codesOf(answer)).toEqual(['signature_replaced']);
});

test('what was taken back is signed nowhere', async () => {
  expect((await takeBack()).statusCode).toBe(200);
  expect(codesOf(await confirm())).toEqual(['signature_withdrawn']);
});

test('nobody else learns that it was there', async () => {
  await declare();
  const answer = await luis.start([first]);
  expect([answer.statusCode, ...codesOf(answer)]).toEqual([404, '404']);
});
