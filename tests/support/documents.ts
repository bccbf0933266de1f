import { join } from 'node:path';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { readDocuments } from '#/server/releases/readDocuments.ts';

const plain: FormDocument = {
  kind: 'form',
  id: 'sample',
  title: 'Sus datos',
  data: {
    type: 'object',
    properties: {
      kind: { type: 'string', title: 'Tipo', enum: ['once', 'periodic'] },
      amount: { type: 'number', title: 'Importe', minimum: 1 },
      note: { type: 'string', title: 'Nota', maxLength: 200 },
      agreed: { type: 'boolean', title: 'Acepto las condiciones' },
      origins: {
        type: 'array',
        title: 'Origen',
        items: { type: 'string', enum: ['salary', 'other'] },
        uniqueItems: true,
      },
      holders: {
        type: 'array',
        title: 'Titulares',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Nombre', maxLength: 80 },
            detail: { type: 'string', title: 'Detalle', maxLength: 80 },
          },
        },
      },
    },
  },
  fields: {
    kind: {
      widget: 'radio',
      required: true,
      options: { once: { order: 1, label: 'Una vez' }, periodic: { order: 2, label: 'Cada mes' } },
    },
    amount: { widget: 'decimal' },
    note: { widget: 'textarea' },
    agreed: { widget: 'checkbox' },
    origins: {
      widget: 'checkboxes',
      options: { salary: { order: 1, label: 'Salario' }, other: { order: 2, label: 'Otro' } },
    },
    holders: {
      widget: 'rows',
      fields: { name: { order: 1, required: true }, detail: { order: 2 } },
    },
  },
  steps: {
    plan: { order: 1, title: 'Su plan', fields: { kind: 1, amount: 2, agreed: 3 } },
    rest: { order: 2, title: 'Lo demás', fields: { origins: 1, note: 2, holders: 3 } },
  },
};

const screen: ScreenDocument = {
  kind: 'screen',
  id: 'sampleScreen',
  path: '/sample',
  name: 'sample',
  title: 'Ejemplo',
  data: {
    balance: {
      call: 'getIntervenerBalance',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
    },
    accounts: {
      call: 'listIntervenerAccounts',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
    },
  },
  blocks: {
    figures: {
      type: 'kpi',
      order: 1,
      data: 'balance',
      items: {
        value: { order: 1, label: 'Valor', value: { from: '/data/balance/value', as: 'money' } },
      },
    },
    accounts: {
      type: 'table',
      order: 2,
      data: 'accounts',
      rows: '/data/accounts/accounts',
      columns: {
        alias: { order: 1, label: 'Cuenta', value: { from: '/row/alias' }, cardRole: 'title' },
        value: {
          order: 2,
          label: 'Valor',
          value: { from: '/row/value', as: 'money' },
          cardRole: 'amount',
        },
      },
    },
  },
};

/** A valid form, changed. */
export function aForm(change: (form: FormDocument) => void = () => undefined): FormDocument {
  const form = structuredClone(plain);
  change(form);
  return form;
}

/** A valid screen, changed. */
export function aScreen(
  change: (screen: ScreenDocument) => void = () => undefined,
): ScreenDocument {
  const copy = structuredClone(screen);
  change(copy);
  return copy;
}

/** A document as its file. */
export function file(path: string, document: unknown): DocumentFile {
  return { file: path, text: typeof document === 'string' ? document : JSON.stringify(document) };
}

export const formFile = (document: unknown) => file('schemas/forms/sample.json', document);
export const screenFile = (document: unknown) =>
  file('schemas/screens/sampleScreen.json', document);

const repository = readDocuments(join(import.meta.dirname, '../..'));
/** The documents of the repository, as they are. */
export const base = repository.base;
export const tenants = repository.tenants;

/** The same for whoever puts another form in the place of one of them, which has not its rules. */
export const baseFor = (form: string): DocumentFile[] =>
  base.map((one) => {
    if (one.file !== 'schemas/locks.json') return one;
    const locks = JSON.parse(one.text) as LocksDocument;
    const others = <T>(table: Record<string, T> = {}) =>
      Object.fromEntries(Object.entries(table).filter(([key]) => key !== form));
    return file(one.file, { ...locks, kept: others(locks.kept), exact: others(locks.exact) });
  });

/** The forms that all tenants share, as they are served: with their parts put in. */
export const sharedForms: readonly { file: string; text: string; form: FormDocument }[] = [
  ...assemble(base).documents.values(),
]
  .filter(({ kind }) => kind === 'form')
  .map(({ file: path, text, value }) => ({ file: path, text, form: value as FormDocument }));

const spanish = base.filter(({ file: path }) => path.startsWith('schemas/texts/'));

/** Problems of some documents on their own, with the shared Spanish texts beside them; errors only. */
export function errorsOf(...files: DocumentFile[]): FileDiagnostic[] {
  return check([...spanish, ...files], openapi).filter(({ severity }) => severity === 'error');
}

/** The same in short: `file:pointer`. */
export function placesOf(...files: DocumentFile[]): string[] {
  return errorsOf(...files).map((problem) => `${problem.file}:${problem.pointer}`);
}
