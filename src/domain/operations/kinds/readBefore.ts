import { documentKinds } from '../../documentKinds/index.ts';
import type { OperationType } from './operationType.ts';

/**
 * Subcategories of what a client reads before an order of a type: all that a product publishes for whoever enters it,
 * however the money comes (at once, each time, or from another product or entity); nothing where money leaves.
 * @param kind of the product that the money enters
 * @source specification §5 (DFI / DFP and the semiannual report)
 */
export function readBefore(
  { orderers, flow }: Pick<OperationType, 'orderers' | 'flow'>,
  kind: 'F' | 'P',
): readonly string[] {
  const enters = flow === 'IN' || flow === 'BETWEEN';
  if (orderers === null || !enters) return [];
  return Object.keys(documentKinds).filter((name) => documentKinds[name]!.readOf?.includes(kind));
}
