import { expect, test } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { watchRelease } from '#/app/release/watchRelease.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function watched(hash: string) {
  const server = { hash, isAway: false, asked: 0, now: 0 };
  const call = () => {
    server.asked++;
    return Promise.resolve(
      server.isAway
        ? { problem: { status: 0, errors: [] } }
        : { data: { data: { hash: server.hash } } },
    );
  };
  return { server, isOutdated: watchRelease(call as unknown as Call, hash, () => server.now) };
}

test('another release is known to the page after the one that asked', async () => {
  const { server, isOutdated } = watched('one');
  server.now = 20_000;
  expect(isOutdated()).toBe(false);
  await settled();
  expect(isOutdated()).toBe(false);
  server.hash = 'two';
  server.now = 40_000;
  expect(isOutdated()).toBe(false);
  await settled();
  expect(isOutdated()).toBe(true);
  expect(server.asked).toBe(2);
});

test('it is asked now and then, not with every page, and not again once it is known', async () => {
  const { server, isOutdated } = watched('one');
  for (; server.now < 30_000; server.now += 1_000) isOutdated();
  await settled();
  expect(server.asked).toBe(1);
  server.hash = 'two';
  for (; server.now < 90_000; server.now += 1_000) {
    isOutdated();
    await settled();
  }
  expect(server.asked).toBe(2);
});

test('a server that is away has published nothing', async () => {
  const { server, isOutdated } = watched('one');
  Object.assign(server, { hash: 'two', isAway: true, now: 20_000 });
  isOutdated();
  await settled();
  expect(isOutdated()).toBe(false);
});
