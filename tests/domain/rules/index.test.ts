import { describe, expect, test } from 'vitest';
import { hints, rules } from '#/domain/rules/index.ts';
import sentences from '../../../schemas/texts/es.json' with { type: 'json' };
import { fc } from '../../support/fc.ts';

const everyRule = Object.entries({ ...rules, ...hints });
const LETTERS = ['1', 'a', 'Z', 'ñ', '.', ',', '-', '_', ' ', '@', '\u0301', '💶', '\ud800', '!'];
const longText = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 }),
    fc.integer({ min: 1, max: 170 }),
  )
  .map(([part, times]) => part.repeat(times).slice(0, 10_000));
const text = fc.oneof(longText, fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }));

describe('every rule', () => {
  test.each(everyRule)(
    '%s answers with issues for any text of up to 10,000 characters',
    (_, rule) => {
      fc.assert(
        fc.property(text, (value) => {
          expect(Array.isArray(rule(value, true))).toBe(true);
          expect(Array.isArray(rule(value, { max: value, min: value, length: 3 }))).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );

  test.each(everyRule)('%s answers with issues for any value, option and neighbours', (_, rule) => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.dictionary(fc.string(), fc.anything()),
        (value, option, parent) => {
          for (const issue of rule(value, option, { parent, root: { facts: parent } })) {
            expect(typeof issue.code).toBe('string');
            expect(issue.path).toBe('');
            expect(() => JSON.stringify(issue)).not.toThrow();
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each(everyRule)('%s only gives codes that have a Spanish sentence', (name, rule) => {
    const values = [{}, 'x', '', undefined, '9', '12', 'MENSUAL', 'US0378331005'];
    const options = [true, 1, { max: 0, min: 10 }, {}, ['US0378331005'], { length: -1 }];
    const codes = values.flatMap((value) =>
      options.flatMap((option) => rule(value, option, { parent: { gross_amount: '5' } })),
    );
    for (const { code } of codes) {
      expect(code === name || code.startsWith(`${name}.`)).toBe(true);
      expect(Object.keys(sentences)).toContain(code);
    }
  });
});

test('the table holds every rule of the specification under its name there', () => {
  expect(Object.keys(rules)).toEqual([
    'email',
    'required',
    'only_numbers',
    'decimal',
    'decimalPoint',
    'min_length',
    'max_length',
    'min_value',
    'min_value_participations',
    'max_value',
    'max_value_participations',
    'max_value_currency',
    'currency',
    'amount',
    'max_value_currency_dynamic',
    'max_value_participations_dynamic',
    'internalTransferRule',
    'isin',
    'isin_not_own_fund',
    'periodicity',
    'validIncrease',
    'cif',
    'dni',
    'nie',
    'passport',
    'non_numeric',
    'only_letters_numbers',
    'alphanumeric',
    'only_letters',
    'only_letters_dash',
    'iban',
    'bic',
    'spanishPhone',
    'is_cnae',
    'is_fatca_giin',
    'has_crs',
    'password_confirmation',
    'is_blocking',
    'truthyCheckbox',
  ]);
});

test('each sentence only has places that its rule fills', () => {
  const places = Object.entries(sentences).flatMap(([code, sentence]) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].map((place) => `${code} ${place[1]}`),
  );
  expect(places).toMatchInlineSnapshot(`
    [
      "email field",
      "min_length length",
      "max_length length",
      "min_value minFormatted",
      "min_value_participations minFormatted",
      "max_value maxFormatted",
      "max_value_participations maxFormatted",
      "max_value_currency max",
      "max_value_currency_dynamic value",
      "max_value_currency_dynamic max",
      "max_value_currency_dynamic.in_progress max",
      "max_value_participations_dynamic value",
      "max_value_participations_dynamic max",
      "max_value_participations_dynamic.in_progress max",
      "internalTransferRule.message message",
      "periodicity max_formatted",
      "validIncrease max_limit",
      "unprintable character",
      "is_cnae.length length",
      "is_fatca_giin length",
      "has_crs length",
      "dgs_code letter",
      "dgs_code example",
      "typing.decimals decimals",
    ]
  `);
});
