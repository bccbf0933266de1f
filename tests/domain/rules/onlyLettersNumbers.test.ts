import { breaks, holds, judges } from './judges.ts';

judges('only_letters_numbers', [
  ...holds(undefined, null, ''),
  ...holds('abc', 'ABC 123', '1', ' ', 'a b c', 12),
  ...breaks('only_letters_numbers', 'á', 'ñ', 'a-b', 'a_b', 'a.b', 'a\tb', 'a\n', 'a\u00a0b', '１'),
  ...breaks('only_letters_numbers', 1.5, {}, [], true),
  {
    value: 'ñ',
    codes: ['only_letters_numbers'],
    says: 'Sólo puede tener letras sin acentos, números y espacios.',
  },
]);
