import { judges } from './judges.ts';

judges('isin_not_own_fund', [
  { value: '', option: ['ES0103920007'] },
  { value: 'US0378331005', option: ['ES0103920007', 'ES0175151002'] },
  { value: 'US0378331005', option: [] },
  { value: 'US0378331005', option: [null, 5, {}] },
  { value: 5, option: { isins: ['ES0103920007'] } },
  { value: {}, option: ['ES0103920007'] },
  {
    value: 'ES0175151002',
    option: ['ES0103920007', 'ES0175151002'],
    codes: ['isin_not_own_fund'],
    says: 'No puede seleccionar un fondo propio como fondo externo.',
  },
  { value: 'es01 7515 1002', option: { isins: ['ES0175151002'] }, codes: ['isin_not_own_fund'] },
  { value: 'ES0175151002', option: ['es0175151002 '], codes: ['isin_not_own_fund'] },
  {
    value: 'ES0175151002',
    option: { isins: { from: '/facts/own' } },
    facts: { own: ['ES0175151002'] },
    codes: ['isin_not_own_fund'],
  },
  { value: 'ES0175151002', option: { from: '/facts/own' }, codes: ['isin_not_own_fund.unknown'] },
  { value: 'ES0175151002', option: true, codes: ['isin_not_own_fund.unknown'] },
]);
