import { checkMove } from '#/domain/operations/status/checkMove.ts';
import { withTenant } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { standingDue } from './standingDue.ts';

const standing = ['PERIODIC_ACTIVE', 'PERIODIC_SUSPENDED'] as const;

export const isStanding = ({ operation_status }: StoredOperation): boolean =>
  standing.some((status) => status === operation_status);

/**
 * The standing requests with which something is to be done on a day, by account and in the order of entry: a date
 * has come, they are over, they cannot be read, or staff still hear that they failed. On most days that is none of
 * them, which is found by looking at all of them at once.
 */
export function standingAtWork(settlement: SettlementContext): Promise<string[]> {
  const { context, tenant, day } = settlement;
  return withTenant(context.db, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('operations')
      .selectAll()
      .where('operation_status', 'in', standing)
      .orderBy('uuid_account')
      .orderBy('sequence')
      .execute();
    if (rows.length === 0) return [];
    const alerts = await db
      .selectFrom('staff_alerts')
      .select('subject')
      .where('kind', '=', 'NOT_SETTLED')
      .where('resolved_at', 'is', null)
      .execute();
    const failed = new Set(alerts.map(({ subject }) => subject));
    const due = await standingDue(settlement, db, rows);
    const isAtWork = (row: StoredOperation) =>
      failed.has(row.uuid) ||
      (row.operation_status === 'PERIODIC_ACTIVE' && due.get(row.uuid)?.length !== 0) ||
      isOver(row, day);
    return rows.filter(isAtWork).map(({ uuid }) => uuid);
  });
}

/** Whether a standing request ends on a day. */
export const isOver = (row: StoredOperation, today: string): boolean =>
  checkMove(toRuleOperation(row), 'FINALIZED', 'SYSTEM', { today }).transition !== undefined;
