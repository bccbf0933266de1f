import type { PlainDate } from '../dates/plainDate.ts';
import { accountRoles } from './accountRoles.ts';
import { effectiveRoles, type TutoredAccount } from './effectiveRoles.ts';

/**
 * Whether this account is closed to its former tutor: the holder came of age and the intervener has
 * no other role on *this* account. The tutor's other accounts are not touched.
 * @source specification §4, §8 'Acceso bloqueado por mayoría de edad del titular'
 */
export function isTutorBlocked(account: TutoredAccount, today: PlainDate): boolean {
  return accountRoles(account).includes('TUTOR') && effectiveRoles(account, today).length === 0;
}
