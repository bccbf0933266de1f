import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import list from '../../../schemas/codes/consent-questions.json' with { type: 'json' };

const { commercial_own, commercial_group, profiling, distributor_sharing } = list.items;
const purposes = { commercial_own, commercial_group, profiling, distributor_sharing };

/** Consents to four purposes, with the locks of their call. */
export function consents(change: (form: FormDocument) => void = () => undefined): FormDocument {
  const form: FormDocument = {
    kind: 'form',
    id: 'consents',
    title: 'Sus consentimientos',
    intro: 'Puede cambiarlos cuando quiera.',
    data: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(purposes).map(([name, { label }]) => [
          name,
          { type: 'boolean', title: label },
        ]),
      ),
    },
    fields: Object.fromEntries(
      Object.keys(purposes).map((name) => [name, { widget: 'yesno', required: true }]),
    ),
    steps: {
      purposes: {
        order: 10,
        title: 'Para qué',
        locked: true,
        fields: Object.fromEntries(Object.keys(purposes).map((name, at) => [name, at])),
      },
    },
    load: {
      call: 'getIntervener',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
      answers: Object.fromEntries(
        Object.keys(purposes).map((name) => [name, { from: `/data/load/intervener/gdpr/${name}` }]),
      ),
    },
    submit: {
      call: 'updateGdpr',
      label: 'Guardar mis consentimientos',
      input: {
        path: { id: { from: '/me/intervener/uuid' } },
        body: {
          source: 'PRIVATE_AREA',
          ...Object.fromEntries(
            Object.keys(purposes).map((name) => [name, { from: `/answers/${name}` }]),
          ),
        },
      },
      done: { text: 'Hemos guardado sus consentimientos.' },
    },
  };
  change(form);
  return form;
}

const box = (title: string) => ({ type: 'boolean' as const, title, truthyCheckbox: true });
const answer = (name: string) => ({ from: `/answers/${name}` });

/** What somebody confirms with an order: its questions, their widgets and step, and what is sent of them. */
export const confirmations = {
  properties: {
    has_read_dfi: box('He leído el documento de datos fundamentales (DFI o DFP)'),
    has_read_report: box('He leído el informe semestral'),
    has_accepted_not_convenient: box(
      'Sé que este producto se considera no conveniente para mí y quiero seguir',
    ),
    convenience_phrase: {
      type: 'string' as const,
      title: 'Escriba la frase tal como está',
      maxLength: 200,
      exact_phrase: true,
    },
  },
  fields: {
    has_read_dfi: { widget: 'checkbox' },
    has_read_report: { widget: 'checkbox' },
    has_accepted_not_convenient: { widget: 'checkbox' },
    convenience_phrase: { widget: 'exactPhrase' },
  },
  step: {
    title: 'Lo que ha leído',
    locked: true,
    fields: {
      has_read_dfi: 10,
      has_read_report: 20,
      has_accepted_not_convenient: 30,
      convenience_phrase: 40,
    },
    blocks: {
      papers: {
        type: 'fileList' as const,
        order: 5,
        data: 'terms',
        rows: '/data/terms/terms/papers',
        key: '/row/uuid',
        name: { from: '/row/filename' },
        opens: true,
        files: {
          own: {
            order: 10,
            fetch: {
              call: 'downloadProductDocument',
              input: {
                path: { id: { from: '/row/key_product' }, docId: { from: '/row/uuid' } },
              },
            },
          },
        },
      },
    },
  },
  body: {
    has_read_dfi: answer('has_read_dfi'),
    has_read_report: answer('has_read_report'),
    has_accepted_not_convenient: answer('has_accepted_not_convenient'),
    convenience_phrase: answer('convenience_phrase'),
  },
} satisfies Pick<FormDocument, 'fields'> & Record<string, unknown>;

/** What may be ordered of the account and product of the address. */
const terms = {
  call: 'getOrderTerms',
  input: {
    path: { id: { from: '/route/query/cuenta' } },
    query: { operation_type: 'SUSCRIPCION', key_product: { from: '/route/query/producto' } },
  },
};

