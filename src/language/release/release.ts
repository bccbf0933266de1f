import type { OpenApiDocument } from '#/contract/openapi.ts';
import { assemble, type Assembled } from '../assembly/assemble.ts';
import { checkAssembled, type CheckOptions } from '../check/checkDocuments.ts';
import type { Condition } from '../expressions/condition.ts';
import { same } from '../locks/guarded.ts';
import { deedsOf } from '../requests/deedsOf.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Kind } from '../grammar/index.ts';
import type { SettingsDocument } from '../grammar/settings.ts';
import { sha256 } from '../values/hash.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { DocumentFile } from '../assembly/source.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { compileStandalone } from '../validation/compileStandalone.ts';

/** What a browser needs to know of a release before it asks for documents by hash. */
export interface Manifest {
  tenant: string;
  /** Hash of the contract that the documents were checked against. */
  contract: string;
  /** `<kind>/<id>` → hash. */
  documents: Record<string, string>;
  /** Form id → hash of its validator module. */
  validators: Record<string, string>;
  screens: Record<string, ReleaseScreen>;
  languages: string[];
  /** Hash of the examples that it was held to, `<kind>/<id>` → text: kept with it and never served. */
  examples?: string;
}

export interface ReleaseScreen {
  hash: string;
  path: string;
  name: string;
  guest: boolean;
  access?: Condition;
  /** Nothing can be done there yet. */
  planned?: boolean;
  /** Forms that the screen draws. */
  forms: string[];
  /** The calls that bring what it shows, and of each of its forms those that it makes. Releases of the version before do not say. */
  asks?: { data: string[]; forms: string[][] };
}

export interface Release {
  /** Hash of the manifest's exact text: it names the release. */
  id: string;
  manifest: Manifest;
  /** Hash → exact text of every document, every validator, and the manifest. */
  blobs: Map<string, string>;
  /** Errors among them mean that the release must not be published. */
  problems: FileDiagnostic[];
}

/**
 * Makes the release of a tenant from the documents that all share and its own: load → overlay → check →
 * release. Pure: the same texts give the same hashes. The tenant's `hosts` stay out of it, and so do the table of
 * locks, which only checks read, and parts, which stand in the forms that use them. Kept examples go along unserved.
 */
export function buildRelease(
  base: readonly DocumentFile[],
  tenant: readonly DocumentFile[],
  contract: OpenApiDocument,
  options: CheckOptions = {},
): Release {
  const assembly = assemble(base, tenant);
  const { documents } = assembly;
  const problems = checkAssembled(assembly, contract, options);
  const blobs = new Map<string, string>();
  const keep = (text: string) => {
    const hash = sha256(text);
    blobs.set(hash, text);
    return hash;
  };
  const sorted = [...documents].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = sorted.filter(([, { kind }]) => !unserved.includes(kind));
  const examples = sorted.flatMap(([key, { kind, text }]) =>
    kind === 'example' ? [[key, text]] : [],
  );
  const own = (all.find(([, { kind }]) => kind === 'tenant')?.[1].value ??
    {}) as Partial<TenantDocument>;
  const manifest: Manifest = {
    tenant: own.name ?? '',
    contract: hashOf(contract),
    documents: Object.fromEntries(
      all.map(([key, document]) => [key, keep(publicText(document, documents))]),
    ),
    validators: Object.fromEntries(
      all
        .filter(([key, { kind }]) => kind === 'form' && !isBroken(key, documents, problems))
        .map(([, { id, value }]) => [id, keep(moduleOf(value as FormDocument))]),
    ),
    screens: {},
    languages: inOrder(own.languages ?? {}),
    ...(examples.length > 0 && { examples: keep(JSON.stringify(Object.fromEntries(examples))) }),
  };
  for (const [key, { kind, id, value }] of all)
    if (kind === 'screen')
      manifest.screens[id] = entryOf(value as ScreenDocument, manifest.documents[key]!, documents);
  return { id: keep(JSON.stringify(manifest)), manifest, blobs, problems };
}

const unserved: readonly Kind[] = ['example', 'locks', 'part'];

/** What many releases have in common is made once: the contract's hash, and the modules of forms that all share. */
const hashes = new WeakMap<OpenApiDocument, string>();
const modules = new WeakMap<FormDocument, string>();

function hashOf(contract: OpenApiDocument): string {
  const hash = hashes.get(contract) ?? sha256(JSON.stringify(contract));
  hashes.set(contract, hash);
  return hash;
}

function moduleOf(form: FormDocument): string {
  const module = modules.get(form) ?? compileStandalone(form);
  modules.set(form, module);
  return module;
}

function entryOf(
  { path, name, guest, planned, access, data = {}, blocks }: ScreenDocument,
  hash: string,
  documents: Map<string, Assembled>,
): ReleaseScreen {
  const drawn = Object.values(blocks).filter(({ type }) => type === 'form');
  const forms = drawn.map(({ form }) => String(form));
  // What staff never see of a page is no reason against the rest of it.
  const open = drawn.filter(({ when }) => !isNeverOfStaff(when)).map(({ form }) => String(form));
  const asks = {
    data: Object.values(data).map(({ call }) => call),
    forms: open.map((id) => {
      const form = documents.get(`form/${id}`)?.value as FormDocument | undefined;
      return form ? deedsOf(form) : [];
    }),
  };
  const said = { ...(planned && { planned }), ...(access && { access }) };
  return { hash, path, name, guest: guest === true, ...said, forms, asks };
}

/** Whether a condition says of itself that it holds of nobody of the staff. */
function isNeverOfStaff(when: unknown): boolean {
  const { not, all } = (when ?? {}) as { not?: Condition; all?: Condition[] };
  if (all) return all.some(isNeverOfStaff);
  return same(not, { at: '/facts/isStaff', equals: true });
}

const inOrder = (languages: TenantDocument['languages']) =>
  Object.keys(languages).sort((a, b) => languages[a]!.order - languages[b]!.order);

/**
 * A tenant's credentials are no part of what browsers read. Servers of the version before look for its
 * settings here while they are replaced: nobody else does.
 */
function publicText({ kind, text, value }: Assembled, documents: Map<string, Assembled>): string {
  if (kind !== 'tenant') return text;
  const settings = documents.get('settings/settings')?.value as SettingsDocument | undefined;
  const configuration = settings && { ...settings, kind: undefined };
  const told = { ...(value as TenantDocument), hosts: undefined, configuration };
  return `${JSON.stringify(told, null, 2)}\n`;
}

function isBroken(
  key: string,
  documents: Map<string, Assembled>,
  problems: FileDiagnostic[],
): boolean {
  const { file, variant } = documents.get(key)!;
  return problems.some(
    (problem) =>
      problem.severity === 'error' && (problem.file === file || problem.file === variant?.file),
  );
}
