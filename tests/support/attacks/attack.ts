import type { DocumentFile } from '../../../src/language/assembly/source.ts';

/** Documents of a tenant that must not be released, and where the check has to point: `file:pointer`. */
export interface Attack {
  what: string;
  files: DocumentFile[];
  at: string;
}

/** The tenant that attacks; its documents lie in its own folder, so that any product can be given them. */
export const attacker = 'sample';

type Json = Record<string, unknown>;

const file = (path: string, document: object): DocumentFile => ({
  file: `tenants/${attacker}/${path}.json`,
  text: JSON.stringify(document),
});

/** Adds what is written to the file of a document, with the place of the fault in it. */
const attack = (what: string, path: string, files: DocumentFile[], pointer: string): Attack => ({
  what,
  files,
  at: `tenants/${attacker}/${path}.json:${pointer}`,
});

/** A screen with some blocks and calls, beside which nothing else is wrong. */
export const screenOf = (change: Json, id = 'attack'): Json => ({
  kind: 'screen',
  id,
  path: `/${id}`,
  name: id,
  title: 'Ejemplo',
  blocks: { note: { type: 'notice', order: 1, tone: 'info', text: 'Un aviso.' } },
  ...change,
});

/** A form with a short text, a tick, an amount and an account, sent with a call. */
export const formOf = (change: Json, id = 'attack'): Json => ({
  kind: 'form',
  id,
  title: 'Sus datos',
  data: {
    type: 'object',
    properties: {
      note: { type: 'string', title: 'Nota', maxLength: 200 },
      agreed: { type: 'boolean', title: 'Acepto', truthyCheckbox: true },
      amount: { type: 'string', title: 'Importe', maxLength: 20, currency: true },
      account: { type: 'string', title: 'IBAN', maxLength: 42, iban: true },
    },
  },
  fields: {
    note: { widget: 'textarea' },
    agreed: { widget: 'checkbox' },
    amount: { widget: 'money' },
    account: { widget: 'iban' },
  },
  steps: {
    all: {
      order: 1,
      title: 'Todo',
      fields: { note: 1, agreed: 2, amount: 3, account: 4, secret: 5 },
    },
  },
  ...change,
});

/** The form with a password in it; `change` is laid over. */
export function secretForm(change: (form: Json) => void): Json {
  const form = structuredClone(formOf({}));
  const part = (name: string) => form[name] as Json;
  (part('data').properties as Json).secret = {
    type: 'string',
    title: 'Contraseña',
    maxLength: 128,
  };
  part('fields').secret = { widget: 'password', required: true };
  form.submit = {
    call: 'createToken',
    label: 'Entrar',
    input: {
      body: {
        grant_type: 'password',
        username: { from: '/answers/note' },
        password: { from: '/answers/secret' },
      },
    },
  };
  change(form);
  return form;
}

/** An attack of one form. */
export const byForm = (what: string, form: Json, pointer: string, ...beside: DocumentFile[]) =>
  attack(what, 'forms/attack', [file('forms/attack', withoutStray(form)), ...beside], pointer);

/** An attack of one screen. */
export const byScreen = (what: string, screen: Json, pointer: string, ...beside: DocumentFile[]) =>
  attack(what, 'screens/attack', [file('screens/attack', screen), ...beside], pointer);

/** An attack of one document of another kind. */
export const byDocument = (
  what: string,
  path: string,
  document: object,
  pointer: string,
  ...beside: DocumentFile[]
) => attack(what, path, [file(path, document), ...beside], pointer);

export { file as ownFile };

/** The step names only fields that are there. */
function withoutStray(form: Json): Json {
  const names = Object.keys((form.data as { properties: object }).properties);
  const steps = Object.entries(form.steps as Record<string, { fields: Record<string, number> }>);
  const known = (fields: Record<string, number>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return {
    ...form,
    steps: Object.fromEntries(
      steps.map(([id, step]) => [id, { ...step, fields: known(step.fields) }]),
    ),
  };
}
