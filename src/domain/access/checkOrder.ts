import { validityState } from '../appropriateness/validityState.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { isAccountDocumented } from '../documents/isAccountDocumented.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Account } from '../people/account.ts';
import { accountName } from '../people/accountName.ts';
import type { Intervener } from '../people/intervener.ts';
import { checkOperate } from './checkOperate.ts';
import { checkPermission } from './checkPermission.ts';
import { effectiveRoles } from './effectiveRoles.ts';
import type { MatrixCondition } from './matrix.ts';
import { mayWithAny } from './mayOn.ts';
import type { RolePermissions } from './rolePermissions.ts';

/** An order about to be given, as far as access is concerned. */
export interface OrderAccess {
  /** The ordering party, with `convenience_expires_on`. */
  intervener: Intervener;
  /** With `has_validated_bank_account`, and `holder_birthdate` where the orderer is its tutor. */
  account: Account;
  /** Wire name of the type of operation, and which roles may order it. */
  type: string;
  orderers: RolePermissions;
  today: PlainDate;
  /** Conditions that hold for this order. */
  met?: readonly MatrixCondition[];
}

/**
 * Everything of access that stands in the way of an order, all at once: the conditions to operate,
 * the account's documents, the role, the convenience test and the validated current account. Empty
 * when the order may go on to the rules of its own type. The server asks it for every order and
 * every simulation.
 * @source specification §5 'Conditions to operate', §8 'Business messages'
 */
export function checkOrder(order: OrderAccess): Issue[] {
  const { intervener, account, type, orderers, today, met = [] } = order;
  return [
    ...checkOperate(intervener, today),
    ...checkAccount(account),
    ...checkPermission(account, (role) => orderers[role] ?? 'no', today, met, { action: type }),
    ...checkTest(order),
    ...checkBankAccount(account),
  ];
}

function checkAccount(account: Account): Issue[] {
  if (isAccountDocumented(account)) return [];
  return [{ code: 'accounts_blocked', path: '', params: { accounts: accountName(account) } }];
}

function checkBankAccount(account: Account): Issue[] {
  if (account.has_validated_bank_account === true) return [];
  return [{ code: 'bank_account_required', path: '' }];
}

/** A role that takes no test (usufructuary, professional) needs none. */
function checkTest({ intervener, account, today }: OrderAccess): Issue[] {
  const permission = mayWithAny(effectiveRoles(account, today), 'take_test');
  if (permission === 'no' || permission === 'exempt') return [];
  const state = validityState(intervener.convenience_expires_on, today);
  if (state === 'valid') return [];
  return [{ code: state === 'missing' ? 'test_required' : 'test_expired', path: '' }];
}
