import { breaks, holds, judges } from './judges.ts';

judges('is_blocking', [
  ...holds(undefined, null, ''),
  ...holds('No', 'NO', 'no', false),
  ...breaks('is_blocking', 'SI', 'Sí', 'Nope', 'No ', true, 0, {}, []),
  { value: 'SI', option: false },
  { value: 'SI', option: { blocking: false } },
  { value: 'SI', option: { blocking: { from: '/facts/blocking' } }, facts: { blocking: false } },
  { value: 'SI', option: { blocking: { from: '/facts/blocking' } }, codes: ['is_blocking'] },
  { value: 'SI', option: { blocking: true }, codes: ['is_blocking'] },
  {
    value: 'SI',
    codes: ['is_blocking'],
    says: 'Debe actuar en nombre propio y no en nombre de otra persona.',
  },
]);
