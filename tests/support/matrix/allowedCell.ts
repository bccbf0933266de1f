import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import type { Ask, TestServer } from '../server.ts';
import { rowOf } from './allowed.ts';
import { readObjects, type Objects } from './objects.ts';
import type { Row } from './row.ts';
import { requestOf } from './requestOf.ts';

/** Asks for a call as its row says, after whatever goes first, and gives the answer. */
export async function askAllowed(
  server: TestServer,
  id: OperationId,
  more: Partial<Objects> = {},
  other: Partial<Row> = {},
): Promise<LightMyRequestResponse> {
  const row = { ...rowOf(id), ...other };
  const who = await enter(server, row.by);
  const about = row.about ?? (who.token && !row.by.includes('.') ? `${row.by}/1` : 'ana/1');
  const isRead = calls[id].method === 'GET';
  const objects = { ...(await known(server, about, isRead)), ...more };
  if (row.after) {
    const { call, gives, at } = row.after;
    const made = requestOf(call as OperationId, objects);
    const answer = await server.ask(made.method, made.url, { ...who, ...made.options });
    objects[gives] = at
      .split('/')
      .reduce((value, step) => value?.[step], answer.json().data) as never;
    if (!objects[gives]) throw new Error(`${call} before ${id}: ${answer.body}`);
  }
  const { method, url, options } = requestOf(id, objects);
  return server.ask(method, url, { ...who, ...options });
}

/** Reading leaves the objects as they are: one look at the database serves until something is written. */
async function known(server: TestServer, about: string, isRead: boolean): Promise<Objects> {
  const kept = looked.get(server) ?? new Map<string, Objects>();
  looked.set(server, kept);
  if (!isRead) kept.clear();
  const objects = kept.get(about) ?? (await readObjects(server, about));
  if (isRead) kept.set(about, objects);
  return objects;
}

/** The token of somebody of the demo, or the credentials of a host. */
export async function enter(server: TestServer, by: string): Promise<Ask> {
  if (by === 'nobody') return {};
  if (by === 'guest') return { key: true };
  if (by === 'consumer') return { basic: true };
  const tokens = entered.get(server) ?? new Map<string, Promise<string>>();
  entered.set(server, tokens);
  const [scope] = by.includes('.') ? by.split('.') : [];
  const token = tokens.get(by) ?? server.token(by, { scope });
  tokens.set(by, token);
  return { token: await token };
}

const entered = new WeakMap<TestServer, Map<string, Promise<string>>>();
const looked = new WeakMap<TestServer, Map<string, Objects>>();
