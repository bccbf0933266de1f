import type { Issue } from '../kernel/issue.ts';
import type { Role } from './roles.ts';

/**
 * What a new party of an account may be, by the type of account, and how adding one is called.
 * @source specification §2.6, §6
 */
export const newParties: Readonly<Record<string, { label: string; roles: readonly Role[] }>> = {
  JURIDICAL_ACCOUNT: { label: 'Añadir apoderado', roles: ['APODERADO'] },
  PHYSICAL_ACCOUNT: { label: 'Añadir autorizado', roles: ['AUTORIZADO', 'AUTORIZADO_CONSULTA'] },
  PHYSICAL_ACCOUNT_TUTOR: {
    label: 'Añadir tutor legal o autorizado',
    roles: ['TUTOR', 'AUTORIZADO', 'AUTORIZADO_CONSULTA'],
  },
};

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
