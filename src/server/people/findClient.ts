import type { Actor } from '../ports/actor.ts';
import { partyOf } from '../accounts/partyOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import { findIntervener } from '../interveners/findIntervener.ts';

/**
 * The client whom a list is about: an investor themselves, for staff the one whom they name, so that nothing
 * of another client gets into the view of one. Throws the 404 of a missing one for anybody else's name, and
 * says what is required when staff name nobody.
 * @param place where the name stands in the request
 */
export async function findClient(
  db: TenantDb,
  actor: Actor,
  named: string | undefined,
  place: '/query' | '/body' = '/query',
): Promise<string> {
  const own = partyOf(actor);
  if (own !== undefined) {
    if (named !== undefined && named.toLowerCase() !== own) throw notFound();
    return own;
  }
  if (named === undefined)
    throw new HttpError(place === '/query' ? 400 : 422, [
      { code: 'required', path: `${place}/uuid_intervener` },
    ]);
  const { uuid } = await findIntervener(db, actor, named);
  return uuid;
}
