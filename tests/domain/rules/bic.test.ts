import { breaks, holds, judges } from './judges.ts';

judges('bic', [
  ...holds(undefined, null, ''),
  ...holds(
    'BBVAESMM',
    'bbvaesmm',
    'BBVAESMMXXX',
    'DEUTDEFF',
    'DEUTDEFF500',
    'CAIX ES BB',
    'NEDSZAJJXXX',
  ),
  ...breaks(
    'bic',
    'BBVAESM',
    'BBVAESMMX',
    'BBVAESMMXX',
    'BBVAESMMXXXX',
    '1BVAESMM',
    'BBVAE1MM',
    'BBVAXXMM1',
  ),
  ...breaks('bic', 'BBVAESM\u0000', 'ıBVAESMM', 5, {}, [], true),
  { value: 'x', codes: ['bic'], says: 'tiene un formato incorrecto' },
]);
