import { connect } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/call.ts';
import type { CallEntry } from '../../src/contract/callEntry.ts';
import { calls } from '../../src/contract/calls.gen.ts';
import { facts } from '../../src/contract/facts.gen.ts';
import { planned } from '../../src/server/handlers/planned.ts';
import { callOf } from '../../src/server/router/contractSchemas.ts';
import { createServer } from '../../src/server/createServer.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { createValidators } from '../../src/server/router/validators.ts';
import { rowOf } from '../support/matrix/allowed.ts';
import { askAllowed, enter, readyCell } from '../support/matrix/allowedCell.ts';
import { askInConflict } from '../support/matrix/conflicts.ts';
import { readObjects, type Objects } from '../support/matrix/objects.ts';
import { prepareObjects } from '../support/matrix/prepare.ts';
import { requestOf } from '../support/matrix/requestOf.ts';
import { multipart } from '../support/multipart.ts';
import { startTestServer, type Ask, type TestServer } from '../support/server.ts';

let server: TestServer;
/** What is asked about: it is refused before anybody looks for it. */
let objects: Objects;
beforeAll(async () => {
  server = await startTestServer({
    hasDemoData: true,
    listen: true,
  });
  await prepareObjects(server);
  objects = await readObjects(server, 'ana/1');
});
afterAll(() => server.close());

const entry = (id: OperationId): CallEntry => calls[id];
const ids = (Object.keys(calls) as OperationId[]).filter((id) => !(id in planned));
const promised = (id: OperationId) =>
  Object.keys(callOf(id).responses).filter((status) => /^[45]\d\d$/.test(status));
const promising = (status: number) => ids.filter((id) => promised(id).includes(String(status)));
const validators = createValidators();
const made = new Map<OperationId, Set<string>>();

/** Counts an error of a call when it has the status and the shape that the contract promises. */
function meet(id: OperationId, status: number, answer: LightMyRequestResponse): void {
  expect(answer.statusCode, `${id} ${answer.body.slice(0, 300)}`).toBe(status);
  expect(answer.headers['content-type'], id).toBe('application/json; charset=utf-8');
  const fits = validators.answer(id, status)!;
  expect(fits(answer.json()), `${id} ${status} ${JSON.stringify(fits.errors)}`).toBe(true);
  for (const { message } of answer.json().result.errors) expect(message, id).not.toBe('');
  if (status === 429 || status === 503)
    expect(Number(answer.headers['retry-after']), id).toBeGreaterThan(0);
  made.set(id, (made.get(id) ?? new Set()).add(String(status)));
}

/** The call as its row says, changed. */
async function ask(
  id: OperationId,
  change: Ask & { added?: string; changed?: (url: string) => string } = {},
) {
  const who = await enter(server, rowOf(id).by);
  const { method, url: usual, options } = requestOf(id, objects);
  const { added, changed = (one: string) => one, headers, ...rest } = change;
  const url = changed(usual);
  return server.ask(method, `${url}${added ? (url.includes('?') ? '&' : '?') + added : ''}`, {
    ...who,
    ...options,
    ...(rest.payload !== undefined && { form: undefined }),
    ...rest,
    headers: { ...options.headers, ...headers },
  });
}

/** Who says these shows nothing but that they know a secret. */
const saidByOthers = ['receivePayment', 'receiveMessageReceipt'] as const;
const isSaidByOthers = (id: OperationId) => (saidByOthers as readonly string[]).includes(id);

const bodied = (id: OperationId) => entry(id).body ?? [];
const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
};

