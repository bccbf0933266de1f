import type { Permission } from './matrix.ts';
import type { Role } from './roles.ts';

/** What each role may do of one thing; a role that is not named may not. */
export type RolePermissions = Readonly<Partial<Record<Role, Permission>>>;

/** What somebody with several roles may do: the most that one of them allows. */
export function permissionWithAny(
  roles: readonly Role[],
  permissions: RolePermissions,
): Permission {
  const given = roles.map((role) => permissions[role] ?? 'no');
  if (given.includes('yes')) return 'yes';
  return given.find((permission) => permission !== 'no') ?? 'no';
}
