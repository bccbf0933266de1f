import type { Kysely } from 'kysely';
import type { Manifest } from '#/language/release/release.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Reads what was published. What has a hash never changes, so it is kept in memory once read. Whoever is
 * inside a transaction gives it as `db`: there no other connection may be asked for.
 */
export interface Published {
  /** Hash of the tenant's current release. */
  current(tenantId: string, db?: Kysely<Tables>): Promise<string | undefined>;
  /** The same of several, asked for at once; those that have published nothing are left out. */
  currentOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What a release says of itself, parsed. */
  said(hash: string): Promise<Manifest | undefined>;
  /** Exact text of a release's manifest. */
  manifest(hash: string, db?: Kysely<Tables>): Promise<string | undefined>;
  /** Exact text of a document or validator that some release names. */
  blob(
    hash: string,
    role: 'document' | 'validator',
    db?: Kysely<Tables>,
  ): Promise<string | undefined>;
  /** A document of the tenant's current release by `<kind>/<id>`, parsed. */
  document<T>(tenantId: string, name: string, db?: Kysely<Tables>): Promise<T | undefined>;
  /** The same of a release by its hash. */
  documentIn<T>(release: string, name: string, db?: Kysely<Tables>): Promise<T | undefined>;
}
