import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#/contract/call.ts';

/** Calls that hand out what may wait for a signature: the server keeps that they were asked. */
const handedOut: ReadonlySet<OperationId> = new Set([
  'downloadIntervenerDocument',
  'downloadAccountDocument',
  'downloadOperationDocument',
]);
const told: OperationId = 'listDocumentsToSign';

/** Once a document was fetched, what says which were opened is asked for again. */
export function tellOpened(queries: QueryClient, call: OperationId): void {
  if (handedOut.has(call))
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(told) });
}
