/** A status of an operation. */
export interface OperationStatusEntry {
  /** Base label; a tenant's texts may reword it. */
  label: string;
  /** Nothing follows. */
  isFinal: boolean;
}

/**
 * Statuses of an operation in their usual order. Those of an external transfer (SNCE) follow the
 * messages of the national clearing system: requested, accepted, transferred.
 * @source specification §4 Operation status; Cuaderno 234 (SNCE)
 */
export const operationStatuses = {
  REGISTERED_ONLINE: open('Pendiente'),
  REGISTERED_EMAIL: open('Pendiente'),
  REGISTERED_POSTAL: open('Pendiente'),
  REGISTERED: open('Pendiente'),
  SIGNED: open('Firmada'),
  VALIDATED: open('Validada'),
  RD_SENT: open('Enviada'),
  SNCE_1: open('Solicitada a la entidad de origen'),
  SNCE_2: open('Aceptada por la entidad de origen'),
  SNCE_3: open('Transferencia recibida'),
  PERIODIC_ACTIVE: open('Periódica Activa'),
  PERIODIC_SUSPENDED: open('Periódica suspendida'),
  CANCELLED: { label: 'Anulada', isFinal: true },
  FINALIZED: { label: 'Finalizada', isFinal: true },
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

function open(label: string) {
  return { label, isFinal: false } as const;
}
