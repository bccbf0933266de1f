import { breaks, holds, judges } from './judges.ts';

judges('has_crs', [
  ...holds(undefined, null, ''),
  ...holds('abc', '98Q96B.00000.LE.250', 'ñññ', '   ', 123),
  ...breaks('has_crs', 'ab', 'a', '💶💶', 12, {}, [], true),
  { value: 'abcd', option: 4 },
  { value: 'abc', option: { length: 4 }, codes: ['has_crs'], params: { length: 4 } },
  { value: 'ab', codes: ['has_crs'], says: 'Debe tener al menos 3 caracteres.' },
  { value: 'ab', option: { length: -1 }, codes: ['has_crs.unknown'] },
]);
