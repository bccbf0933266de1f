import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import { readCapacity, type Capacity } from '../interveners/capacity.ts';
import { readShownPromise } from '../orders/readPromises.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';

/** What the paper of a receipt tells beside what was kept of the moment. */
export interface ReceiptPaperFacts {
  uuid: string;
  operation: string;
  operation_type: string;
  amount_shares_indicator: string | null;
  account_number: string;
  product: ProductRow | undefined;
  /** Of a transfer between products. */
  target: ProductRow | undefined;
  key_product: string;
  sender: string;
  /** For whom they sent it. */
  capacity: Capacity;
  receipt: ReceiptFacts;
  /** What the order was estimated to bring when that was sent. */
  estimate?: Simulation | null;
}

/** Reads whose order a receipt is about. */
export async function readReceiptFacts(
  db: TenantDb,
  { uuid, uuid_owner, created_at }: Pick<DocumentRow, 'uuid' | 'uuid_owner' | 'created_at'>,
  receipt: ReceiptFacts,
): Promise<ReceiptPaperFacts> {
  const found = await db
    .selectFrom('operations')
    .innerJoin('accounts', 'accounts.uuid', 'operations.uuid_account')
    .select(['operation_type', 'amount_shares_indicator', 'key_product', 'account_number'])
    .select(['uuid_account', 'details'])
    .where('operations.uuid', '=', uuid_owner)
    .executeTakeFirstOrThrow();
  const { details, uuid_account, ...order } = found;
  const sender = await db
    .selectFrom('interveners')
    .select(['name', 'lastname_1', 'lastname_2'])
    .where('uuid', '=', receipt.by)
    .executeTakeFirstOrThrow();
  const products = await readProducts(db);
  const capacity = await readCapacity(db, receipt.by, { accounts: [uuid_account], people: [] });
  const isGiven = receipt.kind === 'SENT' || receipt.kind === 'CHANGED';
  const shown = isGiven ? await readShownPromise(db, uuid_owner, created_at) : undefined;
  return {
    estimate: shown?.simulation,
    ...{ ...order, uuid, operation: uuid_owner, receipt },
    ...{ sender: fullName(sender), capacity },
    product: products.get(order.key_product),
    target: products.get(String(details.key_product_target ?? '')),
  };
}
