import type { PlainDate } from '../dates/plainDate.ts';
import type { Session } from '../people/session.ts';
import { effectiveRoles } from './effectiveRoles.ts';

/** Whether somebody acts as the legal guardian of a minor who holds an account. */
export const isGuardian = ({ accounts }: Pick<Session, 'accounts'>, today: PlainDate): boolean =>
  accounts.some((account) => effectiveRoles(account, today).includes('TUTOR'));
