import type { Kind } from '../grammar/index.ts';

/** A document as text, with its place: a path such as `schemas/forms/login.json`. */
export interface DocumentFile {
  file: string;
  text: string;
}

/** What a path says about its document. */
export interface Place {
  /** Name of the tenant's folder; absent for what every tenant shares. */
  tenant?: string;
  kind: Kind;
  id: string;
  /** For an overlay: the kind of document that it lies over. */
  over?: Kind;
}

const folders: Record<string, Kind> = {
  forms: 'form',
  parts: 'part',
  screens: 'screen',
  codes: 'codes',
  texts: 'texts',
  words: 'words',
  examples: 'example',
};
const singles: Record<string, Kind> = {
  locks: 'locks',
  navigation: 'navigation',
  settings: 'settings',
  style: 'style',
  tenant: 'tenant',
};
const kinds = new Map([
  ...Object.entries(folders),
  ...Object.values(folders).map((kind) => [kind, kind]),
] as [string, Kind][]);

/**
 * Reads kind, id and tenant off a document's path; `undefined` when the path is no place for one.
 * A tenant has neither locks nor parts of its own: it varies the forms that parts are put into; kept examples are a
 * tenant's alone. Texts and words may
 * come in several files: `texts/people.es.json` is one of `texts/es`.
 */
export function placeOf(file: string): Place | undefined {
  const [, tenant, rest] =
    /^(?:schemas|tenants\/([a-z0-9-]+))\/((?:[A-Za-z0-9_-]+[./])*[A-Za-z0-9_-]+)\.json$/.exec(
      file,
    ) ?? [];
  if (!rest) return undefined;
  const place = within(rest);
  if (tenant && (isShared(place?.kind) || isShared(place?.over))) return undefined;
  if (place?.over === 'example' || (!tenant && place?.kind === 'example')) return undefined;
  return place && { ...(tenant && { tenant }), ...place };
}

const isShared = (kind: Kind | undefined) => kind === 'locks' || kind === 'part';

/** Kinds of documents that are put together from several files, later ones over earlier ones. */
export const isInParts = (kind: Kind): boolean => kind === 'texts' || kind === 'words';

function within(rest: string): Omit<Place, 'tenant'> | undefined {
  const [first, second, third, ...more] = rest.split('/');
  if (more.length > 0 || !first) return undefined;
  if (second === undefined) {
    const kind = singles[first];
    return kind && { kind, id: first };
  }
  if (first === 'overlays') {
    const over = kinds.get(second) ?? singles[second];
    return third && over ? { kind: 'overlay', id: third, over } : undefined;
  }
  const kind = folders[first];
  if (!kind || third !== undefined) return undefined;
  return { kind, id: isInParts(kind) ? second.slice(second.lastIndexOf('.') + 1) : second };
}

/** Name of the tenant's folder that a path lies in; `undefined` for what all tenants share. */
export const tenantOf = (file: string) => /^tenants\/([^/]+)\//.exec(file)?.[1];
