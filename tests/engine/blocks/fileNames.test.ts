import { expect, test } from 'vitest';
import { fileNames, type ToldFile } from '#/engine/blocks/fileNames.ts';
import { fc } from '../../support/fc.ts';

const few = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined });
const files = fc.array(
  fc.record({
    name: fc.constantFrom('Orden', 'Mandato'),
    group: few('Cuenta de casa', 'Plan'),
    date: few('20-nov-2026', '21-nov-2026'),
  }) as fc.Arbitrary<ToldFile>,
  { maxLength: 9 },
);

test('no two files of a list are called the same aloud, nor look the same', () => {
  fc.assert(
    fc.property(files, (told) => {
      const names = fileNames(told);
      expect(new Set(names.map(({ said }) => said)).size).toBe(told.length);
      const looks = names.map(({ shown }, at) =>
        [shown, told[at]!.group, told[at]!.date].filter(Boolean).join(', '),
      );
      expect(new Set(looks).size).toBe(told.length);
      names.forEach(({ shown, said }, at) => {
        expect(shown.startsWith(told[at]!.name)).toBe(true);
        expect(said.startsWith(shown)).toBe(true);
      });
    }),
  );
});

test.each<[string, ToldFile[], string[]]>([
  [
    'its name alone',
    [
      { name: 'Orden', group: 'a' },
      { name: 'Mandato', group: 'a' },
    ],
    ['Orden', 'Mandato'],
  ],
  [
    'what it is of',
    [
      { name: 'Orden', group: 'a' },
      { name: 'Orden', group: 'b' },
    ],
    ['Orden, a', 'Orden, b'],
  ],
  [
    'its day',
    [
      { name: 'Orden', group: 'a', date: '1' },
      { name: 'Orden', group: 'a', date: '2' },
    ],
    ['Orden, a, 1', 'Orden, a, 2'],
  ],
  ['its number', [{ name: 'Orden' }, { name: 'Orden' }], ['Orden (1)', 'Orden (2)']],
])('a file is told from others by %s', (_, told, said) => {
  expect(fileNames(told).map((name) => name.said)).toEqual(said);
});
