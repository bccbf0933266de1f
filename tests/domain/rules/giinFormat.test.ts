import { breaks, holds, judges } from './judges.ts';

judges('giin_format', [
  ...holds(undefined, null, ''),
  ...holds(
    '98Q96B.00000.LE.250',
    'ABCDEF.12345.SL.724',
    'abcdef.12345.me.724',
    'A1B2C3.ZZZZZ.BR.840',
  ),
  ...breaks(
    'giin_format',
    '98Q96B.00000.LE',
    'OBCDEF.12345.SL.724',
    'ABCDEF.1234O.SL.724',
    'ABCDEF.12345.XX.724',
  ),
  ...breaks(
    'giin_format',
    'ABCDEF12345SL724',
    'ABCDEF.12345.SL.72',
    'ABCDEF.12345.SL.ESP',
    5,
    {},
    [],
    true,
  ),
]);
