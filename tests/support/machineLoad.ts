import { randomUUID } from 'node:crypto';
import type { Product } from './product.ts';
import { fundAccount } from './fundAccount.ts';

/** Somebody who is logged in at a running product. */
export interface LoggedIn {
  headers: Record<string, string>;
}

/** An answer as the load drivers look at it; status 0 is a connection that broke. */
export interface Heard {
  status: number;
  body: string;
}

/** Logs in as one of the first tenant's people. */
export async function enterAs(
  product: Pick<Product, 'url'>,
  username: string,
  scope?: string,
): Promise<LoggedIn> {
  const basic = Buffer.from('demo-almadraba-localhost-key:demo-almadraba-localhost-secret');
  const form = {
    grant_type: 'password',
    username: `ALMADRABA-PRO/${username}`,
    password: PASSWORD,
  };
  const answer = await fetch(product.url('/api/oauth2/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${basic.toString('base64')}` },
    body: new URLSearchParams(scope ? { ...form, scope } : form),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${username} cannot log in: ${answer.status}`);
  return { headers: { authorization: `Bearer ${access_token}` } };
}

const PASSWORD = 'Demo.2026';

/** Sends a body; nothing is thrown when the server is gone. */
export async function send(
  product: Pick<Product, 'url'>,
  { headers }: LoggedIn,
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Heard> {
  try {
    const answer = await fetch(product.url(path), {
      method: body === undefined && path.endsWith('/me') ? 'GET' : 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

/** An order that the demo's first investor may give any number of times. */
export async function orderOf(product: Pick<Product, 'url'>, person: LoggedIn): Promise<object> {
  const { body } = await send(product, person, '/api/me');
  const { data } = JSON.parse(body) as {
    data: { private_area: { accounts: { uuid: string; kind: string }[] } };
  };
  return {
    uuid_account: fundAccount(data.private_area.accounts).uuid,
    operation_type: 'SUSCRIPCION',
    key_product: '10394',
    gross_amount: '1000.00',
    pay_method: 'TRANSFERENCIA',
    has_read_dfi: true,
    has_read_report: true,
  };
}

/** Orders that were sent, by their key: the operation's uuid once it was acknowledged. */
export type Sent = Map<string, string | undefined>;

/** Sends an order under its key and notes what was acknowledged; false when the server is gone. */
export async function order(
  product: Pick<Product, 'url'>,
  person: LoggedIn,
  body: object,
  sent: Sent,
  key: string = randomUUID(),
): Promise<Heard> {
  if (!sent.has(key)) sent.set(key, undefined);
  const heard = await send(product, person, '/api/operations', body, { 'idempotency-key': key });
  if (heard.status === 201) {
    const { data } = JSON.parse(heard.body) as { data: { operation: { uuid: string } } };
    const known = sent.get(key);
    if (known !== undefined && known !== data.operation.uuid)
      throw new Error(`one key, two operations: ${known} and ${data.operation.uuid}`);
    sent.set(key, data.operation.uuid);
  }
  return heard;
}
