import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';

/**
 * The types of which something holds, as literals of a statement whose text stays the same: for what is prepared, and
 * for conditions that have to be an index's own. Names of the contract alone, so nothing is to be escaped.
 */
export const quotedTypes = (holds: (type: OperationType) => boolean): string =>
  typesWhere(holds)
    .map((name) => `'${name}'`)
    .join(', ');
