import { addMonths } from '#/domain/dates/plainDate.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import { toWire } from '#/domain/money/wire.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';

/** A transfer from another entity that is asked for and not invested: what there is of it was told by that entity. */
export const isIncoming = ({ type, status }: DemoOperation): boolean =>
  findOperationType(type)?.execution === 'arrival' && status !== 'FINALIZED';

/** Its money is here, with what goes along. */
export const hasArrived = (operation: DemoOperation): boolean =>
  isIncoming(operation) && operation.status === 'SNCE_3';

/** What the other entity said was bought there: once, four years before, for four fifths of what it brings. */
export const broughtLots = ({ requested, gross = 0n }: DemoOperation): WireLot[] => [
  {
    acquisition_date: addMonths(requested, -48),
    shares: '100.000000',
    cost: toWire((gross * 4n) / 5n, 2),
  },
];
