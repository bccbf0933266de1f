import { breaks, holds, judges } from './judges.ts';

judges('passport', [
  ...holds(undefined, null, ''),
  ...holds('AAA123456', 'PAB000001', 'AAA123456B'),
  ...breaks(
    'passport',
    'aaa123456',
    'AA1234567',
    'AAA12345',
    'AAA1234567',
    'AAA123456BC',
    'ÑAA123456',
  ),
  ...breaks('passport', 'AAA 123456', 'AAA123456b', 5, {}, [], true),
  {
    value: 'x',
    codes: ['passport'],
    says: 'El pasaporte introducido tiene un formato incorrecto.',
  },
  { value: 'AAA123456', option: { country: 'pais' }, parent: { pais: 'ESP' } },
  { value: 'AB123', option: { country: 'pais' }, parent: { pais: 'ESP' }, codes: ['passport'] },
  { value: 'AB123', option: { country: 'pais' }, parent: {}, codes: ['passport'] },
  { value: '12ab34567', option: { country: 'pais' }, parent: { pais: 'FRA' } },
  { value: 'A'.repeat(20), option: { country: 'pais' }, parent: { pais: 'FRA' } },
  {
    value: 'A'.repeat(21),
    option: { country: 'pais' },
    parent: { pais: 'FRA' },
    codes: ['passport'],
  },
  { value: '1234', option: { country: 'pais' }, parent: { pais: 'FRA' }, codes: ['passport'] },
  { value: {}, option: { country: 'pais' }, parent: { pais: 'FRA' }, codes: ['passport'] },
]);
