import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { StoredOperation } from './toRuleOperation.ts';

/** Whether what is executed is still to be settled: its money moves on a later day, and until then nothing has come. */
export const isToBeSettled = (
  {
    operation_status,
    settlement_date,
  }: Pick<StoredOperation, 'operation_status' | 'settlement_date'>,
  today: PlainDate,
): boolean =>
  operation_status === 'FINALIZED' && settlement_date !== null && settlement_date > today;
