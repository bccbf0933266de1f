import { isFullyDocumented } from '../documents/isFullyDocumented.ts';
import type { FactInput } from './factInput.ts';

/**
 * Whether the client is fully documented, as far as it is known: `null` when the client and the
 * accounts are and the operations of some account have not been loaded.
 */
export function fullyDocumented({ me, operations = {} }: FactInput): boolean | null {
  const isSoFar = isFullyDocumented({ ...me, operations });
  const isKnown = me.accounts.every(({ uuid }) => Object.hasOwn(operations, uuid));
  return isSoFar && !isKnown ? null : isSoFar;
}
