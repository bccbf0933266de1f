import { breaks, holds, judges } from './judges.ts';

judges('alphanumeric', [
  ...holds(undefined, null, ''),
  ...holds('abc', 'Ñandú 12', 'Œuvre', 'Łódź', 'áéíóúüç', 'a\u0301', '5', ' ', 12),
  ...breaks('alphanumeric', 'a-b', 'a_b', 'a.b', 'a\tb', '×', '€', 'a\n', '٣', 1.5, {}, [], true),
  { value: '-', codes: ['alphanumeric'], says: 'Sólo puede tener letras, números y espacios.' },
]);
