import { breaks, holds, judges } from './judges.ts';

judges('nie', [
  ...holds(undefined, null, ''),
  ...holds(
    'X1234567L',
    'Y7654321G',
    'X0000000T',
    'Y0000000Z',
    'Z0000000M',
    'x1234567l',
    'X-1234567-L',
  ),
  // The old printing with 8 digits.
  ...holds('X01234567L', 'X12345678Z', 'X00000001R'),
  ...breaks(
    'nie',
    'X1234567A',
    'Y1234567L',
    'W1234567L',
    'X123456L',
    'X123456789D',
    '12345678Z',
    'X1234567',
  ),
  ...breaks('nie', 'X12345678A', 'X1234567Ñ', 5, {}, [], true),
  { value: 'x', codes: ['nie'], says: 'El NIE introducido tiene un formato incorrecto.' },
]);
