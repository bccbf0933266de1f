import { breaks, holds, judges } from './judges.ts';

judges('dni', [
  ...holds(undefined, null, ''),
  ...holds(
    '12345678Z',
    '87654321X',
    '11111111H',
    '22222222J',
    '33333333P',
    '44444444A',
    '55555555K',
  ),
  ...holds('66666666Q', '77777777B', '99999999R', '00000000T', '00000001R', '00000010X'),
  ...holds('12345678z', '12345678-Z', ' 12.345.678Z '.replaceAll('.', ''), '12 345 678 Z'),
  ...breaks(
    'dni',
    '12345678A',
    '12345678I',
    '12345678Ñ',
    '1234567Z',
    '123456789Z',
    '12345678',
    'Z12345678',
  ),
  ...breaks('dni', '12.345.678Z', 'X1234567L', '１2345678Z', '12345678Z\u0000', 12345678),
  ...breaks('dni', {}, [], true),
  { value: 'x', codes: ['dni'], says: 'El DNI introducido tiene un formato incorrecto.' },
]);
