import { breaks, holds, judges } from './judges.ts';

judges('truthyCheckbox', [
  ...holds(true, 'true', 'on', 1, '1'),
  ...breaks(
    'truthyCheckbox',
    false,
    undefined,
    null,
    '',
    'false',
    'off',
    'no',
    0,
    '0',
    NaN,
    {},
    [],
  ),
  { value: false, codes: ['truthyCheckbox'], says: 'Debe ser aceptado' },
]);
