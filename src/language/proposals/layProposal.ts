import type { Assembly } from '../assembly/assemble.ts';
import { parse } from '../assembly/parse.ts';
import type { DocumentFile } from '../assembly/source.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import type { Documents } from '../lenses/documents.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { isObject } from '../values/mergePatch.ts';
import { mergeDocuments, type Conflict } from './mergeDocuments.ts';
import { begunOver } from './overruled.ts';
import type { Proposal } from './proposal.ts';
import { toTenantFiles } from './toTenantFiles.ts';

/** A fault within a document of a proposal. */
export interface DocumentFault extends Diagnostic {
  /** `<kind>/<id>`. */
  document: string;
}

/** What a tenant's documents are made of now. */
export interface Ground {
  /** Name of the tenant's folder. */
  tenant: string;
  /** What all tenants share, by itself. */
  shared: Assembly;
  /** The tenant's documents. */
  current: Assembly;
  /** The tenant's own files. */
  own: readonly DocumentFile[];
}

/** A proposal laid over what holds now. */
export interface Laid {
  /** The tenant's own files with it. */
  files: DocumentFile[];
  /** What it changes, as it stands now and as it is to be: what is missing is not there. */
  before: Documents;
  after: Documents;
  conflicts: Conflict[];
  /** Texts that are none, and what no file can say. What is left out for them is not in `after`. */
  faults: DocumentFault[];
}

/**
 * Lays what a proposal changes over a tenant's documents as they are now, however these have moved on from those that
 * it began with; what it overrules it has seen. Texts are held against the limits of their kind before anything in them is looked at. Pure.
 * @param base the texts that the proposal began with, of what it changes
 */
export function layProposal(
  { tenant, shared, current, own }: Ground,
  base: Documents,
  { changed, overruled = {} }: Pick<Proposal, 'changed' | 'overruled'>,
): Laid {
  const faults: DocumentFault[] = [];
  const say = (document: string, found: readonly Diagnostic[]) =>
    faults.push(...found.map((one) => ({ ...one, document })));
  const keys = Object.keys(changed).filter((key) => {
    const found = faultsOf(key, changed[key] ?? null);
    say(key, found);
    return found.length === 0;
  });
  const of = (texts: (key: string) => string | null | undefined): Documents =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const text = texts(key);
        return text === null || text === undefined ? [] : [[key, text]];
      }),
    );
  const before = of((key) => current.documents.get(key)?.text);
  const began = of((key) => (Object.hasOwn(base, key) ? base[key] : undefined));
  const looked = Object.entries(overruled).filter(([key]) => keys.includes(key));
  const { documents: after, conflicts } = mergeDocuments(
    begunOver(began, before, Object.fromEntries(looked)),
    of((key) => changed[key]),
    before,
  );
  const files = keys.reduce<readonly DocumentFile[]>((so, key) => {
    const text = Object.hasOwn(after, key) ? after[key] : undefined;
    const wanted = { key, text, shared: shared.documents.get(key) };
    const made = toTenantFiles(tenant, so, wanted);
    say(key, made.faults);
    return made.files;
  }, own);
  return { files: [...files], before, after, conflicts, faults };
}

/** Why a text is not looked into. */
function faultsOf(key: string, text: string | null): readonly Diagnostic[] {
  const kind = key.slice(0, key.indexOf('/'));
  const refuse = (message: string): Diagnostic[] => [{ pointer: '', message, severity: 'error' }];
  if (!changeable.has(kind as Kind) || !Object.hasOwn(grammars, kind))
    return refuse('Este documento no se cambia aquí.');
  if (text === null) return [];
  const { value, faults } = parse(text, kind as Kind);
  if (faults.length > 0) return faults;
  return isObject(value) ? [] : refuse('Un documento es un objeto de JSON.');
}

/** Locks and parts are shared, a variant is written by this, and who a tenant is its folder says. */
const changeable: ReadonlySet<Kind> = new Set<Kind>([
  'codes',
  'example',
  'form',
  'navigation',
  'screen',
  'settings',
  'style',
  'texts',
  'words',
]);
