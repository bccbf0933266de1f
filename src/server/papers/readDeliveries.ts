import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { ReceiptState } from '../tables/supportTables.ts';

/** A letter that proves something, and what became of it. */
export interface Delivery {
  kind: string;
  channel: 'MAIL' | 'SMS';
  /** Masked. */
  sent_to: string;
  sent_at: Date;
  /** What was said of it, the oldest first; none while it is not known. */
  receipts: { state: ReceiptState; said_by: string; detail: string | null; at: Date }[];
}

type Row = Omit<Delivery, 'receipts'> & { uuid: string } & (
    { state: null; said_by: null; detail: null; at: null } | Delivery['receipts'][number]
  );

/** What was sent about a signature, about signing some documents, or about an order. */
export async function readDeliveries(
  db: TenantDb,
  {
    signature = null,
    documents = [],
    operation = null,
  }: { signature?: string | null; documents?: readonly string[]; operation?: string | null },
): Promise<Delivery[]> {
  const { rows } = await sql<Row>`
    select message.uuid, message.kind, message.channel, message.sent_to, message.sent_at,
      receipt.state, receipt.said_by, receipt.detail, receipt.at
    from messages message
    left join message_receipts receipt
      on receipt.tenant_id = message.tenant_id and receipt.uuid_message = message.uuid
    where message.tenant_id = ${db.tenantId} and (message.uuid_signature = ${signature}
      or message.uuid_operation = ${operation}
      or message.uuid_signature in (select shown.uuid_signature from signature_documents shown
        where shown.tenant_id = ${db.tenantId} and shown.uuid_document = any(${[...documents]}::uuid[])))
    order by message.sent_at, message.uuid, receipt.at`.execute(db);
  const found = new Map<string, Delivery>();
  for (const { uuid, state, said_by, detail, at, ...message } of rows) {
    const delivery = found.get(uuid) ?? { ...message, receipts: [] };
    if (state !== null) delivery.receipts.push({ state, said_by, detail, at });
    found.set(uuid, delivery);
  }
  return [...found.values()];
}
