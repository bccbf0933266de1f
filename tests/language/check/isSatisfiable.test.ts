import { describe, expect, test } from 'vitest';
import { holds, type Condition } from '#/language/expressions/condition.ts';
import { isSatisfiable, type Possible } from '#/language/check/isSatisfiable.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';

const places = ['/a', '/b', '/c'];
const possible: Record<string, Possible> = {
  '/a': { values: [1, 2, 3] },
  '/b': { least: 2, most: 4 },
  '/c': {},
};
const candidates: Record<string, unknown[]> = {
  '/a': [undefined, 1, 2, 3],
  '/b': [undefined, 2, 3, 4],
  '/c': [undefined, 0, 2, 5, 'x'],
};
const scopes = candidates['/a']!.flatMap((a) =>
  candidates['/b']!.flatMap((b) => candidates['/c']!.map((c) => ({ a, b, c }))),
);

const place = fc.constantFrom(...places);
const bound = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.record({ from: place }));
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({ at: place, atLeast: bound }),
    fc.record({ at: place, atMost: bound }),
    fc.record({ at: place, equals: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ at: place, present: fc.boolean() }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const values = (at: string) => possible[at]!;

describe('whether a condition can hold', () => {
  test('is never denied of one that some answers fulfil, wherever its bounds are read', () => {
    fc.assert(
      fc.property(condition, (one) => {
        if (scopes.some((scope) => holds(one, scope)))
          expect(isSatisfiable(one, values)).toBe(true);
      }),
      { numRuns: times(20_000, 2_000), seed: 20261123 },
    );
  });

  test.each<[Condition, boolean]>([
    [{ at: '/a', atLeast: { from: '/b' } }, true],
    [
      {
        all: [
          { at: '/a', atLeast: { from: '/b' } },
          { at: '/a', equals: 1 },
        ],
      },
      false,
    ],
    [
      {
        all: [
          { at: '/b', atMost: { from: '/a' } },
          { at: '/b', atLeast: 4 },
        ],
      },
      false,
    ],
    [{ not: { at: '/a', atLeast: { from: '/b' } } }, true],
  ])('of %j is %s', (one, can) => {
    expect(isSatisfiable(one, values)).toBe(can);
  });
});
