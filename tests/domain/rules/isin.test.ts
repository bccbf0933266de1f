import { breaks, holds, judges } from './judges.ts';

judges('isin', [
  ...holds(undefined, null, ''),
  ...holds('US0378331005', 'ES0103920007', 'AU0000XVGZA3', 'DE000BAY0017', 'GB0002634946'),
  ...holds('us0378331005', 'US 0378331005', ' ES0103920007 ', 'US0378331009', 'XX0000000000'),
  ...breaks('isin', 'US037833100', 'US03783310055', '1S0378331005', 'U50378331005', 'US037833100A'),
  ...breaks('isin', 'US03783310Ñ5', 'ıS0378331005', 'US0378331005\u0000', 'ISIN', 12),
  ...breaks('isin', {}, [], true),
  { value: 'x', codes: ['isin'], says: 'El ISIN introducido tiene un formato incorrecto.' },
]);
