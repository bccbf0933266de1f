import { judges } from './judges.ts';

judges('max_length', [
  { value: '', option: 3 },
  { value: null, option: 3 },
  { value: 'abc', option: 3 },
  { value: '💶💶💶', option: 3 },
  { value: 'a', option: { length: 3 } },
  { value: [1, 2, 3], option: { length: '3' } },
  { value: 'abcd', option: 3, codes: ['max_length'], params: { length: 3 } },
  { value: 'abcd', option: 3, codes: ['max_length'], says: 'debe tener máximo 3 carácteres.' },
  { value: 1234, option: 3, codes: ['max_length'] },
  { value: 'x', option: 0, codes: ['max_length'] },
  { value: {}, option: 3, codes: ['max_length'] },
  { value: 'x', option: { from: '/facts/none' }, codes: ['max_length.unknown'] },
  { value: 'x', option: { length: NaN }, codes: ['max_length.unknown'] },
]);
