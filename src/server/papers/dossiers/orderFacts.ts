import { sql, type Selectable } from 'kysely';
import type { TenantDb } from '../../database/withTenant.ts';
import type { OrderTables } from '../../tables/orderTables.ts';
import type { PaymentTables } from '../../tables/paymentTables.ts';
import type { Tenant } from '../../ports/tenant.ts';
import { readOrderNavs, type PricedOrder } from '../../orders/readOrderNavs.ts';
import { readTranscript } from '../readTranscript.ts';
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
  history: { changed_at: Date; status_to: string; channel: string }[];
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
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  uuid: string,
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
  return {
    operation,
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
    history: await db
      .selectFrom('operation_history')
      .select(['changed_at', 'status_to', 'channel'])
      .where('uuid_operation', '=', uuid)
      .orderBy('changed_at')
      .execute(),
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
