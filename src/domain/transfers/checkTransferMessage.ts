import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { parseLots } from '../lots/parseLots.ts';
import type { TransferMessage } from './transferMessage.ts';
import type { TransferAsked } from './transferProgress.ts';
import { checkTransferTurn } from './checkTransferTurn.ts';

/**
 * Whether a message may follow what is known of a transfer. Codes: those of `checkTransferTurn`, and
 * `transfer_message.amount`, `.reason`, `.lots` (the message lacks what its kind brings).
 */
export function checkTransferMessage(
  asked: Pick<TransferAsked, 'status' | 'asked'>,
  before: readonly TransferMessage[],
  message: TransferMessage,
  today: PlainDate,
): Issue[] {
  const { kind } = message;
  const turn = checkTransferTurn(asked, before, kind);
  if (turn.length > 0) return turn;
  const issue = (code: string, path = ''): Issue[] => [{ code: `transfer_message.${code}`, path }];
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