/** An order whose amount is free and whose confirmations are locked. */
export function order(change: (form: FormDocument) => void = () => undefined): FormDocument {
  const { properties, fields, step, body } = structuredClone(confirmations);
  const form: FormDocument = {
    kind: 'form',
    id: 'order',
    title: 'Suscribir',
    calls: { terms: structuredClone(terms) },
    data: {
      type: 'object',
      properties: {
        gross_amount: { type: 'string', title: 'Importe', maxLength: 20, currency: true },
        pay_method: {
          type: 'string',
          title: 'Cómo paga',
          enum: ['TRANSFERENCIA', 'DOMICILIACION'],
        },
        has_read_dfi: properties.has_read_dfi,
        has_read_report: properties.has_read_report,
        result: { type: 'string', title: 'Su test', enum: ['none', 'tick', 'phrase'], local: true },
        has_accepted_not_convenient: properties.has_accepted_not_convenient,
        convenience_phrase: properties.convenience_phrase,
      },
    },
    fields: {
      gross_amount: { widget: 'money', required: true },
      pay_method: { widget: 'radio', required: true, codes: 'pay-methods' },
      has_read_dfi: fields.has_read_dfi,
      has_read_report: fields.has_read_report,
      result: {
        widget: 'radio',
        required: true,
        options: {
          none: { order: 1, label: 'Conveniente' },
          tick: { order: 2, label: 'No conveniente' },
          phrase: { order: 3, label: 'No conveniente y complejo' },
        },
      },
      has_accepted_not_convenient: fields.has_accepted_not_convenient,
      convenience_phrase: fields.convenience_phrase,
    },
    steps: {
      amount: {
        order: 10,
        title: 'Cuánto',
        fields: { gross_amount: 10, pay_method: 15, result: 20 },
      },
      read: { order: 20, ...step },
    },
    rules: {
      tick: {
        when: { at: '/answers/result', equals: 'tick' },
        show: { has_accepted_not_convenient: true },
      },
      phrase: {
        when: { at: '/answers/result', equals: 'phrase' },
        show: { convenience_phrase: true },
        require: { convenience_phrase: true },
      },
    },
    submit: {
      call: 'createOperation',
      label: 'Enviar la orden',
      input: {
        body: {
          uuid_account: { from: '/route/query/cuenta' },
          operation_type: 'SUSCRIPCION',
          key_product: { from: '/route/query/producto' },
          gross_amount: answer('gross_amount'),
          pay_method: answer('pay_method'),
          shown: { from: '/data/terms/terms/shown' },
          ...body,
        },
      },
      done: { text: 'Hemos recibido su orden.' },
    },
    review: true,
  };
  change(form);
  return form;
}

/** The page that shows a form, locked as a whole or in the block of the form. */
export function pageOf(
  id: string,
  lock: 'screen' | 'block' | 'none',
  change: (screen: ScreenDocument) => void = () => undefined,
): ScreenDocument {
  const screen: ScreenDocument = {
    kind: 'screen',
    id: `${id}Page`,
    ...(lock === 'screen' && { locked: true }),
    path: `/${id}`,
    name: `${id}Page`,
    title: 'Su decisión',
    blocks: {
      form: { type: 'form', order: 10, form: id, ...(lock === 'block' && { locked: true }) },
    },
  };
  change(screen);
  return screen;
}

/** The page of an order: the form is seen while the order can be given, and why where it cannot. */
export const orderPage = (id: string, lock: 'block' | 'none') =>
  pageOf(id, lock, (screen) => {
    const open = '/data/terms/terms/availability/is_available';
    screen.data = { terms: structuredClone(terms) };
    screen.blocks.form!.when = { at: open, equals: true };
    screen.blocks.closed = {
      type: 'notice',
      order: 5,
      tone: 'warning',
      when: { at: open, equals: false },
      text: 'Ahora no puede enviar esta orden.',
    };
  });
