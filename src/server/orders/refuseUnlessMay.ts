import type { Action } from '#/domain/access/actions.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import type { Actor } from '../access/actor.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { forbidden, Refusal } from '../refusal.ts';

/** Refuses with 403 unless a role of the investor lets them do this with an operation. */
export function refuseUnlessMay(
  { intervenerUuid }: Actor,
  { row, account }: FoundOperation,
  action: Action,
  today: string,
): void {
  if (!account) throw forbidden();
  const isOwn = row.ordered_by !== null && row.ordered_by === intervenerUuid;
  const issues = checkAction(account, action, today, isOwn ? own : []);
  if (issues.length > 0)
    throw new Refusal(
      403,
      issues.map(({ code }) => ({ code })),
    );
}

/** What the matrix asks beside the role, and one's own order fulfils. */
const own = ['own_only', 'own_order', 'with_bare_owner', 'with_usufructuary'] as const;
