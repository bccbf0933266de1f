import type { Transaction } from 'kysely';
import type { Release } from '#/language/release/release.ts';
import type { Tables } from '../tables/tables.ts';
import type { TenantIdentity } from '../ports/tenant.ts';

/**
 * Writes a release with everything that it names, and moves the tenant's pointer to it, which history keeps.
 * @returns its row of the history; nothing where it is served already
 */
export async function publish(
  db: Transaction<Tables>,
  tenant: Pick<TenantIdentity, 'id'>,
  { id, manifest, blobs }: Release,
  { by, at }: { by: string; at: Date },
): Promise<bigint | undefined> {
  const bodies = [...blobs].filter(([hash]) => hash !== id);
  await db
    .insertInto('blobs')
    .values(bodies.map(([hash, body]) => ({ hash, body })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('releases')
    .values({ hash: id, tenant_id: tenant.id, manifest: blobs.get(id)!, made_by: by, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const named = [
    ...Object.values(manifest.documents).map((hash) => [hash, 'document'] as const),
    ...Object.values(manifest.validators).map((hash) => [hash, 'validator'] as const),
    ...(manifest.examples === undefined ? [] : [[manifest.examples, 'example'] as const]),
  ];
  await db
    .insertInto('release_blobs')
    .values(named.map(([blob_hash, role]) => ({ release_hash: id, blob_hash, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await db
    .selectFrom('release_pointers')
    .select('hash')
    .where('tenant_id', '=', tenant.id)
    .forUpdate()
    .executeTakeFirst();
  const moved =
    before?.hash === id
      ? undefined
      : await db
          .insertInto('release_history')
          .values({ tenant_id: tenant.id, hash: id, since: at })
          .returning('sequence')
          .executeTakeFirstOrThrow();
  await db
    .insertInto('release_pointers')
    .values({ tenant_id: tenant.id, hash: id, moved_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ hash: id, moved_at: at }))
    .execute();
  return moved?.sequence;
}
