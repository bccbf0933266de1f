import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
});
afterAll(() => server.close());

describe('an order of one signer', () => {
  test('is signed by the code that was sent to the telephone', async () => {
    const operation = await ana.order();
    const papers = await ana.papers(operation);
    expect(papers).toHaveLength(3);
    const started = await ana.start(papers, { uuid_operation: operation });
    expect(started.statusCode, started.body).toBe(201);
    const { signature } = started.json().data;
    expect(signature).toMatchObject({
      status: 'PENDING',
      code_sent_to: '6*****002',
      expires_at: '2026-11-20T11:10:00.000Z',
    });
    const code = await server.lastCode();
    expect(started.body).not.toContain(code);
    const confirmed = await ana.call(`/documents-signatures/${signature.uuid}/confirm`, { code });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json().data).toMatchObject({
      message: 'Validado satisfactoriamente.',
      signature: { status: 'SIGNED' },
    });
    const { data } = (await ana.get(`/operations/${operation}`)).json();
    expect(data.operation).toMatchObject({ operation_status: 'SIGNED', has_docs_signed: true });
    expect(await ana.papers(operation)).toEqual([]);
    const { historical } = (await ana.get(`/operations/${operation}/historical`)).json().data;
    expect(historical.at(-1)).toMatchObject({ operation_status: 'SIGNED', actor: 'SYSTEM' });
  });
});
