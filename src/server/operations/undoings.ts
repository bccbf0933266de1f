import { typesWhere } from '#/domain/operations/typesWhere.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { HistoryRow } from './history.ts';

/** What undoes a purchase whose money was taken back. */
export const undoings = typesWhere(({ movement }) => movement === 'undoing');

export const isUndoing = ({ operation_type }: { operation_type: string }): boolean =>
  (undoings as readonly string[]).includes(operation_type);

/** The operation that undid a purchase; null while it stands. */
export async function findUndoing(db: TenantDb, purchase: string): Promise<string | null> {
  const found = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid_request', '=', purchase)
    .where('operation_type', 'in', undoings)
    .executeTakeFirst();
  return found?.uuid ?? null;
}

/** When and why a purchase was undone, as the operation that undid it says it; nothing while it stands. */
export const readUndoing = (db: TenantDb, purchase: string): Promise<HistoryRow[]> =>
  db
    .selectFrom('operation_history')
    .innerJoin('operations', 'operations.uuid', 'operation_history.uuid_operation')
    .selectAll('operation_history')
    .where('operations.uuid_request', '=', purchase)
    .where('operations.operation_type', 'in', undoings)
    .where('operation_history.status_to', '=', 'FINALIZED')
    .execute();
