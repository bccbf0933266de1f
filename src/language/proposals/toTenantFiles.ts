import type { Assembled } from '../assembly/assemble.ts';
import { isInParts, placeOf, type DocumentFile } from '../assembly/source.ts';
import type { Kind } from '../grammar/index.ts';
import { printSpread } from '../lenses/rewrite.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { sha256 } from '../values/hash.ts';
import { isObject } from '../values/mergePatch.ts';
import { patchBetween } from '../values/patchBetween.ts';
import { step } from '../values/pointer.ts';
import { same } from '../values/same.ts';

/** One document of a tenant as it is to be served, over what all tenants share of it. */
export interface Wanted {
  /** `<kind>/<id>`. */
  key: string;
  /** Its exact text, which is one of JSON; nothing where it is taken away. */
  text: string | undefined;
  shared: Assembled | undefined;
}

/** The document that a file of a tenant says something of, as `<kind>/<id>`; nothing for what is no place for one. */
export function keyOfFile(file: string): string | undefined {
  const place = placeOf(file);
  return place && `${place.over ?? place.kind}/${place.id}`;
}

/**
 * The tenant's own files that make a document say what is wanted: a variant of what is shared (of texts and words the
 * entries that are other ones), else the document itself. Files of other documents stay as they are.
 * @returns faults, by pointers into the document, where no file can say it
 */
export function toTenantFiles(
  tenant: string,
  own: readonly DocumentFile[],
  wanted: Wanted,
): { files: DocumentFile[]; faults: Diagnostic[] } {
  const others = own.filter(({ file }) => keyOfFile(file) !== wanted.key);
  const { put, faults } = fileOf(`tenants/${tenant}`, wanted);
  const files = [...others, ...(put ? [put] : [])];
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)), faults };
}

interface Told {
  put?: DocumentFile;
  faults: Diagnostic[];
}

const fault = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

/** Kinds of documents without which nothing of a tenant is served as it was meant. */
const needed: ReadonlySet<string> = new Set(['settings', 'style']);

function fileOf(folder: string, { key, text, shared }: Wanted): Told {
  const [kind = '', id = ''] = key.split('/');
  if (text === undefined && needed.has(kind))
    return {
      faults: [fault('', 'La entidad no se sirve sin este documento: no se puede quitar.')],
    };
  if (text === undefined)
    return {
      faults: shared
        ? [fault('', 'Lo comparten todos los gestores: no se puede quitar, sólo ocultar.')]
        : [],
    };
  if (isInParts(kind as Kind)) return entriesOf(folder, kind, id, { text, shared });
  if (!shared) return { put: { file: `${folder}/${ownPlace(kind, id)}.json`, text }, faults: [] };
  const value = JSON.parse(text) as unknown;
  if (!isObject(value)) return { faults: [fault('', 'Un documento es un objeto de JSON.')] };
  const patch = patchBetween(shared.value, value);
  if (isObject(patch) && Object.keys(patch).length === 0) return { faults: [] };
  const base = { id, sha256: sha256(shared.text) };
  const file = `${folder}/overlays/${kind}/${id}.json`;
  return { put: { file, text: printSpread({ base, patch }) }, faults: [] };
}

function entriesOf(
  folder: string,
  kind: string,
  id: string,
  { text, shared }: Pick<Wanted, 'shared'> & { text: string },
): Told {
  const value = JSON.parse(text) as unknown;
  if (!isObject(value)) return { faults: [fault('', 'Un documento es un objeto de JSON.')] };
  const known = (shared?.value ?? {}) as Record<string, unknown>;
  const gone = Object.keys(known).filter((name) => !Object.hasOwn(value, name));
  const entries = Object.entries(value).filter(
    ([name, said]) => !Object.hasOwn(known, name) || !same(known[name], said),
  );
  const put = {
    file: `${folder}/${kind}/${id}.json`,
    text: printSpread(Object.fromEntries(entries)),
  };
  return {
    ...(entries.length > 0 && { put }),
    faults: gone.map((name) =>
      fault(step(name), 'Este texto lo comparten todos los gestores: no se puede quitar.'),
    ),
  };
}

/** Where a document that is the tenant's alone lies, below its folder. */
function ownPlace(kind: string, id: string): string {
  if (kind === 'form' || kind === 'screen' || kind === 'example') return `${kind}s/${id}`;
  return kind === 'codes' ? `codes/${id}` : kind;
}
