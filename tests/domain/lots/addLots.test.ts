import { expect, test } from 'vitest';
import { addLots } from '#/domain/lots/addLots.ts';
import { lot } from './lots.ts';

test('a purchase goes to the end and a transferred lot to its original date', () => {
  const held = [lot('2018-05-24', 50, 3000, 1), lot('2020-01-02', 10, 900, 2)];
  const bought = lot('2021-03-01', 5, 500, 3);
  const carried = lot('2019-06-03', 40, 800, 4);
  expect(addLots(addLots(held, [bought]), [carried])).toEqual([held[0], carried, held[1], bought]);
});

test('lots of one day keep their order of entry', () => {
  const [first, second] = [lot('2020-01-02', 1, 1, 5), lot('2020-01-02', 2, 2, 3)];
  expect(addLots([first], [second])).toEqual([second, first]);
  expect(addLots([], [first, second])).toEqual([second, first]);
});
