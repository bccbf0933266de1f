import type { Schema } from '#/contract/schema.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { papersToRead, type PaperToRead } from '#/domain/operations/terms/papersToRead.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readProductDocuments } from '../products/productDocuments.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

type Paper = PaperToRead<Schema<'ProductDocument'>> & { key_product: string };

/** The published documents that are read before an order of a type: of the target in a transfer. */
export async function readOrderPapers(
  db: TenantDb,
  operationType: string,
  { product, target }: Pick<LoadedOrderContext, 'product' | 'target'>,
): Promise<Paper[]> {
  const type = findOperationType(operationType);
  if (!type) return [];
  const { key_product, kind } = target ?? product;
  const published = (await readProductDocuments(db, key_product)).get(key_product) ?? [];
  const papers = papersOf(type, kind === 'FI' ? 'F' : 'P');
  return papersToRead(papers, published).map((paper) => ({ ...paper, key_product }));
}
