import type { Issue } from '../kernel/issue.ts';
import type { Role } from './roles.ts';

/**
 * Roles that a holder gives and may take back at once. All others rest on deeds, judgments or the
 * contract, and change through investor relations.
 */
export const grantedRoles: ReadonlySet<string> = new Set<Role>([
  'AUTORIZADO',
  'AUTORIZADO_CONSULTA',
  'ASESOR',
]);

/**
 * Why somebody's roles on an account may not become others by the holder's word alone: one of them is
 * not the holder's to give (`party.role_by_contact`), or may order where the old ones could not, which
 * needs a signed authorisation (`party.role_widened`).
 */
export function checkRoleChange(from: readonly string[], to: readonly string[]): Issue[] {
  if ([...from, ...to].some((role) => !grantedRoles.has(role)))
    return [{ code: 'party.role_by_contact', path: '/roles' }];
  const isWidened = to.includes('AUTORIZADO') && !from.includes('AUTORIZADO');
  return isWidened ? [{ code: 'party.role_widened', path: '/roles' }] : [];
}
