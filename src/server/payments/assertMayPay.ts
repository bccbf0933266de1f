import { denied, forbidden } from '../kernel/httpError.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { checkMayGive } from '../orders/checkMayGive.ts';
import type { Actor } from '../ports/actor.ts';

/** Refuses with 403 who may not pay for an order, or say what became of paying: whoever may not give it. */
export function assertMayPay(
  { intervenerUuid }: Actor,
  { row, account }: FoundOperation,
  today: string,
): void {
  if (!account) throw forbidden();
  const isOwn = row.ordered_by !== null && row.ordered_by === intervenerUuid;
  const issues = checkMayGive(account, row.operation_type, today, isOwn);
  if (issues.length > 0) throw denied(issues);
}
