import { checkRoom } from './checks/checkRoom.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * One date of a periodic contribution: judged against the room of its day, left out when it does not fit.
 * @source specification §3 (operation types)
 */
export const aportacionPeriodica: OperationType = {
  kinds: ['P'],
  begunBy: 'SYSTEM',
  isRequest: false,
  isPeriodic: true,
  isDisposal: false,
  required: ['gross_amount'],
  optional: [],
  checks: [checkRoom],
  accept: [],
  documents: [],
};
