import { judges } from './judges.ts';

judges('max_value_participations_dynamic', [
  { value: '', option: { max: 100 } },
  { value: '100', option: { max: '100.00' } },
  { value: '99,99', option: { max: 100 } },
  { value: '100', option: 100 },
  { value: '5', option: { max: { from: '/facts/max' } }, facts: { max: '5' } },
  {
    value: '2000.5',
    option: { max: '1234.5' },
    codes: ['max_value_participations_dynamic'],
    params: { value: '2.000,500000', max: '1.234,500000', limit: '1234.5' },
    says: '"2.000,500000" debe tener un valor igual o menor a 1.234,500000',
  },
  {
    value: '2000',
    option: { max: { from: '/facts/max' }, in_progress: { from: '/facts/busy' } },
    facts: { max: '1234.5', busy: true },
    codes: ['max_value_participations_dynamic.in_progress'],
    says: 'Usted tiene una operación de reembolso en curso. La actual solicitud de reembolso excede las participaciones disponibles descontando las reservadas en la operación en curso. La máxima cantidad para esta solicitud es de 1.234,500000 participaciones.',
  },
  {
    value: '100.01',
    option: { max: 100, in_progress: true },
    codes: ['max_value_participations_dynamic.in_progress'],
  },
  { value: '100', option: { max: 100, in_progress: true } },
  {
    value: '100.01',
    option: { max: 100, in_progress: false },
    codes: ['max_value_participations_dynamic'],
  },
  { value: '0.000001', option: { max: 0 }, codes: ['max_value_participations_dynamic'] },
  { value: '0', option: { max: 0 } },
  {
    value: 'abc',
    option: { max: 1 },
    codes: ['max_value_participations_dynamic'],
    params: { value: 'abc', max: '1,000000', limit: '1' },
  },
  {
    value: {},
    option: { max: 1 },
    codes: ['max_value_participations_dynamic'],
    params: { value: '', max: '1,000000', limit: '1' },
  },
  {
    value: '1',
    option: { in_progress: true },
    codes: ['max_value_participations_dynamic.unknown'],
  },
  {
    value: '1',
    option: { max: { from: '/facts/max' } },
    codes: ['max_value_participations_dynamic.unknown'],
  },
  { value: '1', option: undefined, codes: ['max_value_participations_dynamic.unknown'] },
]);
