import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { rootsAddress } from '../../../src/language/values/addresses.ts';
import { startTestServer } from '../../support/server.ts';

test('the root certificates stand at one address, for anybody and any program', async () => {
  const server = await startTestServer();
  try {
    const answer = await server.ask('GET', rootsAddress, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('certificado-raiz.pem');
    const found = answer.body.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g)!;
    const prints = (pems: readonly string[]) =>
      pems.map((pem) => new X509Certificate(pem).fingerprint256);
    expect(prints(found)).toEqual(prints(server.context.signing.roots));
  } finally {
    await server.close();
  }
});
