import { breaks, holds, judges } from './judges.ts';

judges('non_numeric', [
  ...holds(undefined, null, ''),
  ...holds('Ana', 'María-José', '¡!', ' ', 'Ⅳ', '½'),
  ...breaks('non_numeric', '1', 'a1', '1a', 'a 1 b', '٣', '１', 5, {}, [], true),
  { value: '1', codes: ['non_numeric'], says: 'No puede tener números.' },
]);
