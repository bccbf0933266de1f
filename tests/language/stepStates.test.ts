import { expect, test } from 'vitest';
import { issues } from '#/language/issues.ts';
import { stepStates } from '#/language/validation/stepStates.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { aForm } from '../support/documents.ts';

const form = aForm((draft) => {
  draft.fields.note = { ...draft.fields.note, required: true };
  draft.steps.extra = {
    order: 3,
    title: 'Más',
    when: { at: '/answers/kind', equals: 'periodic' },
    fields: { holders: 1 },
  };
  delete draft.steps.rest!.fields.holders;
});
const states = (answers: Answers) =>
  Object.fromEntries(
    stepStates(form, answers, {}, issues(form, answers)).map(({ id, state }) => [id, state]),
  );

test('a step is open, begun or done as its own answers are judged', () => {
  expect(states({})).toEqual({ plan: 'OPEN', rest: 'OPEN' });
  expect(states({ amount: 5 })).toEqual({ plan: 'BEGUN', rest: 'OPEN' });
  expect(states({ kind: 'once', amount: 5 })).toEqual({ plan: 'DONE', rest: 'OPEN' });
  expect(states({ kind: 'once', origins: ['salary'] })).toEqual({ plan: 'DONE', rest: 'BEGUN' });
  expect(states({ kind: 'once', note: 'x' })).toEqual({ plan: 'DONE', rest: 'DONE' });
});

test('a step that is not walked through has no state', () => {
  expect(states({ kind: 'periodic', note: 'x' })).toEqual({
    plan: 'DONE',
    rest: 'DONE',
    extra: 'DONE',
  });
});
