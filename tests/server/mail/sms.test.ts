import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSms, SmsFault } from '../../../src/server/mail/sms.ts';

interface Taken {
  headers: IncomingHttpHeaders;
  body: Record<string, string>;
}
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A provider of text messages that answers each with the next of these statuses; 0 is no answer at all. */
async function provider(...statuses: number[]) {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: JSON.parse(text) as Record<string, string> });
      const status = statuses.shift() ?? 202;
      if (status > 0) response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/messages`, taken };
}

const sms = { to: '600 000 001', text: 'Su código: 204816', reference: 'r-1', sender: 'Almadraba' };

test('a text message goes to the provider in the spelling of the world, once by its reference', async () => {
  const { url, taken } = await provider(202);
  await createSms(url, 'secret').send(sms);
  expect(taken).toHaveLength(1);
  expect(taken[0]!.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': 'r-1',
  });
  expect(taken[0]!.body).toEqual({ ...sms, to: '+34600000001' });
});

test.each([
  ['has a fault', 500],
  ['refuses', 401],
  ['sends elsewhere', 302],
  ['does not answer in time', 0],
])('a provider that %s is a fault that does not say the code', async (_, status) => {
  const { url } = await provider(status);
  const sending = createSms(url, undefined, 300).send(sms);
  await expect(sending).rejects.toThrow(SmsFault);
  await expect(sending).rejects.not.toThrow(/204816/);
});

test('a provider that nobody answers for is a fault', async () => {
  const { url } = await provider();
  stop?.();
  await expect(createSms(url, undefined, 300).send(sms)).rejects.toThrow(SmsFault);
});
