import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, notFound } from '../kernel/httpError.ts';
import type { Published } from '../ports/published.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import type { ChangedDocument } from './readProposals.ts';
import { readReleases } from './readReleases.ts';

/** A release of before, as what has to change for the tenant to serve it again. */
export interface Restoring {
  /** The release that is served now. */
  base: string;
  /** Number of the one that is to be again. */
  number: number;
  documents: ChangedDocument[];
}

/**
 * What makes a tenant's documents those of a release of before; each is checked again before it is published.
 * @throws HttpError 404 where there is no such release, 409 where the documents are those of now
 */
export async function changesBack(
  db: TenantDb,
  published: Published,
  number: number,
): Promise<Restoring> {
  const releases = await readReleases(db);
  const wanted = releases.find((release) => release.number === number);
  if (!wanted) throw notFound();
  const current = releases[0]!;
  const isChangeable = (path: string) => !path.startsWith('tenant/');
  const then = await releasedTexts(db, published, wanted.hash, isChangeable);
  const now = await releasedTexts(db, published, current.hash, isChangeable);
  const paths = [...new Set([...Object.keys(then), ...Object.keys(now)])].sort();
  const documents = paths
    .filter((path) => then[path] !== now[path])
    .map((path) => ({ path, text: then[path] ?? null }));
  if (documents.length === 0) throw new HttpError(409, [{ code: 'studio_nothing' }]);
  return { base: current.hash, number, documents };
}
