import type { OperationId } from '#/contract/call.ts';
import { forbidden } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { callers } from './callers.ts';
import { permissions } from './permissions.ts';

/**
 * Refuses unless the table of callers lets this kind of actor ask for the call at all, and staff have the
 * permission that it needs; whatever is not listed is denied. Which objects they may ask about is decided
 * where these are loaded: through tenant and ownership, so that somebody else's is as missing as one that
 * does not exist.
 */
export function authorize(actor: Actor, call: OperationId): void {
  if (!callers[call]?.includes(actor.kind)) throw forbidden();
  const needed = permissions[call];
  if (actor.kind === 'staff' && needed && !actor.permissions.includes(needed))
    throw forbidden('needs_permission_set');
}
