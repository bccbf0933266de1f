import { judges } from './judges.ts';

const option = { max_limit: '1500.00' };
const parent = (gross: string, period: string, type: string) => ({
  gross_amount: gross,
  per_period: period,
  per_increase_type: type,
});

judges('validIncrease', [
  { value: '', option, parent: parent('125', 'MENSUAL', 'LINEAL') },
  { value: '10', option, parent: {} },
  { value: '10', option, parent: parent('', 'MENSUAL', 'LINEAL') },
  { value: '25', option, parent: parent('100', 'MENSUAL', '') },
  { value: '25.01', option, parent: parent('100', 'MENSUAL', ''), codes: ['validIncrease'] },
  {
    value: '25.01',
    option,
    parent: { gross_amount: '100', per_period: 'MENSUAL' },
    codes: ['validIncrease'],
  },
  { value: '25', option, parent: parent('100', 'MENSUAL', 'PORCENTUAL') },
  { value: '25', option, parent: parent('100', 'MENSUAL', 'LINEAL') },
  { value: '25', option, parent: parent('100', 'MENSUAL', 'ACUMULATIVO') },
  { value: '5', option, parent: parent('476.19', 'TRIMESTRAL', 'PORCENTUAL') },
  { value: '0', option, parent: parent('1500', 'ANUAL', 'PORCENTUAL') },
  { value: '2,5', option: { max_limit: '123' }, parent: parent('10', 'MENSUAL', 'PORCENTUAL') },
  {
    value: '25.01',
    option,
    parent: parent('100', 'MENSUAL', 'PORCENTUAL'),
    codes: ['validIncrease'],
    params: { max_limit: '1.500,00', limit: '1500.00' },
    says: 'Superará el máximo de 1.500,00€ anuales con la proxima revalorización',
  },
  { value: '25.01', option, parent: parent('100', 'MENSUAL', 'LINEAL'), codes: ['validIncrease'] },
  {
    value: '25.01',
    option,
    parent: parent('100', 'MENSUAL', 'ACUMULATIVO'),
    codes: ['validIncrease'],
  },
  {
    value: '5',
    option,
    parent: parent('476.2', 'TRIMESTRAL', 'PORCENTUAL'),
    codes: ['validIncrease'],
  },
  {
    value: '0.000001',
    option,
    parent: parent('1500', 'ANUAL', 'PORCENTUAL'),
    codes: ['validIncrease'],
  },
  {
    value: '1',
    option: { max_limit: { from: '/facts/limit' }, amount: 'a', period: 'p', type: 't' },
    parent: { a: '1500', p: 'ANUAL', t: 'LINEAL' },
    facts: { limit: '1500.00' },
    codes: ['validIncrease'],
  },
  {
    value: 'abc',
    option,
    parent: parent('1', 'ANUAL', 'LINEAL'),
    codes: ['validIncrease.unknown'],
  },
  {
    value: '1',
    option,
    parent: parent('abc', 'ANUAL', 'LINEAL'),
    codes: ['validIncrease.unknown'],
  },
  { value: '1', option, parent: parent('1', 'NUNCA', 'LINEAL'), codes: ['validIncrease.unknown'] },
  {
    value: '1',
    option: {},
    parent: parent('1', 'ANUAL', 'LINEAL'),
    codes: ['validIncrease.unknown'],
  },
]);
