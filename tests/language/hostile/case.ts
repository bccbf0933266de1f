import type { DocumentFile } from '#/language/assembly/source.ts';
import { segments } from '#/language/values/pointer.ts';
import { aForm, aScreen, file } from '../../support/documents.ts';

/** A document that must be refused: what is bad about it, its files, and where the check has to point. */
export interface HostileCase {
  what: string;
  files: DocumentFile[];
  /** `file:pointer` of the fault. */
  at: string;
}

export const samples = {
  form: { path: 'schemas/forms/sample.json', value: () => aForm() as unknown },
  screen: { path: 'schemas/screens/sampleScreen.json', value: () => aScreen() as unknown },
  style: {
    path: 'tenants/sample/style.json',
    value: (): unknown => ({
      kind: 'style',
      id: 'style',
      light: { '--color-primary': '#0B4F6C' },
      logo: 'logo.svg',
    }),
  },
  texts: {
    path: 'tenants/sample/texts/es.json',
    value: (): unknown => ({ required: 'Falta este dato.' }),
  },
  codes: {
    path: 'schemas/codes/colours.json',
    value: (): unknown => ({
      kind: 'codes',
      id: 'colours',
      title: 'Colores',
      items: { R: { order: 1, label: 'Rojo' } },
    }),
  },
  navigation: {
    path: 'schemas/navigation.json',
    value: (): unknown => ({
      kind: 'navigation',
      id: 'navigation',
      sections: { home: { order: 1, label: 'Inicio', icon: 'home', to: '/sample' } },
      menu: {},
    }),
  },
  settings: {
    path: 'tenants/sample/settings.json',
    value: (): unknown => ({
      kind: 'settings',
      flow: { ALLOW_GDPR: true },
      front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
      signing_enabled: true,
      signature_type: 'DIGITAL-OTP',
    }),
  },
  tenant: {
    path: 'tenants/sample/tenant.json',
    value: (): unknown => ({
      kind: 'tenant',
      id: '0e204c39-890b-5301-b73d-0290404528df',
      name: 'sample',
      display_name: 'Ejemplo',
      user_prefix: 'SAMPLE-PRO',
      languages: { es: { order: 1, complete: true } },
      hosts: [{ host: 'sample.localhost', api_key: 'a', consumer_key: 'b', consumer_secret: 'c' }],
      support: { hours: '9:00h', phone: '910', email: 'a@b.example' },
    }),
  },
};

export type Sample = keyof typeof samples;

/** What is put where, and where the fault is when it is not there. */
export type Row = [what: string, pointer: string, value: unknown, at?: string];

/** Cases that put one value at one place of a valid document. */
export function put(sample: Sample, rows: Row[]): HostileCase[] {
  return rows.map(([what, pointer, value, at = pointer]) => {
    const { path, value: create } = samples[sample];
    const document = create();
    set(document, pointer, value);
    return { what, files: [file(path, document)], at: `${path}:${at}` };
  });
}

/** Cases whose text is written by hand. */
export function raw(
  sample: Sample,
  rows: [what: string, text: string, at: string][],
): HostileCase[] {
  const { path } = samples[sample];
  return rows.map(([what, text, at]) => ({ what, files: [file(path, text)], at: `${path}:${at}` }));
}

/** The text of a valid document with one piece replaced: for what JSON.stringify would not write. */
export function replaced(
  sample: Sample,
  rows: [what: string, from: string, to: string, at: string][],
): HostileCase[] {
  return rows.map(([what, from, to, at]) => {
    const { path, value } = samples[sample];
    const text = JSON.stringify(value());
    if (!text.includes(from)) throw new Error(`the sample has no ${from}`);
    return { what, files: [file(path, text.replace(from, to))], at: `${path}:${at}` };
  });
}

/** Sets a value at a pointer; `undefined` takes it away. */
export function set(document: unknown, pointer: string, value: unknown): void {
  const path = [...segments(pointer)];
  const last = path.pop()!;
  const parent = path.reduce((at, name) => (at[name] ??= {}) as Tree, document as Tree);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
}

interface Tree {
  [name: string]: unknown;
}
