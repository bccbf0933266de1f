import { expect, test } from 'vitest';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inNameOf } from '../../../src/server/kernel/asker.ts';
import type { Shares } from '../../../src/server/kernel/fairQueue.ts';
import { createHashQueue } from '../../../src/server/identity/hashQueue.ts';
import { createPasswordHasher } from '../../../src/server/identity/passwordHasher.ts';
import type { HttpError } from '../../../src/server/kernel/httpError.ts';

test('a hash says argon2id with 46 MiB in one pass, and differs each time', async () => {
  const passwords = createPasswordHasher();
  const [one, two] = [await passwords.hash('una barca'), await passwords.hash('una barca')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.verify(one, 'una barca')).toBe(true);
  expect(await passwords.verify(one, 'una banca')).toBe(false);
});

test('nobody has the password of a user who does not exist', async () => {
  const passwords = createPasswordHasher();
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

const few: Shares = {
  whole: 1,
  tenant: 1,
  person: 1,
  waiting: 2,
  waitingWhole: 3,
  patienceMs: 5_000,
};
const ana = { tenant: 'almadraba', person: 'ana' };
const create = (shares: Partial<Shares> = {}) =>
  createPasswordHasher(createHashQueue({ ...few, ...shares }));

test('beyond what may wait it says when to come back: 429 for too many of one person, 503 of all', async () => {
  const passwords = create();
  const hash = (person: string) =>
    inNameOf({ ...ana, person }, () => passwords.hash('x')).then(
      () => 200,
      (error: HttpError) => {
        expect(error.headers).toEqual({ 'retry-after': '3' });
        return error.status;
      },
    );
  const people = ['ana', 'ana', 'ana', 'ana', 'luis', 'luis'];
  expect(await Promise.all(people.map(hash))).toEqual([200, 200, 200, 429, 200, 503]);
  expect(await hash('ana')).toBe(200);
});

test('asks whether it may at the moment when it would, and a no frees the place', async () => {
  const passwords = create();
  const no = passwords.verify(undefined, 'x', () => Promise.reject(new Error('no')));
  const yes = passwords.verify(undefined, 'x');
  await expect(no).rejects.toThrow('no');
  expect(await yes).toBe(false);
});

test('one person has one hash at a time, a tenant leaves a place, and its neighbour goes in at once', async () => {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const inTurn = createHashQueue();
  const ask = (tenant: string, person: string) =>
    inNameOf({ tenant, person }, () =>
      inTurn(() => {
        running.push(person);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const asked = ['ana', 'ana', 'ana', 'luis', 'nora'].map((name) => ask('almadraba', name));
  await nextTurn();
  expect(running).toEqual(['ana', 'luis']);
  asked.push(ask('encinar', 'eva'));
  await nextTurn();
  expect(running).toEqual(['ana', 'luis', 'eva']);
  while (running.length < asked.length || ends.length > 0) {
    ends.shift()?.();
    await nextTurn();
  }
  await Promise.all(asked);
});
