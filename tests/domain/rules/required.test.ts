import { breaks, holds, judges } from './judges.ts';

judges('required', [
  ...holds('x', 0, false, true, ['a'], {}, ' x '),
  ...breaks('required', undefined, null, '', ' ', '\t\n', '\u00a0', []),
  { value: '', codes: ['required'], says: 'Campo requerido.' },
]);
