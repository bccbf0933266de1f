import { breaks, holds, judges } from './judges.ts';

judges('decimalPoint', [
  ...holds(undefined, null, ''),
  ...holds('1', '1.5', '.5', '..5', '1.234.567', 1.5),
  ...breaks('decimalPoint', '5.', '.', '1,5', '-1', 'a', '1.5a', '1 5', '1\n'),
  ...breaks('decimalPoint', {}, [], false, NaN),
  { value: '5.', codes: ['decimalPoint'], says: 'no contiene un valor válido.' },
]);
