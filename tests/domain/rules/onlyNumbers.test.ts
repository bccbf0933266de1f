import { breaks, holds, judges } from './judges.ts';

judges('only_numbers', [
  ...holds(undefined, null, ''),
  ...holds('0', '007', '1234567890', 42),
  ...breaks(
    'only_numbers',
    '1 2',
    '1.2',
    '1,2',
    '-1',
    '+1',
    'a',
    '1a',
    '١٢',
    '１',
    ' 1',
    '1\n',
    1.5,
    -1,
  ),
  ...breaks('only_numbers', {}, [], true, NaN),
  { value: 'a', codes: ['only_numbers'], says: 'Sólo puede tener números.' },
]);
