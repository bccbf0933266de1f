import type { Answer, RemoteServer } from '../../support/remoteServer.ts';
import { together } from './hostileSection.ts';
import { fundAccount } from '../../support/fundAccount.ts';

const FRAME = /^\/sandbox-pay\/pay-[0-9a-f-]{36}$/;

/** Lies at which a payment, or its page, names a place that is not ours. */
export async function payPages(
  server: RemoteServer,
  token: string,
  lies: readonly Record<string, string>[],
  isLied: (answer: Answer) => boolean,
): Promise<string[]> {
  const { accounts } = (await server.ask('GET', '/api/me', { token })).json().data.private_area;
  const payload = {
    uuid_account: fundAccount(accounts).uuid,
    operation_type: 'SUSCRIPCION',
    key_product: '10394',
    gross_amount: '1000.00',
    pay_method: 'TRANSFERENCIA',
    has_read_dfi: true,
    has_read_report: true,
  };
  const made = await server.ask('POST', '/api/operations', { token, payload });
  const uuid_operation = made.json().data.operation.uuid;
  await sign(server, token, uuid_operation);
  const wrong = await together(lies, 4, async (headers) => {
    const options = { token, payload: { uuid_operation }, headers };
    const pay = await server.ask('POST', '/api/sandbox/pay-in', options);
    if (pay.statusCode !== 201) return [`${pay.statusCode} at a payment: ${pay.body}`];
    const { iframe } = pay.json().data.pay_in;
    const page = await server.ask('GET', iframe, { headers });
    const isGood = FRAME.test(iframe) && page.statusCode === 200 && !isLied(pay) && !isLied(page);
    return isGood ? [] : [`${iframe}: ${JSON.stringify(headers)}`];
  });
  return wrong.flat();
}

/** Signs an order with the code that was mailed. */
async function sign(server: RemoteServer, token: string, operation: string): Promise<void> {
  const path = `/api/operations/${operation}/documents`;
  const found = (await server.ask('GET', path, { token })).json().data.documents;
  const documents = (found as { uuid: string; is_pending_signature: boolean }[])
    .filter((each) => each.is_pending_signature)
    .map(({ uuid }) => uuid);
  for (const uuid of documents) await server.ask('GET', `${path}/${uuid}`, { token });
  const payload = { documents, signature_type: 'DIGITAL-OTP' };
  const begun = await server.ask('POST', '/api/documents-signatures', { token, payload });
  const letters: { code?: string }[] = (await server.ask('GET', '/dev/outbox.json')).json();
  const code = letters.find((letter) => letter.code)?.code;
  const { uuid } = begun.json().data.signature;
  const url = `/api/documents-signatures/${uuid}/confirm`;
  const signed = await server.ask('POST', url, { token, payload: { code } });
  if (signed.statusCode >= 300) throw new Error(signed.body);
}
