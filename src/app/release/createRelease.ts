import type { Call } from '#/contract/call.ts';
import type { BriefManifest } from '#/contract/preloaded.ts';
import { lazily } from '#/engine/form/lazily.ts';
import type { LoadedForm } from '#/engine/ports/loadedForm.ts';
import type { FormValidator } from '#/engine/ports/validator.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';

/** What a tenant has published: every document by its name, each fetched once by its hash. */
export interface Release {
  hash: string;
  manifest: BriefManifest;
  /** A document by `kind/id`; refused as a `Problem` when it cannot be had. */
  document<T>(name: string): Promise<T>;
  form(id: string): Promise<LoadedForm>;
  /** The form where it is here already. */
  formHere(id: string): LoadedForm | undefined;
  codes(id: string): Promise<CodesDocument>;
  /** Brings what the manifest lacks, before anybody waits for it. */
  complete(): Promise<unknown>;
}

/** `load` brings a compiled validator as a module of our own origin. */
export function createRelease(
  call: Call,
  hash: string,
  manifest: BriefManifest,
  load: (hash: string) => Promise<{ default: FormValidator }> = loadValidator,
): Release {
  const known = new Map<string, Promise<unknown>>();
  const forms = new Map<string, LoadedForm>();
  const once = <T>(name: string, bring: () => Promise<T>): Promise<T> => {
    const found = known.get(name) as Promise<T> | undefined;
    if (found) return found;
    const coming = bring();
    known.set(name, coming);
    coming.catch(() => known.delete(name));
    return coming;
  };

  const whole = () =>
    once('', async () => {
      const { data, problem } = await call('getRelease', { path: { hash } });
      if (problem) throw problem;
      return data;
    });
  const hashOf = async (table: 'documents' | 'validators', name: string): Promise<string> => {
    const found = own(manifest[table], name) ?? own((await whole())[table], name);
    if (!found) throw new Error(`The release has no ${name}`);
    return found;
  };

  const document = <T>(name: string) =>
    once(name, async () => {
      const { data, problem } = await call('getReleaseDocument', {
        path: { hash: await hashOf('documents', name) },
      });
      if (problem) throw problem;
      return data as T;
    });

  return {
    hash,
    manifest,
    document,
    codes: (id) => document<CodesDocument>(`codes/${id}`),
    form: async (id) => {
      const here = forms.get(id);
      if (here) return here;
      const validator = lazily(async () => {
        return (await load(await hashOf('validators', id))).default;
      });
      const form = {
        document: await document<FormDocument>(`form/${id}`),
        validator,
        hash: await hashOf('documents', `form/${id}`),
      };
      forms.set(id, form);
      return form;
    },
    formHere: (id) => forms.get(id),
    complete: whole,
  };
}

const own = (table: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function loadValidator(hash: string): Promise<{ default: FormValidator }> {
  return import(/* @vite-ignore */ `/api/validators/${hash}`);
}
