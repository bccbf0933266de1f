import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { grantProof } from '../grantProof.ts';
import type { RemoteServer } from '../remoteServer.ts';
import type { Ask, TestServer } from '../server.ts';
import { rowOf } from './allowed.ts';
import { readObjects, type Objects } from './objects.ts';
import type { Row, Step } from './row.ts';
import { requestOf } from './requestOf.ts';

/** Asks for a call as its row says, after whatever goes first, and gives the answer. */
export async function askAllowed(
  server: TestServer,
  id: OperationId,
  more: Partial<Objects> = {},
  other: Partial<Row> = {},
): Promise<LightMyRequestResponse> {
  const { who, objects } = await readyCell(server, id, more, other);
  const { method, url, options } = requestOf(id, objects, { ...rowOf(id), ...other });
  return server.ask(method, url, { ...who, ...options });
}

/** A server that is asked and looked into, in this process or in one of its own. */
type Looked = Pick<RemoteServer, 'ask' | 'token'> & {
  context: Pick<RemoteServer['context'], 'db' | 'hosts' | 'now' | 'id'>;
};

/** Who asks for a call as its row says, and about what, made first where another call has to make it. */
export async function readyCell(
  server: Looked,
  id: OperationId,
  more: Partial<Objects> = {},
  other: Partial<Row> = {},
): Promise<{ who: Ask; objects: Objects }> {
  const row = { ...rowOf(id), ...other };
  const who = await enter(server, row.by);
  const about = row.about ?? (who.token && !row.by.includes('.') ? `${row.by}/1` : 'ana/1');
  const isRead = calls[id].method === 'GET';
  const objects = { ...(await known(server, about, isRead)), ...more };
  for (const step of [row.after ?? []].flat())
    if ('opens' in step) await openPapers(server, objects);
    else objects[step.gives] = (await goFirst(server, step, objects)) as never;
  return { who, objects };
}

/** Nobody signs what they have not opened. */
async function openPapers(server: Looked, { operation, papers }: Objects): Promise<void> {
  const who = await enter(server, rowOf('signDocuments').by);
  for (const { uuid, is_pending_signature } of papers)
    if (is_pending_signature)
      await server.ask('GET', `/api/operations/${operation}/documents/${uuid}`, who);
}

async function goFirst(
  server: Looked,
  step: Exclude<Step, { opens: string }>,
  objects: Objects,
): Promise<unknown> {
  if ('letter' in step) {
    const letters = (await server.ask('GET', '/dev/outbox.json')).json() as { code?: string }[];
    return letters.find(({ code }) => code)?.code;
  }
  const call = step.call as OperationId;
  const { method, url, options } = requestOf(call, objects);
  const who = await enter(server, rowOf(call).by);
  const answer = await server.ask(method, url, { ...who, ...options });
  const found = step.at.split('/').reduce((value, name) => value?.[name], answer.json().data);
  if (!found) throw new Error(`${call} goes first: ${answer.body}`);
  return found;
}

/** Reading leaves the objects as they are: one look at the database serves until something is written. */
async function known(server: Looked, about: string, isRead: boolean): Promise<Objects> {
  const kept = looked.get(server) ?? new Map<string, Objects>();
  looked.set(server, kept);
  if (!isRead) kept.clear();
  const objects = kept.get(about) ?? (await readObjects(server, about));
  if (isRead) kept.set(about, objects);
  return objects;
}

/** The token and the proof of somebody of the demo, or the credentials of a host. */
export async function enter(server: Looked, by: string): Promise<Ask> {
  if (by === 'nobody') return {};
  if (by === 'guest') return { key: true };
  if (by === 'consumer') return { basic: true };
  const tokens = entered.get(server) ?? new Map<string, Promise<Ask>>();
  entered.set(server, tokens);
  const asked = tokens.get(by) ?? logIn(server, by);
  tokens.set(by, asked);
  return asked;
}

/** Whoever is let in has also shown that it is they. */
async function logIn(server: Looked, by: string): Promise<Ask> {
  const token = await newToken(server, by);
  return { token, proof: await grantProof(server, token) };
}

/** Another session of somebody of the demo: `staff.ops` logs in as staff, `ana` as an investor. */
export function newToken(server: Looked, by: string): Promise<string> {
  const [scope] = by.includes('.') ? by.split('.') : [];
  // Who leaves has a session apart: the others go on.
  return server.token(by === 'studio.leaves' ? 'studio.edit' : by, { scope });
}

const entered = new WeakMap<Looked, Map<string, Promise<Ask>>>();
const looked = new WeakMap<Looked, Map<string, Objects>>();
