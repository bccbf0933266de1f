import { expect, test } from 'vitest';
import { formatAnswer } from '#/engine/form/formatAnswer.ts';
import { choicesOf } from '#/engine/widgets/choices.ts';
import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import { displayed } from '#/language/presentation/displayed.ts';
import { effective } from '#/language/effective.ts';
import { checkCodes } from '../../../src/server/answers/checkShown.ts';
import { part, reviewed } from './reviewed.ts';

const formOf = (property: Property, field: Field): FormDocument => ({
  kind: 'form',
  id: 'one',
  title: 'Datos',
  data: { type: 'object', properties: { one: property } },
  fields: { one: field },
  steps: { only: { order: 1, title: 'Datos', fields: { one: 1 } } },
});

test.each([
  ['that no question of its list offers', 'UND', {}],
  ['that this question leaves out', 'FRA', { without: ['FRA'] }],
])('a code %s is not offered, and the server takes it for none', (_what, code, said) => {
  const property: Property = { type: 'string', title: 'País', maxLength: 3 };
  const field: Field = { widget: 'combobox', codes: 'countries', ...said };
  const form = formOf(property, field);
  const { context, words } = reviewed(form, {}, {});
  const keys = choicesOf({ property, field }, context).map(({ key }) => key);
  expect([keys.includes('ESP'), keys.includes(code)]).toEqual([true, false]);
  const judged = (one: string) =>
    checkCodes(form, effective(form, { answers: { one } }), words, { answers: { one } });
  expect(judged('ESP')).toEqual([]);
  expect(judged(code)).toEqual([{ code: 'enum', path: '/answers/one' }]);
});

test.each([
  ['SI', {}, 'Sí'],
  ['NO', {}, 'No'],
  ['SI', { yes: 'La conozco', no: 'No la conozco' }, 'La conozco'],
  ['NO', { yes: 'La conozco', no: 'No la conozco' }, 'No la conozco'],
])(
  '%s is told in the words of its button, in the review and in what is kept',
  (value, says, told) => {
    const property: Property = { type: 'string', title: 'Pregunta', enum: ['SI', 'NO'] };
    const field: Field = { widget: 'yesno', ...says };
    const { context, words } = reviewed(formOf(property, field), {}, {});
    expect(formatAnswer(part('yesno', property, field), value, context)).toBe(told);
    expect(displayed({ property, field }, value, {}, words)).toBe(told);
  },
);
