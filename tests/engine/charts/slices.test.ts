import { describe, expect, test } from 'vitest';
import { slicesOf } from '#/engine/charts/slices.ts';
import { fc } from '../../support/fc.ts';

const points = (numbers: number[]) => ({
  x: numbers.map((_, index) => ({ raw: index, told: `Fondo ${index}` })),
  series: [
    {
      label: 'Valor',
      values: numbers.map((number) => ({ number, told: String(number) })),
      tell: String,
    },
  ],
});

describe('the slices of a donut', () => {
  test('are at most six and the others together, largest first', () => {
    const slices = slicesOf(points([1, 2, 3, 4, 5, 6, 7, 8]), 'Otros');
    expect(slices.map(({ name }) => name)).toEqual([
      'Fondo 7',
      'Fondo 6',
      'Fondo 5',
      'Fondo 4',
      'Fondo 3',
      'Fondo 2',
      'Otros',
    ]);
    expect(slices.at(-1)?.told).toBe('3');
  });

  test('never call a single product "others"', () => {
    expect(slicesOf(points([1, 2, 3, 4, 5, 6, 7]), 'Otros').at(-1)?.name).toBe('Fondo 0');
  });

  test('always make one whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (numbers) => {
        const whole = slicesOf(points(numbers), 'Otros').reduce((sum, { share }) => sum + share, 0);
        expect(whole).toBeCloseTo(1, 9);
      }),
    );
  });
});
