import { breaks, holds, judges } from './judges.ts';

judges('is_cnae', [
  ...holds(undefined, null, ''),
  ...holds('0111', '6420', '64200', 6420),
  ...breaks('is_cnae', 'A111', '64.20', ' 6420', '642O', '-6420', 64.2, {}, [], true),
  ...breaks('is_cnae.length', '642', '1', 642),
  { value: '642', option: 3 },
  { value: '642', option: { length: 3 } },
  { value: '64', option: 3, codes: ['is_cnae.length'], params: { length: 3 } },
  { value: '642', codes: ['is_cnae.length'], says: 'Debe tener al menos 4 caracteres.' },
  { value: '642', option: {}, codes: ['is_cnae.length'], params: { length: 4 } },
  { value: '642', option: { length: 'x' }, codes: ['is_cnae.unknown'] },
]);
