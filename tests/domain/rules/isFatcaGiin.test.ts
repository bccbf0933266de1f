import { breaks, holds, judges } from './judges.ts';

judges('is_fatca_giin', [
  ...holds(undefined, null, ''),
  ...holds('abc', '98Q96B.00000.LE.250', 'ñññ', '   ', 123),
  ...breaks('is_fatca_giin', 'ab', 'a', '💶💶', 12, {}, [], true),
  { value: 'abcd', option: 4 },
  { value: 'abc', option: { length: 4 }, codes: ['is_fatca_giin'], params: { length: 4 } },
  { value: 'ab', codes: ['is_fatca_giin'], says: 'Debe tener al menos 3 caracteres.' },
  { value: 'ab', option: { length: -1 }, codes: ['is_fatca_giin.unknown'] },
]);
