import { questions } from '#/domain/appropriateness/questions.ts';
import type { FormDocument } from '#/language/documents/form.ts';

const ofPerson = { path: { id: { from: '/me/intervener/uuid' } } };
const saved = { text: 'Hemos guardado su declaración.' };

const declares = {
  property: {
    type: 'boolean' as const,
    title: 'Declaro que estos datos son ciertos',
    local: true as const,
    truthyCheckbox: true,
  },
  field: { widget: 'checkbox' } as const,
};

/** A declaration with a number of the United States, for natural persons. */
export const declaration: FormDocument = {
  kind: 'form',
  id: 'declaration',
  title: 'Su relación con Estados Unidos',
  access: { at: '/facts/isLegalPerson', equals: false },
  otherwise: 'Esta declaración es de personas físicas.',
  data: {
    type: 'object',
    properties: {
      fatca_status: {
        type: 'string',
        title: '¿Es persona estadounidense?',
        enum: ['US_PERSON', 'NON_US_PERSON'],
      },
      tin_code: {
        type: 'string',
        title: 'Número de identificación fiscal',
        maxLength: 40,
        'tin-validator': { country: { const: 'USA' } },
      },
      giin_code: { type: 'string', title: 'GIIN', maxLength: 30, is_fatca_giin: true },
      declares: declares.property,
    },
  },
  fields: {
    fatca_status: { widget: 'radio', required: true, codes: 'fatca-statuses' },
    tin_code: { widget: 'tin' },
    giin_code: { widget: 'giin' },
    declares: declares.field,
  },
  steps: {
    status: {
      order: 10,
      title: 'Declaración',
      locked: true,
      fields: { fatca_status: 10, tin_code: 20, giin_code: 30, declares: 40 },
    },
  },
  load: {
    call: 'getTaxAnswers',
    input: ofPerson,
    answers: { tin_code: { from: '/data/load/fatca/tin_code' } },
  },
  submit: { call: 'updateFatca', label: 'Guardar la declaración', input: ofPerson, done: saved },
  examples: {
    good: {
      answers: { fatca_status: 'NON_US_PERSON', declares: true },
      scope: { facts: { isLegalPerson: false } },
      issues: [],
    },
  },
};

/** Residences, each row with its country and its number. */
export const residences: FormDocument = {
  kind: 'form',
  id: 'residences',
  title: 'Dónde tributa',
  data: {
    type: 'object',
    properties: {
      residences: {
        type: 'array',
        title: 'Países',
        maxItems: 10,
        distinct: 'tin_country',
        items: {
          type: 'object',
          properties: {
            tin_country: { type: 'string', title: 'País', maxLength: 3 },
            tin_code: {
              type: 'string',
              title: 'Número',
              maxLength: 40,
              'tin-validator': { country: 'tin_country' },
            },
          },
        },
      },
      declares: declares.property,
    },
  },
  fields: {
    residences: {
      widget: 'rows',
      required: true,
      add: 'Añadir país',
      row: 'País',
      fields: {
        tin_country: { order: 10, widget: 'combobox', codes: 'countries', required: true },
        tin_code: { order: 20, widget: 'tin', required: true },
      },
    },
    declares: declares.field,
  },
  steps: {
    where: {
      order: 10,
      title: 'Residencia fiscal',
      locked: true,
      fields: { residences: 10, declares: 20 },
    },
  },
  load: {
    call: 'getTaxAnswers',
    input: ofPerson,
    answers: { residences: { from: '/data/load/crs/residences' } },
  },
  submit: { call: 'updateCrs', label: 'Guardar la declaración', input: ofPerson, done: saved },
};

const names = Object.keys(questions) as (keyof typeof questions)[];

/** The test with which a person's knowledge is looked at, each question with the answers that it is scored by. */
export const appropriateness = {
  kind: 'form',
  id: 'appropriateness',
  title: 'Test de conveniencia',
  titles: 'convenience-questions',
  data: {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string', enum: Object.keys(questions[name].answers) }]),
    ),
  },
  fields: Object.fromEntries(
    names.map((name) => [name, { widget: 'radio', required: true, codes: 'convenience-answers' }]),
  ),
  steps: {
    all: {
      order: 10,
      title: 'Lo que sabe',
      locked: true,
      fields: Object.fromEntries(names.map((name, index) => [name, 10 * (index + 1)])),
    },
  },
  submit: {
    call: 'answerAgnosticTest',
    label: 'Enviar mis respuestas',
    input: {
      path: { id: { from: '/route/query/test' }, x: { from: '/me/intervener/uuid' } },
      body: { answers: { from: '/answers' } },
    },
    done: { navigate: '/operate/convenience-form?hecho=enviado' },
  },
};
