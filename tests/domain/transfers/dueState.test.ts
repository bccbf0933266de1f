import { expect, test } from 'vitest';
import { dueState } from '../../../src/domain/transfers/dueState.ts';

test.each([
  ['2026-11-18', 'LATE', -2],
  ['2026-11-20', 'TODAY', 0],
  ['2026-12-03', 'OPEN', 13],
  [null, 'NONE', null],
])('a last day of %s is, on 20 November, %s', (on, state, daysLeft) => {
  expect(dueState(on, '2026-11-20')).toEqual({ state, daysLeft });
});
