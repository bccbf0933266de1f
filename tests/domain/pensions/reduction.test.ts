import { describe, expect, test } from 'vitest';
import { parseCause } from '#/domain/pensions/causes.ts';
import { parseCollectionMethod } from '#/domain/pensions/collectionMethod.ts';
import { isBefore2007, lotsIn, parseCompartment } from '#/domain/lots/compartment.ts';
import { reductionOf, type BenefitClaim } from '#/domain/pensions/reduction.ts';
import { lot } from '../lots/lots.ts';

const claim: BenefitClaim = {
  cause: 'JUBILACION',
  collectionMethod: 'TOTAL',
  causeDate: '2025-03-01',
  paid: '2026-11-20',
  hasBefore2007: true,
};

describe('the reduction of 40 %', () => {
  test.each<[string, Partial<BenefitClaim>, boolean, string[]]>([
    ['of capital in time', {}, true, ['COMPARTMENT_1']],
    [
      'of the capital in a mixed benefit',
      { collectionMethod: 'MIXTA' },
      true,
      ['COMPARTMENT_1', 'CAPITAL_PART_ONLY'],
    ],
    ['of an income', { collectionMethod: 'FINANCIERA' }, false, ['NOT_CAPITAL']],
    ['of an irregular payment', { collectionMethod: 'OTRAS' }, true, ['COMPARTMENT_1']],
    ['without old contributions', { hasBefore2007: false }, false, ['NO_COMPARTMENT_1']],
    ['in the second year after', { causeDate: '2024-01-01' }, true, ['COMPARTMENT_1']],
    ['in the third year after', { causeDate: '2023-12-31' }, false, ['OUT_OF_WINDOW']],
    ['of a contingency of 2014', { causeDate: '2014-05-01' }, false, ['OUT_OF_WINDOW']],
    [
      'of a contingency of 2014 in 2022',
      { causeDate: '2014-05-01', paid: '2022-12-31' },
      true,
      ['COMPARTMENT_1'],
    ],
    [
      'of a contingency of 2009 in 2018',
      { causeDate: '2009-05-01', paid: '2018-12-31' },
      true,
      ['COMPARTMENT_1'],
    ],
    [
      'of a contingency of 2009 in 2019',
      { causeDate: '2009-05-01', paid: '2019-01-01' },
      false,
      ['OUT_OF_WINDOW'],
    ],
    ['without a date', { causeDate: undefined }, true, ['COMPARTMENT_1', 'WINDOW_UNKNOWN']],
    [
      'for unemployment, which has no window',
      { cause: 'DESEMPLEO', causeDate: '2015-01-01' },
      true,
      ['COMPARTMENT_1'],
    ],
    [
      'of a varied benefit',
      { cause: 'VARIACION_PRESTACION', causeDate: undefined },
      false,
      ['CAUSE_NOT_REDUCIBLE'],
    ],
    ['taken this year already', { takenIn: 2026 }, true, ['COMPARTMENT_1']],
    ['taken in another year', { takenIn: 2025 }, false, ['TAKEN_IN_OTHER_YEAR']],
    [
      'before anything is chosen',
      { cause: undefined, collectionMethod: undefined, causeDate: null },
      true,
      ['COMPARTMENT_1', 'WINDOW_UNKNOWN'],
    ],
  ])('%s', (_, more, isEligible, reasons) => {
    expect(reductionOf({ ...claim, ...more })).toEqual({ isEligible, reasons });
  });

  test('is refused for every reason at once', () => {
    const { reasons } = reductionOf({
      ...claim,
      hasBefore2007: false,
      collectionMethod: 'FINANCIERA',
      takenIn: 2020,
    });
    expect(reasons).toEqual(['NO_COMPARTMENT_1', 'NOT_CAPITAL', 'TAKEN_IN_OTHER_YEAR']);
  });
});

test('compartments part at the end of 2006', () => {
  const [old, young] = [lot('2006-12-31', 1, 1), lot('2007-01-01', 1, 1)];
  expect([old, young].map(isBefore2007)).toEqual([true, false]);
  expect(lotsIn('1', [old, young])).toEqual([old]);
  expect(lotsIn('2', [old, young])).toEqual([young]);
  expect(lotsIn('3', [old, young])).toEqual([old, young]);
});

test('codes are read strictly', () => {
  expect(['JUBILACION', 'toString', 1].map(parseCause)).toEqual([
    'JUBILACION',
    undefined,
    undefined,
  ]);
  expect(['MIXTA', 'x', null].map(parseCollectionMethod)).toEqual(['MIXTA', undefined, undefined]);
  expect(['1', 3, '4'].map(parseCompartment)).toEqual(['1', undefined, undefined]);
});
