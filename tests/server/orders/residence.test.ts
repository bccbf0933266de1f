import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { pdfFile } from '../../support/files.ts';
import { grantProof } from '../../support/grantProof.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const account = uuidOf('almadraba/account/amelie/1');
const self = uuidOf('almadraba/intervener/amelie');

/** Why she cannot redeem, by name. */
async function obstacles(token: string): Promise<string[]> {
  const query = 'operation_type=REEMBOLSO&key_product=10395';
  const answer = await server.ask('GET', `/api/accounts/${account}/order-terms?${query}`, {
    token,
  });
  const { reasons, has_to_send_certificate } = answer.json().data.terms.availability as {
    reasons: { key: string; remedy: { key: string } }[];
    has_to_send_certificate: boolean;
  };
  return reasons.map(({ key, remedy }) => {
    const isSent = key === 'residence_certificate.pending';
    expect(remedy.key).toBe(isSent ? 'await_certificate' : 'send_certificate');
    expect(has_to_send_certificate).toBe(!isSent);
    return key;
  });
}

test('a certificate that staff find good lets a non-resident redeem, from the day on which it was issued', async () => {
  const token = await server.token('amelie');
  expect(await obstacles(token)).toEqual(['residence_certificate.expired']);
  const sent = multipart(
    fileParts(await pdfFile(), 'certificado.pdf', {
      ...{ subcategory: 'CERTIFICADO_RESIDENCIA_FISCAL', section: 'INTERVENER' },
    }),
  );
  const uploaded = await server.ask('POST', `/api/interveners/${self}/documents`, {
    token,
    ...sent,
  });
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  const { uuid } = uploaded.json().data.documents[0];
  expect(await obstacles(token)).toEqual(['residence_certificate.pending']);

  const ops = await server.token('staff.ops', { scope: 'staff' });
  const decide = async (verdict: object) =>
    server.ask('POST', `/api/staff/documents/${uuid}/validation`, {
      token: ops,
      payload: { result: 'VALIDADO', ...verdict },
      proof: await grantProof(server, ops),
    });
  const dateless = await decide({});
  expect([dateless.statusCode, dateless.json().result.errors[0].code]).toEqual([422, 'required']);
  expect((await decide({ issued_on: '2026-11-21' })).statusCode).toBe(422);
  expect(await obstacles(token)).toEqual(['residence_certificate.pending']);
  const good = await decide({ issued_on: '2026-10-15' });
  expect(good.statusCode, good.body).toBe(200);
  expect(await obstacles(token)).toEqual([]);
});
