import { isFor } from '#/domain/documentKinds/kindsFor.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { needsProof } from '#/domain/pensions/causes.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readMinorsDocuments } from './minorsSale.ts';

/**
 * Whether an order has every paper that its type asks for, made or sent along; a benefit the proof of its
 * cause where that one has to be proved, and what sells something of a minor the document that allows it.
 */
export async function hasRequiredDocuments(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  row: Pick<StoredOperation, 'uuid' | 'key_product' | 'operation_type' | 'details'>,
  papers: readonly { subcategory: string }[],
): Promise<boolean> {
  const type = findOperationType(row.operation_type);
  if (!type) return false;
  const product = await db
    .selectFrom('products')
    .select('kind')
    .where('key_product', '=', row.key_product)
    .executeTakeFirst();
  const has = (subcategory: string) => papers.some((paper) => paper.subcategory === subcategory);
  const minors = await readMinorsDocuments(db, tenant, row.uuid);
  if (minors.length > 0 && !minors.some(has)) return false;
  const isProved = needsProof(row.details.pp_redemption_cause);
  return papersOf(type, product?.kind === 'FI' ? 'F' : 'P')
    .documents.filter((subcategory) => isProved || !isFor(subcategory, 'CAUSE_PROOF'))
    .every(has);
}
