import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../../src/server/identity/passwordHasher.ts';
import { Refusal } from '../../../src/server/refusal.ts';

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

test('beyond what may wait it says 503 and when to come back', async () => {
  const passwords = createPasswordHasher({ atOnce: 1, waiting: 2 });
  const settled = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('x')));
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(3);
  for (const refusal of refused as Refusal[]) {
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
  }
  await expect(passwords.hash('x')).resolves.toBeDefined();
});

test('asks whether it may at the moment when it would, and a no frees the place', async () => {
  const passwords = createPasswordHasher({ atOnce: 1, waiting: 1 });
  const no = passwords.verify(undefined, 'x', () => Promise.reject(new Error('no')));
  const yes = passwords.verify(undefined, 'x');
  await expect(no).rejects.toThrow('no');
  expect(await yes).toBe(false);
});
