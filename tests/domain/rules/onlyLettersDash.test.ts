import { breaks, holds, judges } from './judges.ts';

judges('only_letters_dash', [
  ...holds(undefined, null, ''),
  ...holds('a', 'ab', 'Ana-María', 'de la Fuente', 'a_b', 'a - b', 'Núñez', 'Jose\u0301'),
  ...breaks(
    'only_letters_dash',
    ' a',
    'a ',
    '-a',
    'a-',
    '_a',
    'a_',
    '-',
    ' ',
    'a1',
    '1',
    "O'Neill",
    'a\tb',
  ),
  ...breaks('only_letters_dash', 5, {}, [], true),
  {
    value: ' a',
    codes: ['only_letters_dash'],
    says: 'sólo puede contener letras y no deje espacios al inicio y final del texto.',
  },
]);
