import { expect, test } from 'vitest';
import { isUsNumberOf } from '../../../src/domain/people/usNumber.ts';

test.each([
  ['SSN', '536-90-4399', true],
  ['SSN', '912-70-1234', false],
  ['SSN', '000-12-3456', false],
  ['SSN', '536-00-4399', false],
  ['ITIN', '912-70-1234', true],
  ['ITIN', '912-93-1234', false],
  ['ITIN', '536-90-4399', false],
  ['EIN', '12-3456789', true],
  ['TIN_GREEN_CARD', '536-90-4399', true],
  ['TIN_GREEN_CARD', '912-70-1234', true],
])('of the type %s the number %s: %s', (type, number, expected) => {
  expect(isUsNumberOf(type, number)).toBe(expected);
});
