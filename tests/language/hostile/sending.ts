import type { FormDocument } from '#/language/documents/form.ts';
import { aForm, file, formFile } from '../../support/documents.ts';
import type { HostileCase } from './case.ts';

/** A form that an investor sends: how they want to be reached. */
export const contactForm = (change: (form: FormDocument) => void = () => undefined): FormDocument =>
  aForm((form) => {
    form.data.properties = {
      email: { type: 'string', title: 'Correo', maxLength: 100, email: true },
      phone: { type: 'string', title: 'Teléfono', maxLength: 20 },
    };
    form.fields = { email: { widget: 'email', required: true }, phone: { widget: 'phone' } };
    form.steps = { all: { order: 1, title: 'Todo', fields: { email: 1, phone: 2 } } };
    form.load = {
      call: 'getIntervener',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
      answers: { email: { from: '/data/load/intervener/contacts/email' } },
    };
    form.submit = {
      call: 'updateIntervener',
      label: 'Guardar',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
      done: { text: 'Guardado.' },
    };
    change(form);
  });

const form = (what: string, at: string, change: (form: FormDocument) => void): HostileCase => ({
  what,
  files: [formFile(contactForm(change))],
  at: `schemas/forms/sample.json:${at}`,
});
const onFact = (at: string, more: object = { equals: true }) => ({ at, ...more }) as never;
const guestScreen = file('schemas/screens/sampleScreen.json', {
  kind: 'screen',
  id: 'sampleScreen',
  path: '/sample',
  name: 'sample',
  title: 'Ejemplo',
  guest: true,
  blocks: { form: { type: 'form', order: 1, form: 'sample' } },
});

export const access = [
  form('for those who answer something', '/access/at', (draft) => {
    draft.access = { at: '/answers/email', present: true };
    draft.otherwise = 'No es para usted.';
  }),
  form('by the address', '/access/at', (draft) => {
    draft.access = { at: '/route/query/x', present: true };
    draft.otherwise = 'No es para usted.';
  }),
  form('by a fact that nobody computes', '/access/at', (draft) => {
    draft.access = onFact('/facts/isLegalPersn');
    draft.otherwise = 'No es para usted.';
  }),
  form('that never holds', '/access', (draft) => {
    const is = onFact('/facts/isLegalPerson');
    draft.access = { all: [is, { not: is }] };
    draft.otherwise = 'No es para usted.';
  }),
  form('without a word for the others', '/access', (draft) => {
    draft.access = onFact('/facts/isLegalPerson');
  }),
  form('of nobody, with a word for the others', '/otherwise', (draft) => {
    draft.otherwise = 'No es para usted.';
  }),
  form('that the server never hears of', '/access', (draft) => {
    draft.access = onFact('/facts/isLegalPerson');
    draft.otherwise = 'No es para usted.';
    delete draft.submit;
  }),
  form('that denies what a rule asks', '/rules/r/when', (draft) => {
    draft.access = onFact('/facts/isLegalPerson', { equals: false });
    draft.otherwise = 'Es para personas físicas.';
    draft.rules = { r: { when: onFact('/facts/isLegalPerson'), require: { phone: true } } };
  }),
  form('told with an answer', '/otherwise/values/name/from', (draft) => {
    draft.access = onFact('/facts/isLegalPerson');
    draft.otherwise = { text: 'No, {name}.', values: { name: { from: '/answers/email' } } };
  }),
  {
    what: 'of people whom nobody knows yet',
    files: [
      guestScreen,
      formFile(
        contactForm((draft) => {
          draft.access = onFact('/facts/isLegalPerson');
          draft.otherwise = 'No es para usted.';
        }),
      ),
    ],
    at: 'schemas/forms/sample.json:/access',
  },
];

export const changes = [
  form('without what there was', '/submit/send', (draft) => {
    draft.submit!.send = 'changed';
    delete draft.load;
  }),
  form('to a call that replaces all', '/submit/send', (draft) => {
    draft.submit = { ...draft.submit!, call: 'createIssue', send: 'changed' };
  }),
  form('of which something could not be taken back', '/fields/email', (draft) => {
    draft.submit!.send = 'changed';
    draft.fields.email!.required = false;
  }),
  form('of which something is hidden at times', '/fields/email', (draft) => {
    draft.submit!.send = 'changed';
    draft.rules = { r: { when: { at: '/answers/phone', present: true }, show: { email: true } } };
  }),
  form('in another word', '/submit/send', (draft) => {
    draft.submit = { ...draft.submit!, send: 'all' } as never;
  }),
  form('by a condition', '/submit/send', (draft) => {
    draft.submit = { ...draft.submit!, send: { at: '/answers/email', present: true } } as never;
  }),
];

export const constants = [
  form('where the contract takes none', '/submit/input/body/gender', (draft) => {
    draft.submit!.input!.body = { gender: 'V' };
  }),
  form('of a member that is also asked', '/submit/input/body/email', (draft) => {
    draft.submit!.input!.body = { email: 'a@b.example' };
  }),
  form('that the call does not know', '/submit/input/body/genre', (draft) => {
    draft.submit!.input!.body = { genre: 'V' };
  }),
  form('that the tenant says', '/submit/input/body/gender', (draft) => {
    draft.submit!.input!.body = { gender: { from: '/tenant/name' } };
  }),
  form('beside what the call does not take', '/data/properties/fax', (draft) => {
    draft.submit!.input!.body = { gender: 'V' };
    draft.data.properties['fax'] = { type: 'string', title: 'Fax', maxLength: 20 };
    draft.fields['fax'] = {};
    draft.steps.all!.fields['fax'] = 3;
  }),
];
