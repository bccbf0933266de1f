import { breaks, holds, judges } from './judges.ts';

judges('decimal', [
  ...holds(undefined, null, ''),
  ...holds('1', '12', '1,5', '1.5', '1.234,56', '1..2', '1,,2', '1.,2', 3, 1.5),
  ...breaks('decimal', ',5', '5,', '.5', '5.', ',', '.', '-1', '1 2', '1a2', '1e5', '1\n', -1.5),
  ...breaks('decimal', {}, [], false, NaN),
  { value: '5,', codes: ['decimal'], says: 'no contiene un valor válido.' },
]);
