import type { LightMyRequestResponse } from 'fastify';
import type { OperationId, Output } from '../../../src/contract/call.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type Ask, type TestServer } from '../../support/server.ts';

type DataOf<Id extends OperationId> = Output<Id> extends { data: infer Data } ? Data : never;

/** Somebody who asks the server. */
export interface Caller {
  get(path: string, options?: Ask): Promise<LightMyRequestResponse>;
  patch(path: string, payload?: object): Promise<LightMyRequestResponse>;
  /** The data of an answer that must be a success. */
  read<Id extends OperationId>(path: string): Promise<DataOf<Id>>;
  /** The rows of a list over all its pages, following the links, and how many pages there were. */
  all<Row>(path: string): Promise<{ rows: Row[]; pages: number; total: number }>;
}

export interface Demo extends TestServer {
  /** Logs somebody of the demo in, once. */
  as(login: string, tenant?: string): Promise<Caller>;
}

/** The server with the demo's data. */
export async function startDemo(): Promise<Demo> {
  const server = await startTestServer({ hasDemoData: true });
  const callers = new Map<string, Promise<Caller>>();
  const enter = async (login: string, tenant: string) => {
    const [scope] = login.includes('.') ? login.split('.') : [];
    const answer = await server.logIn(login, { tenant, scope });
    return createCaller(server, { token: answer.json().access_token });
  };
  return {
    ...server,
    as(login, tenant = 'almadraba') {
      const key = `${tenant}/${login}`;
      const known = callers.get(key) ?? enter(login, tenant);
      callers.set(key, known);
      return known;
    },
  };
}

/** The uuid of something of the demo by its readable key. */
export const idOf = (key: string, tenant = 'almadraba'): string => uuidOf(`${tenant}/${key}`);

/** Asks below `/api` as somebody: with a token, with the host's key, or with nothing. */
export function createCaller(server: TestServer, who: Ask = {}): Caller {
  const get: Caller['get'] = (path, options) =>
    server.ask('GET', path.startsWith('/api/') ? path : `/api${path}`, { ...who, ...options });
  const read: Caller['read'] = async (path) => {
    const answer = await get(path);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  };
  return {
    get,
    read,
    patch: (path, payload) => server.ask('PATCH', `/api${path}`, { ...who, payload }),
    async all<Row>(path: string) {
      const rows: Row[] = [];
      let page = { next: path as string | null, total: 0 };
      let pages = 0;
      for (; page.next !== null; pages++) {
        const data = (await read(page.next)) as typeof page & Record<string, unknown>;
        rows.push(...(Object.values(data).find(Array.isArray) as Row[]));
        page = data;
      }
      return { rows, pages, total: page.total };
    },
  };
}
