import { expect, it } from 'vitest';
import { read, segments, step } from '#/language/values/pointer.ts';
import { fc } from '../support/fc.ts';

it('reads what RFC 6901 says', () => {
  const document = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'm~n': 8, ' ': 7 };
  expect(read(document, '')).toBe(document);
  expect(read(document, '/foo/0')).toBe('bar');
  expect(read(document, '/')).toBe(0);
  expect(read(document, '/a~1b')).toBe(1);
  expect(read(document, '/m~0n')).toBe(8);
  expect(read(document, '/ ')).toBe(7);
});

it.each(['/foo/x', '/foo/length', '/toString', '/__proto__', '/foo/0/1', '/nothing/at/all'])(
  '%s finds nothing',
  (pointer) => {
    expect(read({ foo: ['bar'] }, pointer)).toBeUndefined();
  },
);

it('takes apart what it puts together', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (names) => {
      expect(segments(names.map(step).join(''))).toEqual(names);
    }),
  );
});
