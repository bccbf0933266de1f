import type { Issue } from '#/domain/kernel/issue.ts';
import { denied, forbidden } from '../kernel/httpError.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { checkMayGive, ownOrder } from '../orders/checkMayGive.ts';
import type { Actor } from '../ports/actor.ts';

/** Refuses with 403 who may not pay for an order, or say what became of paying: whoever may not give it. */
export function assertMayPay(actor: Actor, found: FoundOperation, today: string): void {
  if (!found.account) throw forbidden();
  const issues = checkMayPay(actor, found, today);
  if (issues.length > 0) throw denied(issues);
}

/** Why the roles of somebody do not let them pay for an order of an account of theirs. */
export function checkMayPay(
  { intervenerUuid }: Actor,
  { row, account }: FoundOperation,
  today: string,
): Issue[] {
  if (!account) return [{ code: 'forbidden', path: '' }];
  const isOwn = row.ordered_by !== null && row.ordered_by === intervenerUuid;
  return checkMayGive(account, row.operation_type, today, isOwn ? ownOrder : []);
}
