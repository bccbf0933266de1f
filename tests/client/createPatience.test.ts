import { expect, test } from 'vitest';
import { json, loggedIn } from './scripted.ts';

const full = (retryAfter = '3') =>
  json({ result: { errors: [{ message: 'Espere', code: 'lane_full' }] } }, 429, {
    'retry-after': retryAfter,
  });

/** A server that refuses so often before it answers, and how long the client waited. */
async function busy(refusals: number, refuse = full) {
  const waits: number[] = [];
  let asked = 0;
  const answer = () => ((asked += 1) <= refusals ? refuse() : json({ data: { products: [] } }));
  const { client } = await loggedIn(
    { 'GET /products': answer, 'POST /operations': answer },
    { sleep: async (milliseconds) => void waits.push(milliseconds) },
  );
  return { client, waits, asked: () => asked };
}

test('what is read is asked again after the wait that the server names, and nobody is told', async () => {
  const { client, waits, asked } = await busy(2);
  expect(await client.call('listProducts', {})).toEqual({ data: { data: { products: [] } } });
  expect([waits, asked()]).toEqual([[3_000, 3_000], 3]);
});

test.each([
  ['86400', 5_000],
  ['0', 500],
  ['soon', 500],
])('a wait of %s is kept within bounds', async (retryAfter, wait) => {
  const { client, waits } = await busy(1, () => full(retryAfter));
  await client.call('listProducts', {});
  expect(waits).toEqual([wait]);
});

test('a server that stays full is asked four times in all, then it is said', async () => {
  const { client, asked } = await busy(99);
  expect(await client.call('listProducts', {})).toMatchObject({ problem: { status: 429 } });
  expect(asked()).toBe(4);
});

test('who asks too much is told at once, and what changes something is never sent again', async () => {
  const often = await busy(1, () => json({ result: { errors: [{ code: 'too_many' }] } }, 429));
  expect(await often.client.call('listProducts', {})).toMatchObject({ problem: { status: 429 } });
  expect(often.asked()).toBe(1);
  const order = await busy(1);
  expect(await order.client.call('createOperation', { body: {} } as never)).toMatchObject({
    problem: { status: 429 },
  });
  expect([order.asked(), order.waits]).toEqual([1, []]);
});
