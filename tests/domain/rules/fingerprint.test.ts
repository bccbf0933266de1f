import { expect, test } from 'vitest';
import { checkFingerprint } from '#/domain/rules/fingerprint.ts';

const PRINT = '0123456789abcdef'.repeat(4);

test.each([PRINT, PRINT.toUpperCase(), PRINT.replace(/../g, '$& '), ` ${PRINT}\n`])(
  'a fingerprint is 64 digits however they are spaced: %j',
  (text) => expect(checkFingerprint(text, true)).toEqual([]),
);

test.each([PRINT.slice(1), `${PRINT}0`, PRINT.replace('f', 'g'), `${PRINT}.`, 'x', 12, {}])(
  'nothing else is one: %j',
  (value) => expect(checkFingerprint(value, true)).toMatchObject([{ code: 'fingerprint' }]),
);
