import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { operationStatuses, type OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { StatusActor } from '#/domain/operations/status/transitions.ts';
import { resolveAlert, type Alert } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import type { Said } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { withdrawDebit } from './withdrawDebit.ts';
import { events } from '../notifications/events.ts';
import { returnMoney } from './returnMoney.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { findOpenChange } from './findOpenChange.ts';
import { lockOperations } from './lockOperations.ts';
import { factsFor } from './statusFacts.ts';
import { writeHistory } from './writeHistory.ts';
import { notifyParties } from './notifyParties.ts';
import { renewPromise } from './renewPromise.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';

/** A change of an operation's status that somebody wants. */
export interface WantedMove {
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>;
  uuid: string;
  to: OperationStatus;
  by: StatusActor;
  channel?: string;
  reason?: Said | null;
  /** What only who moves it knows; the rest is read once nobody else can change it. */
  facts: Pick<StatusFacts, 'today' | 'isSigned' | 'isNavApplied' | 'isNothingLeft'>;
}

/** Alerts that ask staff to see to an order: of one that has ended there is nothing to see to. */
const aboutOpen: readonly Alert['kind'][] = ['NOT_SETTLED', 'ORDER_UNFILLED', 'TRANSFER_AMOUNT'];

/**
 * Moves an operation as the state machine allows: its account is locked first, status and facts are read
 * inside; then the new status, its line in the history, what has to be signed again and who is told. Throws 409 with every reason where it
 * may not move. Answers the status from which it came.
 */
export async function transitionOperation(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenant, uuid, to, by, channel = 'ONLINE', reason, facts }: WantedMove,
): Promise<string> {
  const row = (await lockOperations(db, [uuid]))[0]!;
  const known = await factsFor(db, tenant, row, { today: facts.today, now: context.now() });
  const { transition, issues } = checkMove(toRuleOperation(row), to, by, { ...known, ...facts });
  if (!transition) throw new HttpError(409, issues);
  const from = row.operation_status;
  await db
    .updateTable('operations')
    .set({ operation_status: to })
    .where('uuid', '=', uuid)
    .execute();
  await writeHistory(context, db, { operation: uuid, from, to, by, channel, reason });
  if (transition.effects.includes('sign_again'))
    await db
      .updateTable('documents')
      .set({ is_signed: false })
      .where('section', '=', 'OPERATION')
      .where('uuid_owner', '=', uuid)
      .execute();
  if (to === 'CANCELLED') {
    await returnMoney(context, db, row);
    await withdrawDebit(context, db, row);
  }
  if (operationStatuses[to].isFinal)
    for (const kind of aboutOpen) await resolveAlert(context, db, { kind, subject: uuid });
  const change = operationStatuses[to].isFinal ? await findOpenChange(db, row) : undefined;
  if (change)
    await transitionOperation(context, db, {
      ...{ tenant, uuid: change, to: 'CANCELLED', by: 'SYSTEM', facts: { today: facts.today } },
      reason: { words: 'why.order_ended' },
    });
  if (!operationStatuses[to].isFinal)
    await renewPromise(context, db, tenant, { ...row, operation_status: to });
  if (transition.effects.includes('notify')) {
    const [moved, movedWhy] = findOperationType(row.operation_type)?.isTransfer
      ? [events.transferMoved, events.transferMovedWhy]
      : [events.orderMoved, events.orderMovedWhy];
    const status = { list: 'operation-statuses', code: to } as const;
    await notifyParties(context, db, row, (title) =>
      reason ? movedWhy({ title, status, why: reason }) : moved({ title, status }),
    );
  }
  return from;
}
