import { expect, test } from 'vitest';
import { isUsNumberOf, isUsTypeOf } from '../../../src/domain/people/usNumber.ts';

test.each([
  ['SSN', '536-90-4399', true],
  ['SSN', '912-70-1234', false],
  ['SSN', '000-12-3456', false],
  ['SSN', '536-00-4399', false],
  ['ITIN', '912-70-1234', true],
  ['ITIN', '912-93-1234', false],
  ['ITIN', '536-90-4399', false],
  ['SSN', '536904399', true],
  ['SSN', '53-6904399', false],
  ['EIN', '12-3456789', true],
  ['EIN', '123456789', true],
  ['EIN', '536-90-4399', false],
  ['EIN', '07-1234567', false],
  ['EIN', '00-1234567', false],
  ['TIN_GREEN_CARD', '12-3456789', false],
  ['TIN_GREEN_CARD', '536-90-4399', true],
  ['TIN_GREEN_CARD', '912-70-1234', true],
])('of the type %s the number %s: %s', (type, number, expected) => {
  expect(isUsNumberOf(type, number)).toBe(expected);
});

test.each([
  ['SSN', 'F', true],
  ['EIN', 'F', false],
  ['EIN', 'J', true],
  ['ITIN', 'J', false],
])('the type %s is one of a person of kind %s: %s', (type, person, expected) => {
  expect(isUsTypeOf(type, person)).toBe(expected);
});
