import { describe, expect, test } from 'vitest';
import {
  acknowledgementFor,
  checkAcknowledgement,
} from '../../../src/domain/appropriateness/checkAcknowledgement.ts';
import { checkPhrase, phrase } from '../../../src/domain/appropriateness/checkPhrase.ts';
import {
  productFamilies,
  questions,
  type ProductFamily,
  type QuestionKey,
} from '../../../src/domain/appropriateness/questions.ts';
import { scoreTest } from '../../../src/domain/appropriateness/scoreTest.ts';
import { expiresOn, validityOf } from '../../../src/domain/appropriateness/validity.ts';
import { validityState } from '../../../src/domain/appropriateness/validityState.ts';
import { fc } from '../../support/fc.ts';

type Answers = Record<QuestionKey, string>;

/** Everything known, nothing done: 5 points of knowledge (no financial profession), none of experience. */
const scholar: Answers = {
  NIVEL_ESTUDIOS: 'UNIVERSITARIOS',
  PROFESION_FINANCIERA: 'NO',
  CONOCE_VALOR_LIQUIDATIVO: 'SI',
  RENTA_FIJA_PUEDE_PERDER: 'SI',
  RENTA_VARIABLE_PUEDE_PERDER: 'SI',
  COMPRENDE_COSTES: 'SI',
  FIL_LIQUIDEZ_LIMITADA: 'SI',
  PP_LIQUIDEZ_LIMITADA: 'SI',
  OPERACIONES_RF: 'NINGUNA',
  OPERACIONES_MIXTO: 'NINGUNA',
  OPERACIONES_RV: 'NINGUNA',
  OPERACIONES_FIL: 'NINGUNA',
  OPERACIONES_PP: 'NINGUNA',
  IMPORTE_HABITUAL: 'MENOS_3000',
};
const ignorant = {
  ...scholar,
  NIVEL_ESTUDIOS: 'PRIMARIOS',
  CONOCE_VALOR_LIQUIDATIVO: 'NO',
  COMPRENDE_COSTES: 'NO_SABE',
};

function convenient(answers: Answers): ProductFamily[] {
  const { result } = scoreTest(answers);
  return productFamilies.filter((family) => result?.convenient[family]);
}

