import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { assertMayOrder } from './assertMayOrder.ts';
import { statusChange, type SentStatus } from './statusChange.ts';
import { factsFor } from './statusFacts.ts';
import { validateChange } from './validateChange.ts';

/**
 * Refuses what an investor would make of an order's status for everything that keeps it from being made, and answers
 * what the order will say then; what looks at it before asks here too. One that is resumed moves money again: what
 * would not be taken today is not resumed.
 */
export async function judgeMove(
  context: Context,
  db: TenantDb,
  actor: Actor,
  found: FoundOperation,
  to: SentStatus,
  { today, lock = true }: { today: string; lock?: boolean },
): Promise<Omit<ReceiptFacts, 'by' | 'place'>> {
  const { row } = found;
  const { tenant } = actor;
  assertMayOrder(actor, found, to === 'CANCELLED' ? 'cancel_order' : 'periodics', today);
  const facts = await factsFor(db, tenant, row, { today, now: context.now() });
  const { transition, issues } = checkMove(toRuleOperation(row), to, 'INVESTOR', facts);
  if (!transition) throw new HttpError(409, issues);
  if (to === 'PERIODIC_ACTIVE') await validateChange(context, db, actor, row, {}, { lock });
  return statusChange(db, tenant, row, to, today);
}
