import { effectiveRoles } from '../access/effectiveRoles.ts';
import { permissionWithAny } from '../access/rolePermissions.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { isAccountDocumented } from '../documents/isAccountDocumented.ts';
import { orderers } from '../operations/kinds/orderers.ts';
import type { Account } from '../people/account.ts';

/**
 * The accounts in which the intervener may give at least one kind of order today, in their order:
 * documented (§4 b), with a role in force that may order. Empty gives 'No hay cuentas en las que
 * actualmente pueda operar.'
 * @source specification §4, §8
 */
export function operableAccounts(accounts: Account[], today: PlainDate): Account[] {
  return accounts.filter((account) => {
    const roles = effectiveRoles(account, today);
    return (
      isAccountDocumented(account) &&
      Object.values(orderers).some((permissions) => permissionWithAny(roles, permissions) !== 'no')
    );
  });
}
