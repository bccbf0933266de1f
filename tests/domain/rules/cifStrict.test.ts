import { breaks, holds, judges } from './judges.ts';

judges('cif_strict', [
  ...holds(undefined, null, ''),
  ...holds(
    'A28015865',
    'A39000013',
    'A08663619',
    'P2807900B',
    'Q2826000H',
    'Q2818014I',
    'Q2866001G',
  ),
  ...holds('J99216582', 'J-99216582', 'a28015865', 'B82111113', 'G28112233', 'C2801586E'),
  ...breaks(
    'cif_strict',
    'A28015864',
    'A2801586E',
    'P28079002',
    'I28015865',
    'K28015865',
    'A2801586',
    'A280158655',
  ),
  ...breaks('cif_strict', '12345678Z', 5, {}, [], true),
]);
