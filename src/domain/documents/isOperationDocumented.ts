import { documentedStatuses } from './documentedStatuses.ts';

/** What the documentation state reads of an operation. */
export interface RelatedOperation {
  has_docs_signed?: boolean | null;
  operation_status?: string | null;
}

/** Part (c) of "fully documented", for one operation: by flag or by status. @source specification §4 (c) */
export function isOperationDocumented(operation: RelatedOperation): boolean {
  return (
    operation.has_docs_signed === true ||
    documentedStatuses.operation.has(operation.operation_status ?? '')
  );
}
