import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { forbidden } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';

/**
 * Refuses unless the contract lets this kind of actor ask for the call at all, and staff and users of the Studio have
 * the permission that it needs; whatever is not listed is denied. Which objects they may ask about is decided
 * where these are loaded: through tenant and ownership, so that somebody else's is as missing as one that
 * does not exist.
 */
export function authorize(actor: Actor, call: OperationId): void {
  const { callers, permission } = facts[call];
  if (!callers.includes(actor.kind)) throw forbidden();
  const isByPermission = actor.kind === 'staff' || actor.kind === 'studio';
  if (isByPermission && permission && !actor.permissions.includes(permission))
    throw forbidden('needs_permission_set');
}
