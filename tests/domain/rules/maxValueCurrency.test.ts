import { judges } from './judges.ts';

judges('max_value_currency', [
  { value: '', option: '1.000,00' },
  { value: '1000', option: '1.000,00' },
  { value: '12000.00', option: '12.000' },
  { value: '1234.56', option: { max: '1.234,56' } },
  { value: '1234,56', option: { max: '1234,56' } },
  { value: '1234', option: { max: 1234 } },
  { value: '1234.56', option: { max: { from: '/facts/max' } }, facts: { max: '1234.56' } },
  { value: '12000.01', option: '12.000', codes: ['max_value_currency'] },
  { value: '13', option: '12,000', codes: ['max_value_currency'] },
  {
    value: '1234.57',
    option: '1.234,56',
    codes: ['max_value_currency'],
    params: { max: '1.234,56', limit: '1234.56' },
    says: 'debe tener un valor igual o menor a 1.234,56€',
  },
  {
    value: '2000',
    option: 1234.5,
    codes: ['max_value_currency'],
    params: { max: '1.234,50', limit: '1234.5' },
  },
  { value: 'abc', option: '12.000', codes: ['max_value_currency'] },
  { value: {}, option: '12.000', codes: ['max_value_currency'] },
  { value: '1', option: 'abc', codes: ['max_value_currency.unknown'] },
  { value: '1', option: true, codes: ['max_value_currency.unknown'] },
  { value: '1', option: { from: '/facts/max' }, codes: ['max_value_currency.unknown'] },
]);
