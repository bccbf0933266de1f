import { breaks, holds, judges } from './judges.ts';

judges('spanishPhone', [
  ...holds(undefined, null, ''),
  ...holds('600000001', '700000001', '6', '7abc', 612345678),
  ...breaks('spanishPhone', '900000001', '+34600000001', ' 600000001', 'a6', '5', '8', 800000001),
  ...breaks('spanishPhone', {}, [], true),
  { value: '9', codes: ['spanishPhone'], says: 'Debe empezar por 6 o 7.' },
]);
