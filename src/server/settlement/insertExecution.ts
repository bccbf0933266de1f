import type { Executed } from '#/domain/executions/executed.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { writeHistory } from '../orders/writeHistory.ts';
import type { ExecutionStep } from './executions/executionStep.ts';
import { postExecution } from './conservation/postExecution.ts';
import { columnsOf } from './finalizeOrder.ts';
import { keepConfirmation } from './keepConfirmation.ts';
import { nextSequence } from '../operations/nextSequence.ts';
import type { Said } from '../kernel/words.ts';

/** One half of a transfer, an arrival from elsewhere, one payment of a benefit, or a purchase undone. */
export interface NewExecution extends Executed {
  type: string;
  product: string;
  /** Null of what has no price of its own. */
  nav: bigint | null;
  /** Day of that price, and of the entry in the book. */
  navDate: PlainDate;
  settled: PlainDate;
  counterpart?: string;
  details?: Record<string, unknown>;
  /** For its history. */
  reason?: Said;
}

/** The request that is carried out, and by whom. */
export interface Carrying extends Pick<ExecutionStep, 'db' | 'row'> {
  settling: { context: Pick<Context, 'id' | 'now'>; tenant: Tenant };
}

/** Enters what carries a request out, executed, last in the account's book. */
export async function insertExecution(
  { settling, db, row }: Carrying,
  execution: NewExecution,
): Promise<void> {
  const { context, tenant } = settling;
  const uuid = context.id();
  const requested = findOperationType(row.operation_type);
  const { type, product, nav, navDate, settled, counterpart, details = {} } = execution;
  await db
    .insertInto('operations')
    .values({
      tenant_id: tenant.id,
      uuid,
      uuid_account: row.uuid_account,
      key_product: product,
      sequence: await nextSequence(db, row),
      operation_type: type,
      operation_sub_type: null,
      operation_status: 'FINALIZED',
      channel: row.channel,
      ordered_by: row.ordered_by,
      amount_shares_indicator: 'P',
      ...columnsOf(execution),
      nav,
      nav_date: nav === null ? null : navDate,
      request_date: row.request_date,
      value_date: navDate,
      settlement_date: settled,
      is_request: false,
      is_total: false,
      uuid_request: row.uuid,
      counterpart: counterpart ?? null,
      details,
    })
    .execute();
  await postExecution(db, {
    ...execution,
    uuid,
    request: row.uuid,
    isInternal: requested?.execution === 'transfer',
  });
  // The halves of a transfer are confirmed with it.
  if (!requested?.halves) await keepConfirmation(settling, db, uuid);
  if (counterpart)
    await db
      .updateTable('operations')
      .set({ counterpart: uuid })
      .where('uuid', '=', counterpart)
      .execute();
  const line = {
    operation: uuid,
    by: 'SYSTEM',
    channel: row.channel,
  } as const;
  await writeHistory(context, db, { ...line, from: null, to: 'VALIDATED' });
  await writeHistory(context, db, { ...line, from: 'VALIDATED', to: 'RD_SENT' });
  await writeHistory(context, db, {
    ...line,
    from: 'RD_SENT',
    to: 'FINALIZED',
    reason: execution.reason,
  });
}
