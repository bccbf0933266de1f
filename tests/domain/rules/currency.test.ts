import { breaks, holds, judges } from './judges.ts';

judges('currency', [
  ...holds(undefined, null, ''),
  ...holds('0', '1000,35', '1.000,35', '12.000', '1,2', '1,23', '1 000', 5, '1.234,5 €'),
  // Literally as specified: everything but digits and comma is removed first.
  ...holds('1234.56', '12abc', '-5', '1.5', '€ 3', {}.toString() + '1'),
  ...breaks('currency', 'abc', ',5', '5,', '1,2,3', '1,234', ',', '-', '1,,2', ' '),
  ...breaks('currency', {}, [], true),
  { value: 'x', codes: ['currency'], says: 'No contiene un valor válido (p.e: 1000,35).' },
]);
