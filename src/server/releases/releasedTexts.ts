import type { Kysely } from 'kysely';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Manifest } from '#/language/release/release.ts';
import type { Published } from '../ports/published.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The exact texts of documents that a release serves, by `<kind>/<id>`, with the examples that it was held to: all of
 * them, or those that are wanted.
 */
export async function releasedTexts(
  db: Kysely<Tables>,
  published: Published,
  release: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Documents> {
  const manifest = JSON.parse((await published.manifest(release, db)) ?? '{}') as Partial<Manifest>;
  const wanted = Object.entries(manifest.documents ?? {}).filter(([path]) => isWanted(path));
  const { examples } = manifest;
  const hashes = [...wanted.map(([, hash]) => hash), ...(examples === undefined ? [] : [examples])];
  if (hashes.length === 0) return {};
  const rows = await db
    .selectFrom('blobs')
    .select(['hash', 'body'])
    .where('hash', 'in', hashes)
    .execute();
  const texts = new Map(rows.map(({ hash, body }) => [hash, body]));
  const kept = Object.entries(JSON.parse(texts.get(examples ?? '') ?? '{}') as Documents);
  return Object.fromEntries([
    ...wanted.map(([path, hash]) => [path, texts.get(hash)!] as const),
    ...kept.filter(([path]) => isWanted(path)),
  ]);
}
