import { describe, expect, test } from 'vitest';
import { firstResidences } from '../../../src/domain/people/firstResidences.ts';

const none = { taxResidence: null, answered: [] };
const own = '12345678Z';
const spain = { tin_country: 'ESP', tin_code: own };
const france = { tin_country: 'FRA', tin_code: '0701987765493' };

describe('residences with which a declaration begins', () => {
  test.each([
    ['nothing is known', undefined, none, []],
    ['nobody’s country is none', { tin_country: 'UND' }, { ...none, taxResidence: 'UND' }, []],
    [
      'the one on file, with the number on file',
      undefined,
      { ...none, taxResidence: 'ESP', own },
      [spain],
    ],
    [
      'a number of Spain is none of France',
      undefined,
      { ...none, taxResidence: 'FRA', own },
      [{ tin_country: 'FRA' }],
    ],
    [
      'others that were told before',
      undefined,
      { taxResidence: 'ESP', answered: [france], own },
      [spain, france],
    ],
    [
      'each once, with the number that was told',
      undefined,
      { taxResidence: 'FRA', answered: [france] },
      [france],
    ],
    [
      'the first of a declaration that kept no more',
      { tin_country: 'FRA', tin_code: france.tin_code },
      { ...none, taxResidence: 'ESP', own },
      [france],
    ],
    [
      'all that were declared, and nothing that was told since',
      { residences: [france], tin_country: 'FRA' },
      { taxResidence: 'ESP', answered: [], own },
      [france],
    ],
    [
      'no number for whoever said why they have none',
      undefined,
      { ...none, answered: [{ tin_country: 'ESP', missing_reason: 'C' }], own },
      [{ tin_country: 'ESP', missing_reason: 'C' }],
    ],
  ])('%s', (_what, declared, known, expected) => {
    expect(firstResidences(declared, known)).toEqual(expected);
  });
});
