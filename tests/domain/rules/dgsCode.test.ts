import { breaks, holds, judges } from './judges.ts';

judges('dgs_code', [
  ...holds(undefined, null, ''),
  ...holds('N3471', 'N-3471', 'n-3471', 'F1219', 'G0179', 'D0196', 'C0001'),
  ...breaks('dgs_code', 'N347', 'N34711', '3471', 'A3471', 'NN471', 'N-34A1', 5, {}, [], true),
  { value: 'N-3471', option: 'plan' },
  { value: 'G0179', option: { kind: 'manager' } },
  { value: 'F1219', option: 'fund' },
  { value: 'D0196', option: 'depositary' },
  { value: 'C0196', option: { kind: 'insurer' } },
  {
    value: 'G0179',
    option: 'plan',
    codes: ['dgs_code'],
    params: { letter: 'N', example: 'N1234' },
  },
  {
    value: 'N3471',
    option: { kind: 'manager' },
    codes: ['dgs_code'],
    params: { letter: 'G', example: 'G1234' },
  },
  {
    value: 'A3471',
    option: 'unknown kind',
    codes: ['dgs_code'],
    params: { letter: 'N, F, G, D, C', example: 'N1234' },
  },
]);