describe('the convenience test', () => {
  test.each<[string, Answers, ProductFamily[]]>([
    ['knowledge alone', scholar, ['RF', 'MIXTO', 'RV', 'PP']],
    ['knowledge and profession', { ...scholar, PROFESION_FINANCIERA: 'SI' }, [...productFamilies]],
    [
      'knowledge and full experience with FIL',
      { ...scholar, OPERACIONES_FIL: 'DOS_O_MAS' },
      [...productFamilies],
    ],
    ['knowledge and one FIL', { ...scholar, OPERACIONES_FIL: 'UNA' }, ['RF', 'MIXTO', 'RV', 'PP']],
    ['two points and no experience', ignorant, []],
    [
      'two points and one operation in each',
      { ...ignorant, OPERACIONES_RF: 'UNA', OPERACIONES_RV: 'UNA' },
      ['RF'],
    ],
    [
      'two points, one operation and a usual amount',
      { ...ignorant, OPERACIONES_RV: 'UNA', IMPORTE_HABITUAL: 'MAS_30000' },
      ['RV'],
    ],
    ['two points and full experience', { ...ignorant, OPERACIONES_RV: 'DOS_O_MAS' }, ['RV']],
    [
      'four points and FIL experience',
      { ...scholar, COMPRENDE_COSTES: 'NO', OPERACIONES_FIL: 'DOS_O_MAS' },
      ['RF', 'MIXTO', 'RV', 'PP'],
    ],
    [
      'a wrong answer about FIL',
      {
        ...scholar,
        PROFESION_FINANCIERA: 'SI',
        OPERACIONES_FIL: 'DOS_O_MAS',
        FIL_LIQUIDEZ_LIMITADA: 'NO',
      },
      ['RF', 'MIXTO', 'RV', 'PP'],
    ],
    ['a wrong answer about bonds', { ...scholar, RENTA_FIJA_PUEDE_PERDER: 'NO' }, ['RV', 'PP']],
    [
      'not knowing about shares',
      { ...scholar, RENTA_VARIABLE_PUEDE_PERDER: 'NO_SABE' },
      ['RF', 'MIXTO', 'PP'],
    ],
    [
      'a wrong answer about pensions',
      { ...scholar, PP_LIQUIDEZ_LIMITADA: 'NO' },
      ['RF', 'MIXTO', 'RV'],
    ],
  ])('with %s finds convenient %o', (_, answers, families) => {
    expect(convenient(answers)).toEqual(families);
  });

  test('gives at most 6 points of knowledge and 4 of experience, and names failed gates', () => {
    const best = {
      ...scholar,
      PROFESION_FINANCIERA: 'SI',
      OPERACIONES_RV: 'DOS_O_MAS',
      IMPORTE_HABITUAL: 'MAS_30000',
      PP_LIQUIDEZ_LIMITADA: 'NO_SABE',
    };
    expect(scoreTest(best).result).toEqual({
      knowledge: 6,
      experience: { RF: 0, MIXTO: 0, RV: 4, FIL: 0, PP: 0 },
      convenient: { RF: true, MIXTO: true, RV: true, FIL: true, PP: false },
      failedGates: ['PP_LIQUIDEZ_LIMITADA'],
    });
  });

  test.each<[string, Record<string, unknown>, { code: string; path: string }[]]>([
    [
      'a missing answer',
      { COMPRENDE_COSTES: undefined },
      [{ code: 'required', path: '/COMPRENDE_COSTES' }],
    ],
    [
      'an empty answer',
      { COMPRENDE_COSTES: '' },
      [{ code: 'required', path: '/COMPRENDE_COSTES' }],
    ],
    [
      'an unknown answer',
      { COMPRENDE_COSTES: 'TAL_VEZ' },
      [{ code: 'unknown_answer', path: '/COMPRENDE_COSTES' }],
    ],
    [
      'a name of the prototype',
      { NIVEL_ESTUDIOS: 'constructor' },
      [{ code: 'unknown_answer', path: '/NIVEL_ESTUDIOS' }],
    ],
    [
      'an answer of another type',
      { NIVEL_ESTUDIOS: 1 },
      [{ code: 'unknown_answer', path: '/NIVEL_ESTUDIOS' }],
    ],
  ])('has no result with %s', (_, change, issues) => {
    expect(scoreTest({ ...scholar, ...change })).toEqual({ issues });
  });

  test('asks for every answer at once', () => {
    expect(scoreTest({}).issues).toHaveLength(Object.keys(questions).length);
  });

  test('never takes a family away for a better answer', () => {
    const answers = fc.record(
      Object.fromEntries(
        Object.entries(questions).map(([key, { answers }]) => [
          key,
          fc.constantFrom(...Object.keys(answers)),
        ]),
      ) as Record<QuestionKey, fc.Arbitrary<string>>,
    );
    const key = fc.constantFrom(...(Object.keys(questions) as QuestionKey[]));
    fc.assert(
      fc.property(answers, key, (given, improved) => {
        const options = Object.entries<number>(questions[improved].answers);
        const best = options.reduce((left, right) => (right[1] > left[1] ? right : left))[0];
        const before = convenient(given);
        const after = convenient({ ...given, [improved]: best });
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test('survives any answers at all', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (answers) => {
        expect(scoreTest(answers).issues.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the validity of a test', () => {
  test.each([
    [{}, { count: 60, unit: 'MONTHS' }],
    [undefined, { count: 60, unit: 'MONTHS' }],
    [{ TC_VALIDITY: 24 }, { count: 24, unit: 'MONTHS' }],
    [{ TC_VALIDITY: '24' }, { count: 24, unit: 'MONTHS' }],
    [
      { TC_VALIDITY: 90, TC_VALIDITY_UNIT: 'DAYS' },
      { count: 90, unit: 'DAYS' },
    ],
    [
      { TC_VALIDITY: 24, KYC_VALIDITY_UNIT: 'DAYS' },
      { count: 24, unit: 'MONTHS' },
    ],
    [{ TC_VALIDITY: 0 }, { count: 60, unit: 'MONTHS' }],
    [{ TC_VALIDITY: -5 }, { count: 60, unit: 'MONTHS' }],
    [{ TC_VALIDITY: 1e9 }, { count: 60, unit: 'MONTHS' }],
    [{ TC_VALIDITY: 'siempre' }, { count: 60, unit: 'MONTHS' }],
  ])('is read in months unless told otherwise: %o → %o', (params, validity) => {
    expect(validityOf(params, 'TC_VALIDITY')).toEqual(validity);
  });

  test.each([
    ['2021-11-20', { count: 60, unit: 'MONTHS' }, '2026-11-20'],
    ['2024-02-29', { count: 12, unit: 'MONTHS' }, '2025-02-28'],
    ['2026-08-31', { count: 1, unit: 'MONTHS' }, '2026-09-30'],
    ['2026-12-01', { count: 31, unit: 'DAYS' }, '2027-01-01'],
  ] as const)('of one answered on %s for %o ends on %s', (answeredOn, validity, end) => {
    expect(expiresOn(answeredOn, validity)).toBe(end);
  });

  test.each([
    ['2026-11-21', 'valid'],
    ['2026-11-20', 'expired'],
    ['2020-01-01', 'expired'],
    [null, 'missing'],
    [undefined, 'missing'],
    ['mañana', 'missing'],
  ])('that ends on %s is %s', (end, state) => {
    expect(validityState(end, '2026-11-20')).toBe(state);
  });
});

describe('the phrase for complex products', () => {
  test.each([
    ['as it stands', phrase, true],
    ['with blanks around', `  ${phrase}\n`, true],
    ['with the accent written apart', phrase.normalize('NFD'), true],
    ['without full stop', phrase.slice(0, -1), false],
    ['in capitals', phrase.toUpperCase(), false],
    ['without accent', phrase.replace('mí', 'mi'), false],
    ['with two blanks inside', phrase.replace('es complejo', 'es  complejo'), false],
    ['with a hard blank inside', phrase.replace(' ', '\u00a0'), false],
    ['with more behind it', `${phrase} Sí.`, false],
    ['empty', '', false],
    ['not a text', 5, false],
    ['missing', undefined, false],
  ])('is accepted or not %s: %o → %s', (_, typed, is) => {
    const issues = checkPhrase(typed, '/phrase');
    expect(issues).toEqual(
      is ? [] : [{ code: 'exact_phrase', path: '/phrase', params: { phrase } }],
    );
  });

  test('is the sentence of the specification', () => {
    expect(phrase).toBe('Este producto es complejo y se considera no conveniente para mí.');
  });

  test('is judged in any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10_000, unit: 'binary' }), (text) => {
        expect(checkPhrase(text).length).toBe(text.trim().normalize('NFC') === phrase ? 0 : 1);
      }),
    );
  });
});

describe('a product that is not convenient', () => {
  const none = { RF: false, MIXTO: false, RV: false, FIL: false, PP: false };

  test.each([
    ['FIL', { convenient: none }, 'phrase'],
    ['RV', { convenient: none }, 'tick'],
    ['FIL', { convenient: { ...none, FIL: true } }, 'none'],
    ['RF', { convenient: { ...none, RF: true } }, 'none'],
    ['FIL', undefined, 'phrase'],
    ['PP', undefined, 'tick'],
  ] as const)('of family %s with %o needs: %s', (family, result, needed) => {
    expect(acknowledgementFor(family, result)).toBe(needed);
  });

  test.each([
    ['none', {}, []],
    ['tick', { ticked: true }, []],
    ['tick', { ticked: 'true' }, ['truthyCheckbox']],
    ['tick', { phrase }, ['truthyCheckbox']],
    ['phrase', { phrase }, []],
    ['phrase', { ticked: true }, ['exact_phrase']],
  ] as const)('is acknowledged: %s with %o gives %o', (needed, given, codes) => {
    expect(checkAcknowledgement(needed, given).map(({ code }) => code)).toEqual(codes);
  });
});
