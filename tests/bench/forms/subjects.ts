import { join } from 'node:path';

/** A form library at work on the measured form: a page that mounts it, and where its parts are found. */
export interface Subject {
  name: string;
  /** Its page is made of `<folder>/<page>.tsx` or `.ts`; see `pages/begin.ts` for what it must do. */
  page: string;
  /** Where its page stands, beside this file or in a package of peers with dependencies of its own. */
  folder: string;
  control(name: string): string;
  /** What each refused question shows, once. */
  errors: string;
}

const folder = join(import.meta.dirname, 'pages');
/** Other libraries, as their documentation makes them fast. */
export const peersFolder = join(import.meta.dirname, '../peers');
const byId = (prefix: string) => (name: string) => `[id="${prefix}${name}"]`;

/** Ours first, then the plain use of what it is built on, the other libraries, and the limit: React by hand. */
export const subjects: Subject[] = [
  { name: 'ours', page: 'ours', folder, control: byId('/answers/'), errors: '.field-error' },
  { name: 'rjsf', page: 'rjsf', folder, control: byId('root_'), errors: '.error-detail' },
  {
    name: 'React Hook Form',
    page: 'hookForm',
    folder: peersFolder,
    control: byId(''),
    errors: 'p[role=alert]',
  },
  {
    name: 'TanStack Form',
    page: 'tanStackForm',
    folder: peersFolder,
    control: byId(''),
    errors: 'p[role=alert]',
  },
  {
    name: 'uniforms',
    page: 'uniforms',
    folder: peersFolder,
    control: byId(''),
    errors: '.error',
  },
  {
    name: 'JSON Forms',
    page: 'jsonForms',
    folder: peersFolder,
    control: (name) => `[id="#/properties/${name}-input"]`,
    errors: '.validation_error',
  },
  {
    name: 'Form.io',
    page: 'formio',
    folder: peersFolder,
    control: (name) => `[name="data[${name}]"]`,
    errors: '.formio-errors .error',
  },
  { name: 'limit', page: 'limit', folder, control: byId(''), errors: 'p' },
];
