import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/scheduler/forgetExpired.ts';
import { NOW, startTestServer, type TestServer } from '../../support/server.ts';
import { createSubscriber, reasons, subscription } from './subscriber.ts';

const form = 'order-subscription';
let server: TestServer;
let ana: Awaited<ReturnType<typeof createSubscriber>>;
let hash: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await createSubscriber(server);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  hash = manifest.documents[`form/${form}`];
});
afterAll(() => server.close());

/** The draft of the form about one thing: read, kept, forgotten. */
const draftOf = (about: string) => {
  const url = `/api/drafts/${form}?hash=${hash}&about=${about}`;
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', payload?: object) =>
    (await server.ask(method, url, { token: ana.token, payload })).json().data.draft;
  return {
    read: () => ask('GET'),
    keep: (amount: string, idempotency_key?: string) =>
      ask('PUT', { answers: { gross_amount: amount }, idempotency_key }),
    forget: () => ask('DELETE'),
  };
};

test('a draft keeps answers to what its form asks, and nothing else', async () => {
  const url = `/api/drafts/${form}?hash=${hash}&about=kept`;
  const answers = { gross_amount: '1000.00', shown: 'x', zzz: 1, operation_type: 'REEMBOLSO' };
  const kept = await server.ask('PUT', url, { token: ana.token, payload: { answers } });
  expect(kept.json().data.draft.answers).toEqual({ gross_amount: '1000.00' });
});

const send = (key: string, more?: object) =>
  ana.give(subscription(more), { 'idempotency-key': key });

describe('an order that is sent under the key of its draft', () => {
  test('is told with the draft from the moment at which it is taken', async () => {
    const draft = draftOf('told');
    const { idempotency_key } = await draft.keep('1000.00');
    expect((await draft.read()).sent).toBeNull();
    const given = await send(idempotency_key);
    const { uuid } = given.json().data.operation;
    const { sent } = await draft.read();
    expect(sent.data.operation.uuid).toBe(uuid);
    const again = await send(idempotency_key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().data.operation.uuid).toBe(uuid);
  });

  test('by two pages, each with other answers, is one', async () => {
    const draft = draftOf('pages');
    const first = await draft.keep('1000.00');
    const second = await draft.keep('1200.00');
    expect(second.idempotency_key).toBe(first.idempotency_key);
    expect((await send(first.idempotency_key)).statusCode).toBe(201);
    const other = await send(second.idempotency_key, { gross_amount: '1200.00' });
    expect(other.statusCode).toBe(422);
    expect(reasons(other)).toEqual(['undefined once_other_body']);
  });

  test('is told to the page that keeps answers of it, though its draft is gone', async () => {
    const draft = draftOf('gone');
    const { idempotency_key } = await draft.keep('1000.00');
    await send(idempotency_key);
    await draft.forget();
    const late = await draft.keep('1200.00', idempotency_key);
    expect(late.sent.data.operation.gross_amount).toBe('1000.00');
    expect(await draft.read()).toBeNull();
  });

  test('is remembered for as long as its draft is', async () => {
    const draft = draftOf('late');
    const { idempotency_key } = await draft.keep('1000.00');
    await send(idempotency_key);
    const later = new Date(Date.parse(NOW) + 30 * 86_400_000);
    // Tokens that end meanwhile are asked for again.
    const forget = () => forgetExpired({ ...server.context, now: () => later });
    await forget();
    ana = await createSubscriber(server);
    expect((await draft.read()).sent).not.toBeNull();
    await draft.forget();
    await forget();
    ana = await createSubscriber(server);
    expect((await draft.keep('1000.00', idempotency_key)).sent).toBeNull();
  });

  test('that begins anew has a key of its own', async () => {
    const draft = draftOf('anew');
    const { idempotency_key } = await draft.keep('1000.00');
    await draft.forget();
    expect((await draft.keep('1000.00')).idempotency_key).not.toBe(idempotency_key);
  });
});
