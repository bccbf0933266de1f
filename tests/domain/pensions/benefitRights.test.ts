import { describe, expect, test } from 'vitest';
import { benefitLots } from '#/domain/pensions/benefitLots.ts';
import { nextPart } from '#/domain/pensions/benefitPayments.ts';
import { partAsked, type BenefitDue } from '#/domain/pensions/partAsked.ts';
import { reductionTakenIn, type PaidBenefit } from '#/domain/pensions/reductionTakenIn.ts';
import { lot } from '../lots/lots.ts';

describe('a payment of a benefit', () => {
  const due: BenefitDue = {
    ...{ indicator: 'P', left: 1_000_000n, payments: 4, capital: 500_000n },
    ...{ limit: 900_000_000n, nav: 10_000_000n },
  };

  test.each<[string, Partial<BenefitDue>, ReturnType<typeof partAsked>]>([
    [
      'capital within its participations',
      { left: 900_000_000n },
      { indicator: 'B', amount: 500_000n },
    ],
    ['capital beyond its participations', {}, { indicator: 'P', amount: 1_000_000n }],
    [
      'capital beyond its net amount',
      { indicator: 'I', left: 1_000n },
      { indicator: 'I', amount: 1_000n },
    ],
    [
      'capital beyond its gross amount',
      { indicator: 'B', left: 1_000n },
      { indicator: 'B', amount: 1_000n },
    ],
    [
      'capital beyond everything',
      { indicator: 'T', left: null, limit: 2_000_000n },
      { indicator: 'P', amount: 2_000_000n },
    ],
    ['an income after it', { capital: undefined }, { indicator: 'P', amount: 250_000n }],
    ['no capital at all', { capital: 0n }, { indicator: 'P', amount: 250_000n }],
    ['the last', { payments: 1 }, { indicator: 'P', amount: 1_000_000n }],
  ])('of %s is never more than what is left', (_, more, asked) => {
    expect(partAsked({ ...due, ...more })).toEqual(asked);
  });

  test('too little to be parted is of all of it', () => {
    expect([nextPart(3n, 12), nextPart(24n, 12), nextPart(0n, 12)]).toEqual([3n, 2n, 0n]);
  });
});

test('for age alone only rights of ten years on the day of the request are paid', () => {
  const [older, old, young] = [
    lot('2005-01-01', 1, 1),
    lot('2016-11-20', 1, 1),
    lot('2016-11-21', 1, 1),
  ];
  const lots = [older, old, young];
  const cause = { pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS' };
  expect(benefitLots(lots, cause, '2026-11-20')).toEqual([older, old]);
  expect(benefitLots(lots, { ...cause, pp_compartment: '2' }, '2026-11-20')).toEqual([old]);
  expect(benefitLots(lots, { pp_redemption_cause: 'JUBILACION' }, '2026-11-20')).toEqual(lots);
});

describe('the year of the reduction', () => {
  const paid = (on: string, more: Partial<PaidBenefit> = {}): PaidBenefit => ({
    ...{ on, gross: 100_000n, commission: 0n, income: 60_000n },
    ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' },
    ...more,
  });
  const retired = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-02' };

  test('is the first in which it was taken, whatever day is said', () => {
    expect(reductionTakenIn([paid('2027-01-02'), paid('2026-11-20')], retired)).toBe(2026);
  });

  test('is none where nothing was reduced, a commission taken or not', () => {
    const whole = paid('2026-11-20', { income: 99_000n, commission: 1_000n });
    expect(reductionTakenIn([whole], retired)).toBeUndefined();
  });

  test('is of one contingency, by its day where it may come again', () => {
    const ill = { pp_redemption_cause: 'ENFERMEDAD_GRAVE', pp_redemption_cause_date: '2026-01-01' };
    const benefits = [paid('2026-02-02', ill)];
    expect(reductionTakenIn(benefits, retired)).toBeUndefined();
    expect(reductionTakenIn(benefits, ill)).toBe(2026);
    const later = { ...ill, pp_redemption_cause_date: '2027-05-05' };
    expect(reductionTakenIn(benefits, later)).toBeUndefined();
    expect(reductionTakenIn(benefits, { ...ill, pp_redemption_cause_date: null })).toBe(2026);
  });
});
