import type { LightMyRequestResponse } from 'fastify';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Sends something below `/api` as somebody. */
export type Send = (
  method: string,
  path: string,
  payload?: unknown,
  /** The form that it is answered in, where several could be. */
  form?: string,
) => Promise<LightMyRequestResponse>;

export interface Desk extends TestServer {
  /** Logs somebody of the demo in, once, and has them show that it is they. */
  as(login: string, tenant?: string): Promise<Send>;
  /** Asks the database of a tenant itself. */
  rows<T>(work: (db: TenantDb) => Promise<T>, tenant?: string): Promise<T>;
}

/** The server with the demo's data, for tests that change it. */
export async function openDesk(): Promise<Desk> {
  const server = await startTestServer({ hasDemoData: true });
  const senders = new Map<string, Promise<Send>>();
  const named = async (form: string, tenant: string) => {
    const told = await server.ask('GET', '/api/releases/current', { key: true, tenant });
    const { hash } = told.json().data;
    const { documents } = (await server.ask('GET', `/api/releases/${hash}`, { tenant })).json();
    return `${form}@${documents[`form/${form}`]}`;
  };
  const enter = async (login: string, tenant: string): Promise<Send> => {
    const [scope] = login.includes('.') ? login.split('.') : [];
    const token = await server.token(login, { tenant, scope });
    const proof = await grantProof(server, token);
    return async (method, path, payload, form) =>
      server.ask(method, `/api${path}`, {
        token,
        proof,
        ...(payload !== undefined && { payload: payload as object }),
        ...(form !== undefined && { headers: { 'x-form': await named(form, tenant) } }),
      });
  };
  return {
    ...server,
    as(login, tenant = 'almadraba') {
      const key = `${tenant}/${login}`;
      const known = senders.get(key) ?? enter(login, tenant);
      senders.set(key, known);
      return known;
    },
    rows(work, tenant = 'almadraba') {
      const { id } = server.context.hosts.tenants.find(({ name }) => name === tenant)!;
      return withTenant(server.context.db, id, work);
    },
  };
}

/** The uuid of something of the demo by its readable key. */
export const idOf = (key: string, tenant = 'almadraba'): string => uuidOf(`${tenant}/${key}`);
export const person = (login: string, tenant?: string) =>
  `/interveners/${idOf(`intervener/${login}`, tenant)}`;
export const account = (key: string, tenant?: string) =>
  `/accounts/${idOf(`account/${key}`, tenant)}`;

/** "422 required /body/name" for every reason of a refusal. */
export const reasonsOf = (answer: LightMyRequestResponse): string[] =>
  (answer.json().result.errors as { code: string; path?: string }[]).map(({ code, path }) =>
    [answer.statusCode, code, path].filter((part) => part !== undefined).join(' '),
  );

/** The answer of something that does not exist, byte for byte. */
export const MISSING = '{"result":{"errors":[{"message":"No encontrado","code":"404"}]}}';
