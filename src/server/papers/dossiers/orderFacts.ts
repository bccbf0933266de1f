import { sql, type Selectable } from 'kysely';
import type { TenantDb } from '../../database/withTenant.ts';
import type { OrderTables } from '../../tables/orderTables.ts';
import type { PaymentTables } from '../../tables/paymentTables.ts';
import type { Tenant } from '../../ports/tenant.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { readHistoryLines, type HistoryLine } from '../../operations/history.ts';
import { findUndoing, isUndoing } from '../../operations/undoings.ts';
import { toRuleOperation, type StoredOperation } from '../../operations/toRuleOperation.ts';
import { findReplacing } from '../../orders/findReplacing.ts';
import { RECEIPT } from '../../orders/keepReceipt.ts';
import { nextPayment } from '../../orders/nextPayment.ts';
import { occurredDates } from '../../orders/occurredDates.ts';
import { readOrderNavs, type PricedOrder } from '../../orders/readOrderNavs.ts';
import { readOrderFacts, type OrderFacts as PaperFacts } from '../orderFacts.ts';
import { readTranscript } from '../readTranscript.ts';
import { readBrought, type Brought } from './readBrought.ts';
import { readOffered, type OfferedPaper } from './readOffered.ts';
import { readProofs, type Proofs } from './readProofs.ts';

/** Everything on record of one order. */
export interface OrderFacts {
  operation: {
    uuid: string;
    operation_type: string;
    key_product: string;
    name_product: string;
    account_number: string;
    amount_shares_indicator: string | null;
    gross_amount: bigint | null;
    net_amount: bigint | null;
    shares: bigint | null;
    request_date: string;
    operation_status: string;
  };
  /** Which NAV it gets and why, or what it waits for, as its page says it. */
  priced: PricedOrder | undefined;
  transcript: { body: string; hash: string } | undefined;
  promises: Selectable<OrderTables['order_promises']>[];
  /** What was ordered, as the order itself says it: its terms, and what it brings next while it goes on. */
  ordered: PaperFacts | undefined;
  /** Published documents that its giver confirmed having read. */
  offered: OfferedPaper[];
  /** The order that took the place of this one. */
  replaced_by: string | null;
  /** The operation that undid this purchase, and of such an operation the purchase. */
  undone_by: string | null;
  undoes: string | null;
  /** What was said of it each time that something was sent about it. */
  receipts: { sent_at: Date; receipt: ReceiptFacts }[];
  history: HistoryLine[];
  /** What it has brought so far. */
  brought: Brought[];
  /** What a provider was asked to collect, and what it said. */
  payments: Pick<
    Selectable<PaymentTables['payments']>,
    'provider' | 'reference' | 'amount' | 'status' | 'created_at' | 'decided_at'
  >[];
  proofs: Proofs;
}

/** Reads it; whoever asks has been shown to have a right to the order. */
export async function readOrderDossier(
  db: TenantDb,
  tenant: Tenant,
  uuid: string,
  now: Date,
): Promise<OrderFacts | undefined> {
  const { rows: orders } = await sql<
    OrderFacts['operation'] & { ordered_by: string | null; uuid_transcript: string | null }
  >`
    select operation.uuid, operation_type, operation.key_product, product.name_product, account_number, gross_amount,
      operation.net_amount, operation.amount_shares_indicator, operation.shares, to_char(request_date::timestamp, 'YYYY-MM-DD') as request_date, operation_status,
      ordered_by, operation.details->>'uuid_transcript' as uuid_transcript
    from operations operation
    join products product on product.tenant_id = operation.tenant_id and product.key_product = operation.key_product
    join accounts account on account.tenant_id = operation.tenant_id and account.uuid = operation.uuid_account
    where operation.tenant_id = ${db.tenantId} and operation.uuid = ${uuid}`.execute(db);
  const [found] = orders;
  if (!found) return undefined;
  const { ordered_by, uuid_transcript, ...operation } = found;
  const stored = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('documents')
    .select('uuid')
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .execute();
  const ordered = await readOrdered(db, tenant, stored, now);
  const about = ordered?.target ?? ordered?.product;
  const day = todayIn(tenant.timeZone, stored.request_date.toISOString());
  return {
    operation,
    offered: about ? await readOffered(db, stored, { product: about, day }) : [],
    priced: (await readOrderNavs(db, tenant, [stored])).get(uuid),
    transcript:
      ordered_by && uuid_transcript
        ? await readTranscript(db, ordered_by, uuid_transcript)
        : undefined,
    promises: await db
      .selectFrom('order_promises')
      .selectAll()
      .where('uuid_operation', '=', uuid)
      .orderBy('place')
      .execute(),
    ordered,
    replaced_by: await findReplacing(db, uuid),
    undone_by: await findUndoing(db, uuid),
    undoes: isUndoing(stored) ? stored.uuid_request : null,
    receipts: await readReceipts(db, uuid),
    history: await readHistoryLines(db, uuid),
    brought: await readBrought(db, uuid),
    payments: await db
      .selectFrom('payments')
      .select(['provider', 'reference', 'amount', 'status', 'created_at', 'decided_at'])
      .where('uuid_operation', '=', uuid)
      .orderBy('created_at')
      .execute(),
    proofs: await readProofs(db, {
      documents: documents.map((each) => each.uuid),
      operation: uuid,
      looked: uuid_transcript ? [uuid_transcript] : [],
    }),
  };
}

/** Of an order that goes on what it brings next is what it is now, and of a change that waits what was said then. */
async function readOrdered(
  db: TenantDb,
  tenant: Tenant,
  stored: StoredOperation,
  now: Date,
): Promise<PaperFacts | undefined> {
  const { tenant_id, uuid: uuid_owner, operation_status } = stored;
  const of = { tenant_id, section: 'OPERATION', uuid_owner, subcategory: '' } as const;
  const facts = await readOrderFacts(db, of, tenant);
  if (!facts || operation_status !== 'PERIODIC_ACTIVE') return facts;
  const ahead = { tenant, product: facts.product, past: await occurredDates(db, stored), now };
  return { ...facts, next: nextPayment(toRuleOperation(stored), ahead) };
}

async function readReceipts(db: TenantDb, uuid: string): Promise<OrderFacts['receipts']> {
  const rows = await db
    .selectFrom('documents')
    .select(['created_at', 'recipe'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .where('subcategory', '=', RECEIPT)
    .execute();
  return rows
    .flatMap(({ created_at, recipe }) =>
      recipe?.make === 'receipt' ? [{ sent_at: created_at, receipt: recipe.receipt }] : [],
    )
    .sort((one, other) => one.receipt.place - other.receipt.place);
}
