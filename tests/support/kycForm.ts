import legal from '../../schemas/forms/kyc-legal.json' with { type: 'json' };
import natural from '../../schemas/forms/kyc-natural.json' with { type: 'json' };
import kycQuestions from '../../schemas/codes/kyc-questions.json' with { type: 'json' };
import wealthOrigins from '../../schemas/codes/wealth-origins.json' with { type: 'json' };
import type { Field, FormDocument, Property } from '../../src/language/documents/form.ts';

const words: Record<string, { label: string; codes?: string }> = kycQuestions.items;
const names = [
  ...new Set([...Object.keys(words), 'ACTUA_EN_NOMBRE_DE_OTRA_PERSONA', 'DECLARA_CAMBIOS']),
];

const special: Record<string, { property: object; field: Field }> = {
  ORIGEN_PATRIMONIO: {
    property: { type: 'array', items: { type: 'string', enum: Object.keys(wealthOrigins.items) } },
    field: { widget: 'checkboxes', codes: 'wealth-origins' },
  },
  PAISES_OBLIGACION_FISCAL: {
    property: {
      type: 'array',
      maxItems: 10,
      distinct: 'tin_country',
      items: {
        type: 'object',
        properties: { tin_country: { type: 'string', title: 'País', maxLength: 3 } },
      },
    },
    field: {
      widget: 'rows',
      add: 'Añadir país',
      row: 'País',
      fields: {
        tin_country: { order: 10, widget: 'combobox', codes: 'countries', required: true },
      },
    },
  },
  ACTUA_EN_NOMBRE_DE_OTRA_PERSONA: {
    property: { type: 'string', enum: ['SI', 'NO'], is_blocking: true },
    field: { widget: 'radio', codes: 'yes-no', required: true },
  },
  DECLARA_CAMBIOS: {
    property: { type: 'boolean', truthyCheckbox: true },
    field: { widget: 'checkbox', required: true },
  },
};
/** A question of a list is asked with it. */
const listed = (codes: string) => ({
  property: { type: 'string', maxLength: 200 },
  field: { widget: 'select', codes },
});
const asked = (name: string) =>
  special[name] ?? (words[name]?.codes === undefined ? plain : listed(words[name].codes));
const plain = { property: { type: 'string', maxLength: 200 }, field: { widget: 'text' } };

/** A questionnaire as a form that lets most of it be left open. */
export const kycForm: FormDocument = {
  kind: 'form',
  id: 'kyc-sample',
  title: 'Conocimiento del cliente',
  data: {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        {
          title: words[name]?.label ?? 'Declaro',
          ...asked(name).property,
        } as Property,
      ]),
    ),
  },
  fields: Object.fromEntries(names.map((name) => [name, asked(name).field])),
  steps: {
    only: {
      order: 10,
      locked: true,
      title: 'Sobre usted',
      fields: Object.fromEntries(names.map((name, index) => [name, (index + 1) * 10])),
    },
  },
  submit: {
    call: 'saveKyc',
    label: 'Enviar el cuestionario',
    input: { path: { id: { from: '/me/intervener/uuid' } } },
    done: { text: 'Hemos guardado sus respuestas.' },
  },
};

/** What a natural person answers whose answers ask for nothing more. */
export const kycDeclared = natural.examples.complete.answers;
/** What a company answers with one owner, of the day that is on record of the demo's. */
export const kycOfCompany = {
  ...legal.examples.complete.answers,
  FECHA_CONSTITUCION: '1999-05-20',
  ACTA_TITULARIDAD: '00000000-0000-5000-8000-000000000005',
};
