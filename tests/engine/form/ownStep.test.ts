import { expect, test } from 'vitest';
import { transcriptOf } from '#/language/presentation/transcript.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { reviewed } from './reviewed.ts';
import { sentences } from '../../support/spanish.ts';

const form: FormDocument = {
  kind: 'form',
  id: 'sample',
  title: 'Datos',
  data: {
    type: 'object',
    properties: {
      law: { type: 'string', title: 'Importe' },
      own: { type: 'string', title: '¿Cómo nos conoció?', own: true },
      mixed: { type: 'string', title: '¿Por qué?', own: true },
    },
  },
  fields: { law: { widget: 'text' }, own: { widget: 'text' }, mixed: { widget: 'text' } },
  steps: {
    first: { order: 1, title: 'Importe', fields: { law: 1, mixed: 2 } },
    mine: { order: 2, title: 'Sobre nosotros', fields: { own: 1 } },
  },
};

test('what is kept of a step of own questions alone says so above them, and of no other', () => {
  const { words, answers } = reviewed(form, { law: '1', own: 'x' }, {});
  const sections = transcriptOf(form, { answers }, words);
  expect(sections.map(({ texts }) => texts)).toEqual([
    undefined,
    [{ after: 0, text: sentences.own_questions }],
  ]);
});
