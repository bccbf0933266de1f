import { describe, expect, test } from 'vitest';
import { toPath, valueAt, withValue } from '#/engine/fields/path.ts';
import { fc } from '../../support/fc.ts';

describe('a path of the answers', () => {
  test.each([
    ['/answers/amount', ['amount']],
    ['/answers/holders/0/name', ['holders', 0, 'name']],
    ['/answers/a~1b', ['a/b']],
  ])('%s leads to its value', (pointer, path) => {
    expect(toPath(pointer)).toEqual(path);
  });

  test('reads back what was put, and leaves everything else alone', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.integer()),
        name,
        fc.nat(3),
        name,
        fc.string({ minLength: 1 }),
        (answers, property, row, column, value) => {
          const before = { ...answers, rows: [{ kept: 1 }, {}, {}, {}] };
          const flat = withValue(before, [property], value);
          expect(valueAt(flat, [property])).toBe(value);
          expect(flat['rows']).toBe(before.rows);
          const deep = withValue(before, ['rows', row, column], value);
          expect(valueAt(deep, ['rows', row, column])).toBe(value);
          expect(valueAt(before, ['rows', row, column])).toBeUndefined();
        },
      ),
    );
  });

  test('takes a property out when there is no value', () => {
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  });
});
