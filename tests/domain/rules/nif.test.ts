import { breaks, holds, judges } from './judges.ts';

judges('nif', [
  ...holds(undefined, null, ''),
  ...holds('12345678Z', 'X1234567L', 'M1234567L', 'K1234567L', 'L1234567L', 'm-1234567-l'),
  ...breaks(
    'nif',
    '12345678A',
    'X1234567A',
    'M1234567A',
    'K123456L',
    'J1234567L',
    'A28015865',
    5,
    {},
    [],
    true,
  ),
]);
