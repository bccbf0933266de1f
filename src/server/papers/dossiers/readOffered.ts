import { sql } from 'kysely';
import { confirmedBy, type Confirmation } from '#/domain/documentKinds/confirmedBy.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { papersToRead } from '#/domain/operations/terms/papersToRead.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { StoredOperation } from '../../operations/toRuleOperation.ts';
import { readProductDocuments } from '../../products/productDocuments.ts';
import type { ProductRow } from '../../products/readProducts.ts';

/** A published document that the giver of an order confirmed having read. */
export interface OfferedPaper {
  uuid: string;
  key_product: string;
  subcategory: string;
  filename: string;
  published_on: string;
  /** When they had first opened it, if they had before they gave the order. */
  opened_at: Date | null;
  /** Of the bytes that they opened, or of those that are handed out; none of a product that is not offered any more. */
  sha256: string | null;
}

/**
 * The documents that were published when an order was given and that its giver confirmed, one by one or by the tick of
 * their purpose, and whether they had opened them.
 */
export async function readOffered(
  db: TenantDb,
  { operation_type, details, ordered_by, request_date }: StoredOperation,
  { product, day }: { product: ProductRow; day: PlainDate },
): Promise<OfferedPaper[]> {
  const type = findOperationType(operation_type);
  if (!type) return [];
  const { key_product, kind } = product;
  const all = (await readProductDocuments(db, key_product)).get(key_product) ?? [];
  const published = all.filter(({ published_on }) => published_on <= day);
  const named = new Set((details.papers_read as string[] | undefined) ?? []);
  const isTicked = (field: Confirmation) => details[field] === true;
  const papers = papersToRead(papersOf(type, kind === 'FI' ? 'F' : 'P'), published).filter(
    ({ uuid, subcategory }) => named.has(uuid) || isTicked(confirmedBy(subcategory)),
  );
  if (papers.length === 0) return [];
  const { rows } = await sql<{ uuid: string; sha256: string; opened_at: Date }>`
    select distinct on (uuid_document) uuid_document as uuid, sha256, opened_at from document_openings
    where tenant_id = ${db.tenantId} and uuid_intervener = ${ordered_by}
      and uuid_document = any(${papers.map(({ uuid }) => uuid)}::uuid[]) and opened_at <= ${request_date}
    order by uuid_document, opened_at desc`.execute(db);
  return papers.map(({ uuid, subcategory, filename, published_on }) => {
    const opening = rows.find((each) => each.uuid === uuid);
    return {
      ...{ uuid, key_product, subcategory, filename, published_on },
      ...{ opened_at: opening?.opened_at ?? null, sha256: opening?.sha256 ?? null },
    };
  });
}