describe('every error that the contract promises for a call is what it answers', () => {
  test('400 for a parameter that nobody knows', async () => {
    for (const id of promising(400)) meet(id, 400, await ask(id, { added: 'unknown=1' }));
  });

  test('401 for whoever shows nothing', async () => {
    for (const id of promising(401).filter((each) => !isSaidByOthers(each))) {
      const { method, url, options } = requestOf(id, objects);
      meet(id, 401, await server.ask(method, url, options));
    }
    const forged = (payload: object) => ({ ...payload, signature: '0'.repeat(64) });
    for (const id of saidByOthers) {
      const { body } = rowOf(id);
      const change = { body: (objects: Objects) => forged(body!(objects)) };
      meet(id, 401, await askAllowed(server, id, {}, change));
    }
  });

  test('403 for those whom the table of callers leaves out', async () => {
    for (const id of promising(403).filter((each) => !isSaidByOthers(each))) {
      const kinds = facts[id].callers;
      const by = !kinds.includes('investor')
        ? 'ana'
        : kinds.includes('staff')
          ? 'studio.edit'
          : 'staff.ops';
      meet(id, 403, await ask(id, await enter(server, by)));
    }
    const { signCallback } = await import('../../src/server/payments/callbackSignature.ts');
    const { signLines } = await import('../../src/server/kernel/signedLines.ts');
    const { body } = rowOf('receivePayment');
    const late = (payload: Parameters<typeof signCallback>[0]) => {
      const said = { ...payload, sent_at: '2020-01-01T00:00:00Z' };
      return { ...said, signature: signCallback(said, 'demo-almadraba-payments') };
    };
    meet(
      'receivePayment',
      403,
      await askAllowed(server, 'receivePayment', {}, { body: (o) => late(body!(o) as never) }),
    );
    const values = [objects.message, 'DELIVERED', 'sms.test', '2020-01-01T00:00:00Z'] as const;
    const [reference, state, said_by, sent_at] = values;
    const signature = signLines(values, 'demo-message-receipts');
    const old = { body: () => ({ reference, state, said_by, sent_at, signature }) };
    meet('receiveMessageReceipt', 403, await askAllowed(server, 'receiveMessageReceipt', {}, old));
  });

  test('404 at a host that nobody knows', async () => {
    for (const id of promising(404))
      meet(id, 404, await ask(id, { headers: { host: 'evil.example' } }));
  });

  test('409 where the state is in the way', async () => {
    const others: string[] = [];
    for (const id of promising(409).filter((each) => each !== 'receivePayment')) {
      const answer = await askInConflict(server, id);
      if (answer.statusCode === 409) meet(id, 409, answer);
      else others.push(`${id}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    }
    expect(others).toEqual([]);
    const { signCallback } = await import('../../src/server/payments/callbackSignature.ts');
    const { body } = rowOf('receivePayment');
    const other = (payload: Parameters<typeof signCallback>[0]) => {
      const said = { ...payload, amount: '1.00' };
      return { ...said, signature: signCallback(said, 'demo-almadraba-payments') };
    };
    meet(
      'receivePayment',
      409,
      await askAllowed(server, 'receivePayment', {}, { body: (o) => other(body!(o) as never) }),
    );
  });

  test('412 for another version than the one that stands, 428 for none', async () => {
    const after = rowOf('addStudioComment').after!;
    for (const id of promising(412)) {
      const of = (headers: Record<string, string>) =>
        askAllowed(server, id, {}, { after, headers: () => headers });
      meet(id, 412, await of({ 'if-match': '"99"' }));
      meet(id, 428, await of({}));
    }
  });

  test('413 for more than is taken', async () => {
    const megabyte = Buffer.alloc(1024 ** 2 + 1, 'x');
    const more = Buffer.alloc(15 * 1024 ** 2 + 1, 'x');
    for (const id of promising(413)) {
      const isForm = bodied(id).includes('form');
      const isFile = bodied(id).includes('multipart');
      const payload = isFile ? more : megabyte;
      const headers = { 'content-type': isForm ? types.form : types.json };
      meet(id, 413, await ask(id, { payload, headers }));
    }
  });

  test('415 for what is no JSON, form or file', async () => {
    const headers = { 'content-type': 'application/xml' };
    for (const id of promising(415)) meet(id, 415, await ask(id, { payload: '<a/>', headers }));
  });

  test('422 for a body that breaks a rule', async () => {
    for (const id of promising(422).filter((each) => each !== 'approveStudioProposal')) {
      const [encoding] = bodied(id);
      if (!encoding) {
        const changed = (url: string) => url.replace(/key_product=\w+/, 'key_product=none');
        meet(id, 422, await ask(id, { changed }));
        continue;
      }
      const empty = multipart([['nothing', 'x']]);
      const sent: Ask =
        encoding === 'multipart'
          ? empty
          : {
              payload: encoding === 'json' ? '[]' : 'a=b',
              headers: { 'content-type': types[encoding!] },
            };
      meet(id, 422, await ask(id, sent));
    }
    // What is approved is checked once more: what is kept may have gone bad since it was sent.
    const { db, hosts } = server.context;
    const spoilt = async (uuid: string) =>
      withTenant(db, hosts.tenants.find(({ name }) => name === 'almadraba')!.id, (spoiling) =>
        spoiling
          .updateTable('studio_proposals')
          .set({ documents: JSON.stringify([{ path: 'form/contact', text: '{}' }]) })
          .where('uuid', '=', uuid)
          .execute(),
      );
    const { who, objects: made } = await readyCell(server, 'approveStudioProposal');
    await spoilt(made.proposal);
    const { method, url, options } = requestOf('approveStudioProposal', made);
    meet('approveStudioProposal', 422, await server.ask(method, url, { ...who, ...options }));
  });

  test('429 for whoever asks too fast', async () => {
    const { context } = server;
    const rates = { token: 1, address: 1 };
    const hasty = await createServer({ ...context, config: { ...context.config, rates } });
    for (const id of promising(429)) {
      const { method, path } = calls[id];
      const asked = { method, url: `/api${path.replace(/\{[^}]+\}/g, 'x')}` } as const;
      let answer = await hasty.inject(asked);
      for (let time = 0; answer.statusCode !== 429 && time < 30; time++)
        answer = await hasty.inject(asked);
      meet(id, 429, answer);
    }
    await hasty.close();
  });

  test('503 while the server takes its leave', async () => {
    const held = await hold();
    const closed = server.close();
    await expect.poll(async () => (await server.ask('GET', '/api/groups')).statusCode).toBe(503);
    for (const id of promising(503)) {
      const url = `/api${calls[id].path.replace(/\{[^}]+\}/g, 'x')}`;
      meet(id, 503, await server.ask(calls[id].method, url));
    }
    held.destroy();
    await closed;
  });

  test('and nothing is promised that is not kept', () => {
    const kept = (id: OperationId) => [...(made.get(id) ?? [])].sort();
    for (const id of ids) expect([id, ...kept(id)]).toEqual([id, ...promised(id).sort()]);
    const bodies = ids.filter((id) => bodied(id).length > 0);
    expect(bodies.filter((id) => !promised(id).includes('415'))).toEqual([]);
  });
});

/** A request that has begun and does not end. */
async function hold() {
  const token = await server.token('ana');
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const begun = [
    'POST /api/issues HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'content-length: 100',
    '',
    '{',
  ];
  await new Promise<void>((resolve) => socket.write(begun.join('\r\n'), () => resolve()));
  // Until the server has read it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return socket;
}
