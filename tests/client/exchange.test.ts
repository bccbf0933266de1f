import { expect, test } from 'vitest';
import { json, loggedIn, scripted } from './scripted.ts';

/** A server that takes the request and never says anything, and a browser that gives up when it is told to. A client
 * that waits for ever is found by the time that every test is given: on a busy machine nothing shorter is honest. */
const silent = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
test.each([
  ['getPublicConfiguration', { path: { name: 'almadraba' } }],
  ['getCurrentRelease', {}],
  ['getRelease', { path: { hash: 'h' } }],
  ['getTexts', { path: { lang: 'es' }, query: { id: 'x' } }],
] as const)('%s that is never answered counts as unanswered after a while', async (id, input) => {
  const { client } = scripted({}, { fetch: silent, readTimeout: 30 });
  const result = await client.call(id, input as never);
  expect(result).toMatchObject({ problem: { status: 0, message: 'No response was received' } });
  expect(result).not.toHaveProperty('problem.lost');
});

test('me that is never answered counts as unanswered, and the session stays', async () => {
  const first = await loggedIn({});
  const { client, signedOut } = scripted(
    {},
    { storage: first.storage, fetch: silent, readTimeout: 30, now: first.options.now },
  );
  expect(await client.me()).toMatchObject({ problem: { status: 0 } });
  expect([client.session.isOpen(), signedOut]).toEqual([true, []]);
});

test('an answer that stops half way counts as unanswered too', async () => {
  const fetch = async (request: Request) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"data":'));
          request.signal.addEventListener('abort', () => body.error(request.signal.reason));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  const { client } = scripted({}, { fetch, readTimeout: 30 });
  expect(await client.call('getCurrentRelease', {})).toMatchObject({ problem: { status: 0 } });
});

test('files and what changes something are never cut off', async () => {
  const first = await loggedIn({});
  const later = (answer: () => Response) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), 80));
  const answers: Record<string, () => Promise<Response>> = {
    GET: later(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    PATCH: later(() => json({ data: {} })),
  };
  const { client } = scripted(
    {},
    {
      storage: first.storage,
      readTimeout: 20,
      now: first.options.now,
      fetch: (request) => Promise.race([silent(request), answers[request.method]!()]),
    },
  );
  const path = { id: 'a-1', docId: 'd-1' };
  expect((await client.download('downloadAccountDocument', { path })).problem).toBeUndefined();
  const patch = await client.call('updateIntervener', { path: { id: 'i-1' }, body: {} });
  expect(patch.problem).toBeUndefined();
});
