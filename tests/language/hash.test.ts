import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import { fc } from '../support/fc.ts';

const known = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

it('knows the vectors of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('a'.repeat(1_000_000))).toBe(known('a'.repeat(1_000_000)));
});

it('agrees with the machine about any text of any length', () => {
  for (let length = 0; length < 200; length++)
    expect(sha256('ñ'.repeat(length))).toBe(known('ñ'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(sha256(text)).toBe(known(text));
    }),
  );
});
