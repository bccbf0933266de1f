import type { Environment } from '../../../src/server/kernel/config.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fundAccount } from '../../support/fundAccount.ts';

/** Somebody who is logged in, with what they sign. */
export interface Signing {
  token: string;
  /** Goes on in the same session with a new token. */
  renew(): Promise<void>;
  accounts: { uuid: string; account_number: string; kind: string }[];
  order(body?: object): Promise<string>;
  papers(operation: string): Promise<string[]>;
  /** Opens the documents and asks for the code. */
  start(documents: string[], extra?: object): ReturnType<TestServer['ask']>;
  /** Opens one document, wherever it is. */
  open(document: string): ReturnType<TestServer['ask']>;
  call(path: string, payload?: object): ReturnType<TestServer['ask']>;
  get(path: string): ReturnType<TestServer['ask']>;
  patch(path: string, payload: object): ReturnType<TestServer['ask']>;
}

export interface SigningServer extends TestServer {
  as(login: string): Promise<Signing>;
  /** The code that was sent last. */
  lastCode(): Promise<string>;
}

/** The demo with what it takes to order and to sign. */
export async function startSigning(environment: Environment = {}): Promise<SigningServer> {
  const server = await startTestServer({ hasDemoData: true, environment });
  const lastCode = async () => {
    const letters = (await server.ask('GET', '/dev/outbox.json')).json();
    return letters.find((letter: { code?: string }) => letter.code).code as string;
  };
  const as = async (login: string): Promise<Signing> => {
    let session = (await server.logIn(login)).json();
    const post = (url: string, payload?: object) =>
      server.ask('POST', `/api${url}`, {
        token: session.access_token,
        ...(payload && { payload }),
      });
    const get = (url: string) => server.ask('GET', `/api${url}`, { token: session.access_token });
    const open = async (uuid: string) => get((await paperPlace(server, uuid)) ?? '/me');
    const { accounts } = (await get('/me')).json().data.private_area;
    return {
      token: session.access_token,
      async renew() {
        const { refresh_token } = session;
        const form = { grant_type: 'refresh_token', refresh_token };
        session = (await server.ask('POST', '/api/oauth2/token', { basic: true, form })).json();
      },
      accounts,
      get,
      call: post,
      patch: (url, payload) =>
        server.ask('PATCH', `/api${url}`, { token: session.access_token, payload }),
      async start(documents, extra = {}) {
        for (const uuid of documents) await open(uuid);
        return post('/documents-signatures', {
          ...{ documents, signature_type: 'DIGITAL-OTP' },
          ...extra,
        });
      },
      open,
      async order(body = {}) {
        const answer = await post('/operations', {
          uuid_account: fundAccount(accounts).uuid,
          operation_type: 'SUSCRIPCION',
          key_product: '10394',
          gross_amount: '1000.00',
          pay_method: 'TRANSFERENCIA',
          has_read_dfi: true,
          has_read_report: true,
          ...body,
        });
        if (answer.statusCode !== 201) throw new Error(answer.body);
        return answer.json().data.operation.uuid;
      },
      async papers(operation) {
        const { documents } = (await get(`/operations/${operation}/documents`)).json().data;
        return documents
          .filter((each: { is_pending_signature: boolean }) => each.is_pending_signature)
          .map(({ uuid }: { uuid: string }) => uuid);
      },
    };
  };
  return { ...server, as, lastCode };
}

export const codesOf = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);

/** A code of six digits that is not this one. */
export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
