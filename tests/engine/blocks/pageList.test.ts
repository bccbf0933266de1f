import { describe, expect, test } from 'vitest';
import { pageList } from '#/engine/blocks/pageList.ts';
import { fc } from '../../support/fc.ts';

describe('the numbers of a pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 14, [1, 2, undefined, 14]],
    [3, 14, [1, 2, 3, 4, undefined, 14]],
    [7, 14, [1, undefined, 6, 7, 8, undefined, 14]],
    [14, 14, [1, undefined, 13, 14]],
  ])('on page %i of %i', (page, last, numbers) => {
    expect(pageList(page, last)).toEqual(numbers);
  });

  test('name the first, the last and the present page, rise, and leave out two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const list = pageList(page, last);
        const named = list.filter((one) => one !== undefined);
        expect(named).toEqual([...named].sort((one, other) => one - other));
        expect(named).toEqual(expect.arrayContaining([1, page, last]));
        list.forEach((one, index) => {
          if (one === undefined) expect(list[index + 1]! - list[index - 1]!).toBeGreaterThan(2);
        });
      }),
    );
  });
});
