import { breaks, holds, judges } from './judges.ts';

judges('only_letters', [
  ...holds(undefined, null, ''),
  ...holds('abc', 'María José', 'Ñandú', 'Øre', 'a\u0301', ' '),
  ...breaks('only_letters', '1', 'a1', 'a-b', "O'Neill", 'a\tb', '÷', 'a\n', 5, {}, [], true),
  { value: '1', codes: ['only_letters'], says: 'Sólo puede tener letras y espacios.' },
]);
