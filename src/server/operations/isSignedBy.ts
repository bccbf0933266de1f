import { parseStatus, type OperationStatus } from '#/domain/operations/status/statuses.ts';

/** Statuses that an operation reaches after everybody has signed, online or on paper. */
const signed: ReadonlySet<OperationStatus | undefined> = new Set<OperationStatus>([
  'SIGNED',
  'VALIDATED',
  'RD_SENT',
  'SNCE_1',
  'SNCE_2',
  'SNCE_3',
  'PERIODIC_ACTIVE',
  'PERIODIC_SUSPENDED',
  'FINALIZED',
]);

/** Whether a status speaks of an operation that everybody has signed. */
export const isSignedBy = (status: string): boolean => signed.has(parseStatus(status));
