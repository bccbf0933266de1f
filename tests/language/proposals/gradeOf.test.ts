import { expect, test } from 'vitest';
import type { Change, ChangeCode } from '#/language/proposals/changeOf.ts';
import { gradeOf } from '#/language/proposals/gradeOf.ts';
import { saidGravely } from '#/language/proposals/saidGravely.ts';

const change = (code: ChangeCode, document: string): Change => ({
  code,
  in: document,
  pointers: ['/title'],
  params: {},
});
const plain = { locked: [], answers: 0, isRegulated: false };

test.each<[ChangeCode, string, boolean, 'SAFE' | 'REVIEW']>([
  ['change.question.added', 'form/contact', false, 'SAFE'],
  ['change.question.added', 'form/kyc-natural', true, 'REVIEW'],
  ['change.question.reworded', 'form/kyc-natural', true, 'REVIEW'],
  ['change.step.added', 'form/order-subscription', true, 'REVIEW'],
  ['change.document.removed', 'codes/own', false, 'REVIEW'],
  ['change.value.changed', 'settings/settings', false, 'REVIEW'],
  ['change.setting.off', 'settings/settings', false, 'REVIEW'],
  ['change.question.hidden', 'form/contact', false, 'REVIEW'],
  ['change.example.removed', 'form/contact', false, 'REVIEW'],
  ['change.example.changed', 'form/contact', false, 'REVIEW'],
  ['change.kept.removed', 'example/x', false, 'REVIEW'],
  ['change.entry.removed', 'navigation/navigation', false, 'REVIEW'],
  ['change.part.added', 'screen/position', false, 'REVIEW'],
  ['change.value.changed', 'style/style', false, 'SAFE'],
  ['change.document.added', 'codes/own', false, 'REVIEW'],
  ['change.text.changed', 'words/es', false, 'REVIEW'],
])('%s of %s is graded', (code, document, isRegulated, grade) => {
  expect(gradeOf(change(code, document), [], { ...plain, isRegulated })).toBe(grade);
});

test.each<ChangeCode>(['change.question.added', 'change.question.moved'])(
  '%s is looked at where people have answered already',
  (code) => {
    expect(gradeOf(change(code, 'form/contact'), [], plain)).toBe('SAFE');
    expect(gradeOf(change(code, 'form/contact'), [], { ...plain, answers: 1 })).toBe('REVIEW');
  },
);

test('a text is as grave as the gravest place that says it', () => {
  const form = (id: string, title: string, call?: string) => ({
    [`form/${id}`]: JSON.stringify({
      kind: 'form',
      id,
      title: 'Un formulario',
      data: { type: 'object', properties: { one: { type: 'string', title } } },
      fields: {},
      steps: {},
      ...(call && { submit: { call, label: 'Enviar' } }),
    }),
  });
  const documents = {
    ...form('order', '¿En qué cuenta quiere recibirlo?', 'createOperation'),
    ...form('draws', 'Color de la página'),
    'codes/states': JSON.stringify({
      kind: 'codes',
      id: 'states',
      title: 'Estados',
      items: { OVER: { order: 10, label: 'Caducado', hint: 'Ya no vale.' } },
    }),
  };
  const turned = (sentence: string, language: string): Change => ({
    code: language === 'es' ? 'change.text.said.added' : 'change.text.added',
    in: `texts/${language}`,
    pointers: [`/${sentence}`],
    params: { sentence, language },
  });
  const grades = (language: string) =>
    ['¿En qué cuenta quiere recibirlo?', 'Caducado', 'Ya no vale.', 'Color de la página'].map(
      (sentence) => {
        const one = turned(sentence, language);
        const isSaidGravely = saidGravely(documents, [one]).includes(sentence);
        return gradeOf(one, [], { ...plain, isSaidGravely });
      },
    );
  for (const language of ['es', 'en'])
    expect(grades(language)).toEqual(['REVIEW', 'REVIEW', 'REVIEW', 'SAFE']);
});
