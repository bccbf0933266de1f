import type { Action } from '#/domain/access/actions.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import type { Actor } from '../ports/actor.ts';
import { ownOrder } from './checkMayGive.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { denied, forbidden } from '../kernel/httpError.ts';

/** Refuses with 403 unless a role of the investor lets them do this with an operation. */
export function assertMayOrder(
  { intervenerUuid }: Actor,
  { row, account }: FoundOperation,
  action: Action,
  today: string,
): void {
  if (!account) throw forbidden();
  const isOwn = row.ordered_by !== null && row.ordered_by === intervenerUuid;
  const issues = checkAction(account, action, today, isOwn ? ownOrder : []);
  if (issues.length > 0) throw denied(issues);
}
