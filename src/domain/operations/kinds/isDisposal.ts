import type { OperationType } from './operationType.ts';

/** It takes participations from a holding: split ownership signs together, and they are reserved. */
export const isDisposal = ({ flow }: Pick<OperationType, 'flow'>): boolean =>
  flow === 'OUT' || flow === 'BETWEEN';
