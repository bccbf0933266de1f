import type { PlainDate } from '../../dates/plainDate.ts';
import { findOperationType } from '../findOperationType.ts';

/** When an order takes its lots among the others of its account. */
export interface BookPlace {
  operation_type: string;
  /** Its NAV date; undefined while it waits for something, and then it is expected before all that wait for nothing. */
  date?: PlainDate;
}

/**
 * The order in which the book of an account takes what leaves: by NAV date, within one date the halves of transfers
 * last, and else as orders were given, which the caller's list says. Lots leave in it.
 */
export function compareBookPlaces(left: BookPlace, right: BookPlace): number {
  const [one, other] = [left.date ?? '', right.date ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return Number(isHalf(left)) - Number(isHalf(right));
}

const isHalf = ({ operation_type }: BookPlace): boolean =>
  findOperationType(operation_type)?.execution === 'transfer';
