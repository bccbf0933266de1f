import type { Executed } from '#/domain/executions/executed.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { ledgerKinds, type LedgerKind } from '#/domain/operations/kinds/ledgerKinds.ts';
import { postingsOf, type Posting } from '#/domain/valuation/postingsOf.ts';
import type { TenantDb } from '../../database/withTenant.ts';

/** An execution about to be entered twice. */
export interface PostedExecution extends Omit<Executed, 'net' | 'gain'> {
  uuid: string;
  type: string;
  product: string;
  navDate: PlainDate;
  request?: string | null;
  /** A half of a transfer inside the account. */
  isInternal?: boolean;
}

/** Keeps the double entry of an execution, in the transaction that writes its operation. */
export async function postExecution(db: TenantDb, executed: PostedExecution): Promise<void> {
  const kind = kindOf(executed.type, executed.isInternal === true);
  await insertPostings(db, executed, postingsOf({ ...executed, kind }));
}

/** Cents that arrive and are too few for a participation: their way is over, and they stay in the product. */
export async function postRounding(
  db: TenantDb,
  at: Omit<PostedExecution, keyof Executed | 'type'>,
  amount: bigint,
): Promise<void> {
  if (amount === 0n) return;
  await insertPostings(db, at, [
    { ledger_account: 'TRANSIT', shares: 0n, amount: -amount },
    { ledger_account: 'ROUNDING', shares: 0n, amount },
  ]);
}

/** The kind of ledger entry that an executed type is. */
export function kindOf(type: string, isInternal: boolean): LedgerKind {
  const kind = findOperationType(type)?.movement;
  if (kind && isInternal) return ledgerKinds[kind].sign === 1 ? 'transferIn' : 'transferOut';
  if (!kind) throw new Error(`${type} moves no participations`);
  return kind;
}

async function insertPostings(
  db: TenantDb,
  at: Pick<PostedExecution, 'uuid' | 'product' | 'navDate' | 'request'>,
  postings: readonly Posting[],
): Promise<void> {
  await db
    .insertInto('ledger_postings')
    .values(
      postings.map((posting) => ({
        tenant_id: db.tenantId,
        uuid_operation: at.uuid,
        key_product: at.product,
        booked_on: at.navDate,
        uuid_request: at.request ?? null,
        source: 'SETTLEMENT' as const,
        ...posting,
      })),
    )
    .execute();
}
