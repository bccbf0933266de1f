import { sql } from 'kysely';
import type { TenantDb } from '../../database/withTenant.ts';
import { undoings } from '../../operations/undoings.ts';

/** What a standing order or a transfer has brought: one of its charges or executions, and what the bank said of it. */
export interface Brought {
  uuid: string;
  request_date: Date;
  value_date: string | null;
  operation_status: string;
  gross_amount: bigint | null;
  shares: bigint | null;
  nav_date: string | null;
  /** When the payer's account was charged. */
  charged_on: string | null;
  result: 'PAID' | 'REJECTED' | 'RETURNED' | null;
  /** Of what takes back what the order brought, whose amount and participations are negative; else null. */
  undoing: string | null;
}

const isUndoing = sql`child.operation_type = any(${undoings}::text[])`;

/** Everything that an order has brought, the oldest first; of one that brings nothing itself, its own charge. */
export async function readBrought(db: TenantDb, order: string): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select child.uuid, child.request_date, child.value_date, child.operation_status,
      case when ${isUndoing} then coalesce(child.commission, 0) - child.gross_amount
        else child.gross_amount end as gross_amount,
      case when ${isUndoing} then -child.shares else child.shares end as shares,
      case when ${isUndoing} then child.operation_type end as undoing,
      child.nav_date, debit.due_on as charged_on,
      (select answer.result from debit_answers answer where answer.tenant_id = debit.tenant_id
        and answer.uuid_debit = debit.uuid order by answer.answered_at desc limit 1) as result
    from operations child
    left join direct_debits debit
      on debit.tenant_id = child.tenant_id and debit.uuid_operation = child.uuid
    where child.tenant_id = ${db.tenantId} and (child.uuid_request = ${order}
      or child.details->>'per_uuid_operation_periodic_request' = ${order}
      or (child.uuid = ${order} and debit.uuid is not null))
    order by child.request_date, child.sequence, debit.due_on`.execute(db);
  return rows;
}
