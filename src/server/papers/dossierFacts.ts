import { sql, type Selectable } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { latestBytes, type LatestBytes } from '../documents/latestBytes.ts';
import type { OrderTables } from '../tables/orderTables.ts';
import type { PaymentTables } from '../tables/paymentTables.ts';
import type { Transcript } from './writeTranscript.ts';

/** A document of an order, with its newest bytes where it has any. */
export interface DossierPaper {
  uuid: string;
  filename: string;
  subcategory: string;
  created_at: Date;
  bytes: LatestBytes | undefined;
}

/** Everything on record of one order. */
export interface DossierFacts {
  operation: {
    uuid: string;
    operation_type: string;
    key_product: string;
    name_product: string;
    account_number: string;
    gross_amount: bigint | null;
    shares: bigint | null;
    request_date: string;
    operation_status: string;
  };
  transcript: { transcript: Transcript; hash: string } | undefined;
  promises: Selectable<OrderTables['order_promises']>[];
  history: { changed_at: Date; status_to: string; channel: string }[];
  signers: {
    name: string;
    signed_at: Date;
    sent_to: string;
    filename: string;
    signed_sha256: string | null;
  }[];
  accesses: { name: string; opened_at: Date; filename: string }[];
  /** What a provider was asked to collect, and what it said. */
  payments: Pick<
    Selectable<PaymentTables['payments']>,
    'provider' | 'reference' | 'amount' | 'status' | 'created_at' | 'decided_at'
  >[];
  papers: DossierPaper[];
}

/** Reads it; whoever asks has been shown to have a right to the order. */
export async function readDossier(db: TenantDb, uuid: string): Promise<DossierFacts | undefined> {
  const of = { tenant: db.tenantId, uuid };
  const { rows: orders } = await sql<
    DossierFacts['operation'] & { ordered_by: string | null; uuid_transcript: string | null }
  >`
    select operation.uuid, operation_type, operation.key_product, product.name_product, account_number, gross_amount,
      operation.shares, to_char(request_date::timestamp, 'YYYY-MM-DD') as request_date, operation_status,
      ordered_by, operation.details->>'uuid_transcript' as uuid_transcript
    from operations operation
    join products product on product.tenant_id = operation.tenant_id and product.key_product = operation.key_product
    join accounts account on account.tenant_id = operation.tenant_id and account.uuid = operation.uuid_account
    where operation.tenant_id = ${of.tenant} and operation.uuid = ${of.uuid}`.execute(db);
  const [found] = orders;
  if (!found) return undefined;
  const { ordered_by, uuid_transcript, ...operation } = found;
  const kept =
    ordered_by && uuid_transcript ? await readKept(db, ordered_by, uuid_transcript) : undefined;
  const documents = await db
    .selectFrom('documents')
    .select(['uuid', 'filename', 'subcategory', 'created_at'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  const papers: DossierPaper[] = [];
  for (const each of documents) papers.push({ ...each, bytes: await latestBytes(db, each.uuid) });
  return {
    operation,
    transcript: kept && { transcript: JSON.parse(kept.body) as Transcript, hash: kept.sha256 },
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
    ...(await readPeople(db, of)),
    payments: await db
      .selectFrom('payments')
      .select(['provider', 'reference', 'amount', 'status', 'created_at', 'decided_at'])
      .where('uuid_operation', '=', uuid)
      .orderBy('created_at')
      .execute(),
    papers,
  };
}

async function readKept(db: TenantDb, intervener: string, uuid: string) {
  return db
    .selectFrom('transcripts')
    .select(['body', 'sha256'])
    .where('uuid_intervener', '=', intervener)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Who signed what, and who opened what when first. */
async function readPeople(db: TenantDb, { tenant, uuid }: { tenant: string; uuid: string }) {
  const name = sql`concat_ws(' ', person.name, person.lastname_1, person.lastname_2) as name`;
  const { rows: signers } = await sql<DossierFacts['signers'][number]>`
    select ${name}, signer.signed_at, signature.sent_to, documents.filename, signer.signed_sha256
    from document_signers signer
    join documents on documents.tenant_id = signer.tenant_id and documents.uuid = signer.uuid_document
    join signatures signature on signature.tenant_id = signer.tenant_id and signature.uuid = signer.uuid_signature
    join interveners person on person.tenant_id = signer.tenant_id and person.uuid = signer.uuid_intervener
    where signer.tenant_id = ${tenant} and documents.section = 'OPERATION' and documents.uuid_owner = ${uuid}
      and not signer.is_void order by signer.signed_at, documents.filename`.execute(db);
  const { rows: accesses } = await sql<DossierFacts['accesses'][number]>`
    select ${name}, min(opening.opened_at) as opened_at, documents.filename
    from document_openings opening
    join documents on documents.tenant_id = opening.tenant_id and documents.uuid = opening.uuid_document
    join interveners person on person.tenant_id = opening.tenant_id and person.uuid = opening.uuid_intervener
    where opening.tenant_id = ${tenant} and documents.section = 'OPERATION' and documents.uuid_owner = ${uuid}
    group by person.uuid, person.name, person.lastname_1, person.lastname_2, documents.uuid, documents.filename
    order by 2`.execute(db);
  return { signers, accesses };
}
