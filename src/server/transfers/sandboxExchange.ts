import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { navCalendar } from '../positions/navCalendar.ts';
import type { TransferUnderWay } from '../operations/readTransfers.ts';
import type { ExchangedMessage, TransferExchange } from './transferExchange.ts';
import { receivedFrom } from './receivedFrom.ts';

/** The faults that a person may try, by how the account at the origin ends. */
const faults = {
  '13': 'REJECTED',
  '14': 'SILENT',
  '15': 'SHORT',
  '16': 'NO_FISCAL_DATA',
  '17': 'LATE_FISCAL_DATA',
  '18': 'TWICE',
  '19': 'UNKNOWN_REQUEST',
} as const;
type Fault = (typeof faults)[keyof typeof faults];

/** Calendar days that late fiscal data comes after the money. */
const LATE_DAYS = 4;

/**
 * The demo's other entities: a transfer is accepted a business day after it was asked for, and its money and
 * fiscal history come a business day later, as the real ones do with their faults.
 */
export const sandboxExchange: TransferExchange = {
  send: ({ row }) => Promise.resolve({ ...about(row.uuid, 'asked'), kind: 'REQUESTED' }),
  collect: (transfers, day) => Promise.resolve(transfers.flatMap((each) => answersTo(each, day))),
};

const about = (request: string, what: string) => ({
  request,
  reference: `SANDBOX/${request}/${what}`,
});

function answersTo(transfer: TransferUnderWay, day: PlainDate): ExchangedMessage[] {
  const { row, days } = transfer;
  const fault = faultOf(row.details.xt_acount_origin);
  const { operation_status: status, uuid } = row;
  if (!status.startsWith('SNCE') || fault === 'SILENT') return [];
  if (status === 'SNCE_1') {
    if (navCalendar.next(days.requested) > day) return [];
    const answer: ExchangedMessage =
      fault === 'REJECTED'
        ? { ...about(uuid, 'rejected'), kind: 'REJECTED', reason: 'titularidad no coincidente' }
        : { ...about(uuid, 'accepted'), kind: 'ACCEPTED' };
    return withFault(fault, [answer]);
  }
  if (status === 'SNCE_2' && navCalendar.next(days.accepted) > day) return [];
  return withFault(fault, moneyAndHistory(transfer, fault, day));
}

function moneyAndHistory(
  { row, days }: TransferUnderWay,
  fault: Fault | undefined,
  day: PlainDate,
): ExchangedMessage[] {
  const { amount, lots } = receivedFrom(row);
  const isHere =
    fault === 'LATE_FISCAL_DATA'
      ? days.money !== null && addDays(days.money, LATE_DAYS) <= day
      : fault !== 'NO_FISCAL_DATA';
  return [
    {
      ...about(row.uuid, 'money'),
      kind: 'MONEY',
      amount: fault === 'SHORT' ? amount - 100n : amount,
    },
    ...(isHere ? [{ ...about(row.uuid, 'history'), kind: 'FISCAL_DATA' as const, lots }] : []),
  ];
}

function withFault(fault: Fault | undefined, messages: ExchangedMessage[]): ExchangedMessage[] {
  if (fault === 'TWICE') return [...messages, ...messages];
  if (fault !== 'UNKNOWN_REQUEST') return messages;
  const strays = messages.map((message) => ({
    ...message,
    request: '00000000-0000-4000-8000-000000000000',
    reference: `${message.reference}/stray`,
  }));
  return [...strays, ...messages];
}

function faultOf(account: unknown): Fault | undefined {
  const ending = String(account ?? '').slice(-2);
  return Object.hasOwn(faults, ending) ? faults[ending as keyof typeof faults] : undefined;
}
