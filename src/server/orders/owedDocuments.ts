import { isFor, isSentAlong } from '#/domain/documentKinds/kindsFor.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { needsProof } from '#/domain/pensions/causes.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * The documents that the client owes to an order, each as the kinds that will do; the proof of a cause only where it
 * has to be proved.
 * @param minors kinds of which one is owed where something of a minor is sold
 */
export function owedDocuments(
  { operation_type, details }: Pick<StoredOperation, 'operation_type' | 'details'>,
  minors: readonly string[],
): (readonly string[])[] {
  const type = findOperationType(operation_type);
  if (!type) return [];
  const isProved = needsProof(details.pp_redemption_cause);
  const owed = type.documents
    .filter(isSentAlong)
    .filter((subcategory) => isProved || !isFor(subcategory, 'CAUSE_PROOF'))
    .map((subcategory) => [subcategory]);
  return minors.length > 0 ? [...owed, minors] : owed;
}
