import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findPlace } from '../documents/place.ts';
import { HttpError, notFound } from '../kernel/httpError.ts';

/** Refusals of a document that was discarded: it is signed no more, whoever began to. */
export const GONE: ReadonlySet<string> = new Set(['signature_replaced', 'signature_withdrawn']);

/**
 * Why a document is not there: what it declared was declared again, in another one that waits (409
 * `signature_replaced`), or was taken back (409 `signature_withdrawn`). The 404 of a missing one for whoever does not
 * see the papers of its owner.
 */
export async function whyGone(
  context: Context,
  db: TenantDb,
  actor: Actor,
  document: string,
): Promise<HttpError> {
  const discarded = await db
    .selectFrom('declarations')
    .select(['uuid_intervener', 'kind'])
    .where('uuid_document', '=', document)
    .where('status', '=', 'DISCARDED')
    .executeTakeFirst();
  if (!discarded) return notFound();
  const { uuid_intervener, kind } = discarded;
  await findPlace(context, db, actor, 'INTERVENER', uuid_intervener, 'download_documents');
  const newer = await db
    .selectFrom('declarations')
    .select('uuid')
    .where('uuid_intervener', '=', uuid_intervener)
    .where('kind', '=', kind)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst();
  const code = newer ? 'signature_replaced' : 'signature_withdrawn';
  return new HttpError(409, [{ code }]);
}
