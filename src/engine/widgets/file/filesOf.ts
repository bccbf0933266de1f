import type { FormStore } from '../../fields/formStore.ts';
import type { Uploads } from './createUploads.ts';

/** The files of one form: its fields' uploads by pointer, and the names of documents by uuid. */
interface FormFiles {
  uploads: Map<string, Uploads>;
  names: Map<string, string>;
}

const known = new WeakMap<FormStore, FormFiles>();

/** What a form knows of its files; it goes with the form. */
export const filesOf = (store: FormStore): FormFiles =>
  known.get(store) ?? known.set(store, { uploads: new Map(), names: new Map() }).get(store)!;
