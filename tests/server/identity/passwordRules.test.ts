import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../../src/server/identity/passwordHasher.ts';
import { checkPassword } from '../../../src/server/identity/passwordRules.ts';

const owner = { username: 'ana', given_name: 'Ana María' };

test.each([
  'aaaaaaaaaa',
  '0123456789',
  'una barca en la bahía',
  '          ',
  '密码密码密码密码密码',
  '🛶🛶🛶🛶🛶🛶🛶🛶🛶🛶',
  '"; drop table users; --',
  'x'.repeat(64),
  'ñ'.repeat(128),
])('letters of any kind, in any mixture, from ten to 128 of them, are taken: %s', (password) => {
  expect(checkPassword(password, owner)).toEqual([]);
});

test('a password is compared to the last letter, case and blanks included', async () => {
  const hasher = createPasswordHasher();
  const password = `${'Una barca '.repeat(12)}ñ`;
  const stored = await hasher.hash(password);
  expect(await hasher.verify(stored, password)).toBe(true);
  for (const other of [
    password.slice(0, -1),
    `${password} `,
    ` ${password}`,
    password.toLowerCase(),
    password.normalize('NFD'),
    `${password.slice(0, -1)}n`,
  ])
    expect(await hasher.verify(stored, other), other).toBe(false);
});
