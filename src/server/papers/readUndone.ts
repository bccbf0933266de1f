import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import { undoings } from '../operations/undoings.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readOrderFacts, type OrderFacts } from './orderFacts.ts';

/** What the paper of a purchase that was undone tells. */
export interface UndoneFacts extends Pick<OrderFacts, 'account' | 'product'> {
  undoing: StoredOperation;
  purchase: StoredOperation;
  /** Why its bank returned the charge, in the bank's words where it gave any. */
  reason: string | null;
}

/** Reads what undid a purchase; undefined for a document of anything else. */
export async function readUndone(
  db: TenantDb,
  document: DocumentRow,
  tenant: Tenant,
): Promise<UndoneFacts | undefined> {
  const undoing = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', document.uuid_owner)
    .where('operation_type', 'in', undoings)
    .executeTakeFirst();
  const facts = undoing && (await readOrderFacts(db, document, tenant));
  if (!facts) return undefined;
  const purchase = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', undoing.uuid_request)
    .executeTakeFirstOrThrow();
  const returned = await db
    .selectFrom('debit_answers')
    .innerJoin('direct_debits', 'direct_debits.uuid', 'debit_answers.uuid_debit')
    .select('debit_answers.reason')
    .where('direct_debits.uuid_operation', '=', purchase.uuid)
    .where('debit_answers.result', '=', 'RETURNED')
    .executeTakeFirst();
  const { account, product } = facts;
  return { account, product, undoing, purchase, reason: returned?.reason ?? null };
}
