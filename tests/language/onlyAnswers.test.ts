import { expect, test } from 'vitest';
import { effective } from '#/language/effective.ts';
import { onlyAnswers } from '#/language/validation/onlyAnswers.ts';
import { aForm } from '../support/documents.ts';

const form = aForm((draft) => {
  draft.data.properties['method'] = { type: 'string', title: 'Forma de pago', maxLength: 20 };
  draft.fields['method'] = {
    widget: 'radioCards',
    required: true,
    choices: {
      rows: '/data/terms/methods',
      value: { from: '/row/key' },
      label: 'Forma',
      reasons: '/row/reasons',
    },
  };
  draft.steps['pay'] = { order: 3, title: 'Forma de pago', only: true, fields: { method: 1 } };
});
const barred = [{ text: 'Los pagos periódicos son por domiciliación.' }];
const within = (methods: object[]) => ({ data: { terms: { methods } } });

test.each<[string, object[], boolean]>([
  ['one way alone', [{ key: 'DEBIT', reasons: [] }], true],
  [
    'one way and another that cannot be chosen',
    [
      { key: 'TRANSFER', reasons: barred },
      { key: 'DEBIT', reasons: [] },
    ],
    true,
  ],
  ['one way that cannot be chosen', [{ key: 'DEBIT', reasons: barred }], false],
  [
    'two ways',
    [
      { key: 'TRANSFER', reasons: [] },
      { key: 'DEBIT', reasons: [] },
    ],
    false,
  ],
])('a page of %s is passed over where it leaves no choice', (_, methods, isPassed) => {
  const scope = within(methods);
  expect(onlyAnswers(form, scope)).toEqual(isPassed ? { method: 'DEBIT' } : {});
  const { stepsPassed } = effective(form, { ...scope, answers: { method: 'DEBIT' } });
  expect(stepsPassed).toEqual(isPassed ? ['pay'] : []);
});

test('an answer that cannot be given any more keeps its page', () => {
  const scope = within([
    { key: 'TRANSFER', reasons: barred },
    { key: 'DEBIT', reasons: [] },
  ]);
  const { stepsShown } = effective(form, { ...scope, answers: { method: 'TRANSFER' } });
  expect(stepsShown).toContain('pay');
});
