import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../issue.ts';
import { parseLots } from '../lots/parseLots.ts';
import type { TransferMessage } from './transferMessage.ts';
import { transferSteps, type TransferAsked } from './transferProgress.ts';

/**
 * Whether a message may follow what is known of a transfer. Codes: `transfer_message.over` (it has ended),
 * `.not_requested` (nobody has asked the origin yet), `.requested` (somebody has), `.done` (told before by
 * another message), `.after_money` (rejected although its money is here), `.no_money`, `.amount`, `.reason`,
 * `.lots` (the message lacks what its kind brings).
 */
export function checkTransferMessage(
  { status, asked }: Pick<TransferAsked, 'status' | 'asked'>,
  before: readonly TransferMessage[],
  message: TransferMessage,
  today: PlainDate,
): Issue[] {
  const has = (kind: TransferMessage['kind']) => before.some((each) => each.kind === kind);
  const { kind } = message;
  const issue = (code: string, path = ''): Issue[] => [{ code: `transfer_message.${code}`, path }];
  if (!transferSteps.includes(status)) return issue('over');
  const isRequested = status.startsWith('SNCE');
  if (kind === 'REQUESTED') return isRequested ? issue('requested') : [];
  if (!isRequested) return issue('not_requested');
  if (has(kind)) return issue('done');
  if (kind === 'REJECTED' && has('MONEY')) return issue('after_money');
  if (kind === 'ACCEPTED' && status !== 'SNCE_1') return issue('done');
  const wantsMoney = kind === 'RETURNED' || kind === 'AMOUNT_ACCEPTED';
  if (wantsMoney && !has('MONEY')) return issue('no_money');
  if (kind === 'AMOUNT_ACCEPTED') {
    const isOther = before.some((each) => each.kind === 'MONEY' && each.amount !== asked);
    return asked !== null && isOther ? [] : issue('done');
  }
  if (kind === 'MONEY' && !(message.amount && message.amount > 0n))
    return issue('amount', '/amount');
  if ((kind === 'REJECTED' || kind === 'RETURNED') && !message.reason?.trim())
    return issue('reason', '/reason');
  if (kind === 'FISCAL_DATA' && !isHistory(message.lots, today)) return issue('lots', '/lots');
  return [];
}

/** At least one purchase, each of some participations and of a day that has come. */
function isHistory(lots: TransferMessage['lots'], today: PlainDate): boolean {
  const read = parseLots(lots ?? [], '');
  return (
    read !== 'unreadable' &&
    read.length > 0 &&
    read.every(({ shares, acquired }) => shares > 0n && acquired <= today)
  );
}
