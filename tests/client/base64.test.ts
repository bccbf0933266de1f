import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '#/client/base64.ts';
import { fc } from '../support/fc.ts';

test.each([
  ['ñ', 'w7E='],
  ['€', '4oKs'],
  ['Œuvre', 'xZJ1dnJl'],
])('%s is encoded as UTF-8', (text, base64) => {
  expect(toBase64(text)).toBe(base64);
});

test('every text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fromBase64(toBase64(text))).toBe(text);
    }),
  );
});
