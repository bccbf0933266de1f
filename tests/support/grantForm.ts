import type { FormDocument } from '../../src/language/documents/form.ts';
import type { ScreenDocument } from '../../src/language/documents/screen.ts';

/** A form that no code knows, with everything that a form can have; sent as a draft of another form. */
export const grantForm = (hash: string): FormDocument => ({
  kind: 'form',
  id: 'grant',
  title: 'Solicite una ayuda',
  review: true,
  draft: true,
  data: {
    type: 'object',
    properties: {
      purpose: { type: 'string', title: 'Finalidad', enum: ['study', 'other'] },
      detail: { type: 'string', title: 'Cuál', maxLength: 60 },
      proof: { type: 'boolean', title: 'Tiene justificante' },
      amount: { type: 'string', title: 'Cantidad', maxLength: 30, currency: true },
      account: { type: 'string', title: 'Cuenta de abono', maxLength: 34, iban: true },
      kind: { type: 'string', title: 'Tipo de documento', enum: ['DNI', 'PASAPORTE'] },
      document: { type: 'string', title: 'Número de documento', maxLength: 20 },
      born: { type: 'string', title: 'Fecha de nacimiento', maxLength: 10, date: true },
      country: { type: 'string', title: 'País fiscal', enum: ['ESP', 'FRA'] },
      tin: {
        type: 'string',
        title: 'Número fiscal',
        maxLength: 30,
        'tin-validator': { country: 'country' },
      },
      people: {
        type: 'array',
        title: 'Beneficiarios',
        minItems: 1,
        maxItems: 5,
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Nombre', maxLength: 80 },
            share: { type: 'integer', title: 'Porcentaje', minimum: 1, maximum: 100 },
            reason: { type: 'string', title: 'Motivo', maxLength: 80 },
          },
        },
      },
    },
  },
  fields: {
    purpose: {
      widget: 'radio',
      required: true,
      options: { study: { order: 1, label: 'Estudios' }, other: { order: 2, label: 'Otra' } },
    },
    detail: { widget: 'text', required: true },
    proof: { widget: 'yesno', required: true },
    amount: { widget: 'money', required: true, hint: 'En euros.' },
    account: { widget: 'iban', required: true },
    kind: {
      widget: 'select',
      required: true,
      options: { DNI: { order: 1, label: 'DNI' }, PASAPORTE: { order: 2, label: 'Pasaporte' } },
    },
    document: { widget: 'identity', required: true, kind: 'kind' },
    born: { widget: 'date', required: true, style: 'fields' },
    country: {
      widget: 'select',
      required: true,
      options: { ESP: { order: 1, label: 'España' }, FRA: { order: 2, label: 'Francia' } },
    },
    tin: { widget: 'text', required: true },
    people: {
      widget: 'rows',
      required: true,
      add: 'Añadir un beneficiario',
      fields: {
        name: { order: 1, required: true },
        share: { widget: 'integer', order: 2, required: true },
        reason: { order: 3, required: true },
      },
      rules: { large: { when: { at: '/row/share', atLeast: 50 }, show: { reason: true } } },
    },
  },
  steps: {
    what: {
      order: 10,
      title: 'La ayuda',
      fields: { purpose: 10, detail: 20, proof: 30, amount: 40, account: 50 },
    },
    who: {
      order: 20,
      title: 'Las personas',
      fields: { kind: 10, document: 20, born: 30, country: 40, tin: 50, people: 60 },
    },
  },
  rules: {
    other: { when: { at: '/answers/purpose', equals: 'other' }, show: { detail: true } },
    proof: { when: { at: '/answers/detail', present: true }, show: { proof: true } },
    dni: { when: { at: '/answers/kind', equals: 'DNI' }, limit: { document: { dni: true } } },
  },
  submit: {
    call: 'saveDraft',
    label: 'Enviar la solicitud',
    input: {
      path: { form: 'contact' },
      query: { hash },
      body: { answers: { from: '/answers' } },
    },
    done: { text: 'Solicitud recibida', navigate: '/account/position' },
  },
});

export const grantScreen: ScreenDocument = {
  kind: 'screen',
  id: 'grant',
  path: '/ayudas/nueva',
  name: 'grant',
  title: 'Solicite una ayuda',
  blocks: { form: { type: 'form', order: 10, form: 'grant' } },
};
