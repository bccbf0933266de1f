import { expect, test } from 'vitest';
import { createAhead } from '#/client/createAhead.ts';
import type { Call } from '#/contract/call.ts';

function setUp() {
  const asked: string[] = [];
  let now = 0;
  const call = (async (id: string, input: object) => {
    asked.push(`${id} ${JSON.stringify(input)}`);
    return { data: asked.length };
  }) as unknown as Call;
  const made = createAhead(call, () => now);
  return { ...made, asked, pass: (ms: number) => void (now += ms) };
}

test('what was asked ahead is given to the one who asks for the same, once', async () => {
  const { call, ahead, asked } = setUp();
  void ahead('getMe', {});
  expect(await call('getMe', {})).toEqual({ data: 1 });
  expect(asked).toHaveLength(1);
  expect(await call('getMe', {})).toEqual({ data: 2 });
});

test('another input is another call', async () => {
  const { call, ahead, asked } = setUp();
  void ahead('getAccount', { path: { id: 'a' } });
  await call('getAccount', { path: { id: 'b' } });
  expect(asked).toHaveLength(2);
});

test('an answer that nobody took in time, or that was forgotten, is asked for again', async () => {
  const { call, ahead, forget, asked, pass } = setUp();
  void ahead('getMe', {});
  pass(10_000);
  await call('getMe', {});
  void ahead('getMe', {});
  forget();
  await call('getMe', {});
  expect(asked).toHaveLength(4);
});

test('an answer that has come is handed over without waiting, once', async () => {
  const { ahead, here, call, asked } = setUp();
  const coming = ahead('getMe', {});
  expect(here('getMe', {})).toBeUndefined();
  await coming;
  expect(here('getMe', {})).toBe(1);
  expect(here('getMe', {})).toBeUndefined();
  await call('getMe', {});
  expect(asked).toHaveLength(2);
});
