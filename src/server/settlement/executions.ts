import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { executeDeparture } from './executeDeparture.ts';
import { executeEntry } from './executeEntry.ts';
import { executeExternal } from './executeExternal.ts';
import { executeSale } from './executeSale.ts';
import { executeTransfer } from './executeTransfer.ts';
import type { Execution } from './executions/executionStep.ts';

/** How what a type says of its execution is done. What staff records is executed by staff. */
export const executions: Readonly<Record<NonNullable<OperationType['execution']>, Execution>> = {
  entry: executeEntry,
  sale: executeSale,
  transfer: executeTransfer,
  arrival: executeExternal,
  departure: executeDeparture,
};
