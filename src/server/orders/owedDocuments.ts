import { operationTypes } from '#/domain/operations/index.ts';
import { parseOperationType } from '#/domain/operations/operationKinds.ts';
import { parseCause, redemptionCauses } from '#/domain/pensions/causes.ts';
import { COURT_AUTHORISATION, MINORS_DEED } from '#/domain/people/minorsSale.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

const PROOF = 'ACREDITACION_CONTINGENCIA';

/** What clients send along themselves; everything else is made for them to sign. */
export const sentAlong: ReadonlySet<string> = new Set([
  PROOF,
  'MODELO_145',
  COURT_AUTHORISATION,
  MINORS_DEED,
]);

/**
 * The documents that the client owes to an order, each as the kinds that will do; the proof of a cause only where it
 * has to be proved.
 * @param minors kinds of which one is owed where something of a minor is sold
 */
export function owedDocuments(
  { operation_type, details }: Pick<StoredOperation, 'operation_type' | 'details'>,
  minors: readonly string[],
): (readonly string[])[] {
  const name = parseOperationType(operation_type);
  if (!name) return [];
  const cause = parseCause(details.pp_redemption_cause);
  const isProved = !cause || redemptionCauses[cause].needsProof;
  const owed = operationTypes[name].documents
    .filter((subcategory) => sentAlong.has(subcategory) && (subcategory !== PROOF || isProved))
    .map((subcategory) => [subcategory]);
  return minors.length > 0 ? [...owed, minors] : owed;
}
