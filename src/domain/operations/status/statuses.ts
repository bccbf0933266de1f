/** A status of an operation. */
export interface OperationStatusEntry {
  /** Nothing follows. */
  isFinal: boolean;
}

const OPEN = { isFinal: false } as const;
const FINAL = { isFinal: true } as const;

/**
 * Statuses of an operation in their usual order; their names stand in the code list `operation-statuses`.
 * Those of an external transfer (SNCE) follow the messages of the national clearing system: requested, accepted,
 * transferred.
 * @source specification §4 Operation status; Cuaderno 234 (SNCE)
 */
export const operationStatuses = {
  REGISTERED_ONLINE: OPEN,
  REGISTERED_EMAIL: OPEN,
  REGISTERED_POSTAL: OPEN,
  REGISTERED: OPEN,
  SIGNED: OPEN,
  VALIDATED: OPEN,
  RD_SENT: OPEN,
  SNCE_1: OPEN,
  SNCE_2: OPEN,
  SNCE_3: OPEN,
  PERIODIC_ACTIVE: OPEN,
  PERIODIC_SUSPENDED: OPEN,
  CANCELLED: FINAL,
  FINALIZED: FINAL,
} as const satisfies Record<string, OperationStatusEntry>;

export type OperationStatus = keyof typeof operationStatuses;

/** Statuses after which nothing follows. */
export const finalStatuses: readonly string[] = Object.entries(operationStatuses)
  .filter(([, { isFinal }]) => isFinal)
  .map(([status]) => status);

export function parseStatus(value: unknown): OperationStatus | undefined {
  return typeof value === 'string' && Object.hasOwn(operationStatuses, value)
    ? (value as OperationStatus)
    : undefined;
}

/** Whether an operation is still under way: not finalized, not cancelled, its status known. */
export function isOpen({ operation_status }: { operation_status: string }): boolean {
  const status = parseStatus(operation_status);
  return status !== undefined && !operationStatuses[status].isFinal;
}
