import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import { eachOperation } from './eachOperation.ts';
import { sendToRegistry } from './sendToRegistry.ts';
import type { Settling } from './settling.ts';

/** Sends validated orders to the registry; those that only begin something have another way. */
export const sendOrders = (settling: Settling): Promise<void> =>
  eachOperation(settling, { statuses: ['VALIDATED'] }, async ({ db, row }) => {
    if (childTypeOf(row.operation_type) !== undefined || isFromElsewhere(row)) return;
    await sendToRegistry(settling, db, [row]);
  });

/** Transfers from other entities are asked for through the clearing system. */
const isFromElsewhere = ({ operation_type }: { operation_type: string }) =>
  operation_type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA';
