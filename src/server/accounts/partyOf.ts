import type { Actor } from '../ports/actor.ts';
import { forbidden } from '../kernel/httpError.ts';

/**
 * The intervener as whose party the actor knows accounts: an investor's own. Undefined for staff, who
 * may look at every account of their tenant. Refuses everybody else.
 */
export function partyOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return undefined;
  if (actor.kind !== 'investor' || !actor.intervenerUuid) throw forbidden();
  return actor.intervenerUuid;
}
