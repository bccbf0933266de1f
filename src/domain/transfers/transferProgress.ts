import type { WireLot } from '../lots/wireLot.ts';
import type { Cents } from '../money/cents.ts';
import type { OperationStatus } from '../operations/status/statuses.ts';
import type { TransferMessage } from './transferMessage.ts';

/** A transfer from another entity as far as it is known. */
export interface TransferAsked {
  status: OperationStatus;
  /** What was asked for, in cents; null for everything, or a number of participations. */
  asked: Cents | null;
  /** Where tax is not deferred the money alone is enough. */
  needsFiscalData: boolean;
}

/** How far a transfer has come by its messages, in whatever order they came. */
export interface TransferProgress {
  amount: Cents | null;
  lots: readonly WireLot[] | null;
  /** The money is here and is what was asked for, or was taken as it is. */
  isAmountSettled: boolean;
  /** Money and fiscal data are here: it can be invested. */
  isComplete: boolean;
  /** What its status is by now. */
  status: OperationStatus;
  /** Why it ended, where it did. */
  reason: string | null;
}

/** What the messages of a transfer come to. Those that were refused are left out. */
export function transferProgress(
  { status, asked, needsFiscalData }: TransferAsked,
  messages: readonly TransferMessage[],
): TransferProgress {
  const last = (kind: TransferMessage['kind']) => messages.findLast((each) => each.kind === kind);
  const amount = last('MONEY')?.amount ?? null;
  const lots = last('FISCAL_DATA')?.lots ?? null;
  const isAmountSettled =
    amount !== null &&
    (asked === null || amount === asked || last('AMOUNT_ACCEPTED') !== undefined);
  const isComplete = isAmountSettled && (!needsFiscalData || lots !== null);
  const ended = last('REJECTED') ?? last('RETURNED');
  const known = { amount, lots, isAmountSettled, isComplete };
  if (ended) return { ...known, status: 'CANCELLED', reason: ended.reason ?? null };
  const reached: OperationStatus[] = [
    status,
    ...(last('REQUESTED') ? (['SNCE_1'] as const) : []),
    ...(last('ACCEPTED') || amount !== null || lots ? (['SNCE_2'] as const) : []),
    ...(isComplete ? (['SNCE_3'] as const) : []),
  ];
  return { ...known, status: reached.toSorted(byStep).at(-1)!, reason: null };
}

/**
 * How it is with the dates and cost of what comes: none are needed, neither they nor the money are here, the money is
 * here without them, they are here.
 */
export function fiscalDataState(
  { needsFiscalData }: Pick<TransferAsked, 'needsFiscalData'>,
  { amount, lots }: Pick<TransferProgress, 'amount' | 'lots'>,
): 'NOT_NEEDED' | 'AWAITED' | 'PENDING' | 'COMPLETE' {
  if (lots !== null) return 'COMPLETE';
  if (!needsFiscalData) return 'NOT_NEEDED';
  return amount === null ? 'AWAITED' : 'PENDING';
}

/** Steps of a transfer in their order. */
export const transferSteps: readonly OperationStatus[] = [
  'VALIDATED',
  'RD_SENT',
  'SNCE_1',
  'SNCE_2',
  'SNCE_3',
];

const byStep = (left: OperationStatus, right: OperationStatus) =>
  transferSteps.indexOf(left) - transferSteps.indexOf(right);
