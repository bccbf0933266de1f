import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { IntervenerRow } from './toIntervener.ts';

/**
 * An intervener whom the actor may see: themselves, or for staff anybody of the tenant.
 * Throws the 404 of a missing one for everybody else's.
 */
export async function findIntervener(
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<IntervenerRow> {
  const maySee = actor.kind === 'staff' || actor.intervenerUuid === uuid.toLowerCase();
  const row = maySee
    ? await db.selectFrom('interveners').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

/** The client with this identity document; staff only. */
export async function findByDocument(
  db: TenantDb,
  actor: Actor,
  document: string,
): Promise<IntervenerRow> {
  const row = await db
    .selectFrom('interveners')
    .selectAll()
    .where('document', '=', document.replace(/[\s.-]/g, '').toUpperCase())
    .executeTakeFirst();
  if (!row || actor.kind !== 'staff') throw notFound();
  return row;
}
