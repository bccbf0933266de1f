import { describe, expect, test } from 'vitest';
import {
  changedTerms,
  givenTerms,
} from '../../../../src/domain/operations/changes/changedTerms.ts';

const told = (terms: ReturnType<typeof givenTerms>) =>
  terms.map(({ key, before, after }) => `${key}: ${before} → ${after}`);

describe('what an order says', () => {
  test.each([
    ['everything, by its measure', { amount_shares_indicator: 'T' }],
    ['everything, by the flag of a redemption', { is_total_redemption: true }],
    ['everything, by the flag of a transfer', { is_total_transfer: true }],
  ])('is %s', (_, order) => {
    expect(told(givenTerms(order))).toEqual(['amount_shares_indicator: null → T']);
  });

  test('of a transfer names where from and where to, of a benefit why and how it is paid', () => {
    expect(
      told(
        givenTerms({
          ...{ amount_shares_indicator: 'B', gross_amount: '100', key_product_target: '10396' },
          ...{ xt_entity: '12', xt_isin_code: 'ES0000000000', xt_acount_origin: '1-2' },
          ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
        }),
      ),
    ).toEqual([
      'gross_amount: null → 100.00',
      'key_product_target: null → 10396',
      'xt_entity: null → 12',
      'xt_acount_origin: null → 1-2',
      'xt_isin_code: null → ES0000000000',
      'pp_redemption_cause: null → JUBILACION',
      'pp_redemption_collection_method: null → TOTAL',
    ]);
  });
});

describe('what a change says', () => {
  test('is everything in place of an amount, and an amount in place of everything', () => {
    const amount = { amount_shares_indicator: 'B', gross_amount: '350.00' };
    const all = { amount_shares_indicator: 'T' };
    expect(told(changedTerms(amount, all))).toEqual(['gross_amount: 350.00 → T']);
    expect(told(changedTerms(all, amount))).toEqual(['gross_amount: T → 350.00']);
  });

  test('is a revaluation as a whole where any part of it is another', () => {
    const before = {
      per_increase_type: 'LINEAL',
      per_increase: '10',
      per_increase_period: 'ANUAL',
    };
    expect(told(changedTerms(before, { ...before, per_increase: '20' }))).toEqual([
      'per_increase_type: LINEAL → LINEAL',
      'per_increase: 10 → 20',
      'per_increase_period: ANUAL → ANUAL',
    ]);
    expect(told(changedTerms(before, before))).toEqual([]);
  });
});
