import { operationTypes } from '#/domain/operations/index.ts';
import { parseOperationType } from '#/domain/operations/operationKinds.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { parseCause, redemptionCauses } from '#/domain/pensions/causes.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readMinorsDocuments } from './minorsSale.ts';

const PROOF = 'ACREDITACION_CONTINGENCIA';

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
  const name = parseOperationType(row.operation_type);
  if (!name) return false;
  const product = await db
    .selectFrom('products')
    .select('kind')
    .where('tenant_id', '=', tenant.id)
    .where('key_product', '=', row.key_product)
    .executeTakeFirst();
  const has = (subcategory: string) => papers.some((paper) => paper.subcategory === subcategory);
  const minors = await readMinorsDocuments(db, tenant, row.uuid);
  if (minors.length > 0 && !minors.some(has)) return false;
  const cause = parseCause(row.details.pp_redemption_cause);
  const isProved = !cause || redemptionCauses[cause].needsProof;
  return papersOf(operationTypes[name], product?.kind === 'FI' ? 'F' : 'P')
    .documents.filter((subcategory) => subcategory !== PROOF || isProved)
    .every(has);
}
