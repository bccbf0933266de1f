import type { Issue } from '../kernel/issue.ts';
import {
  transferMessageKinds,
  type TransferMessage,
  type TransferMessageKind,
} from './transferMessage.ts';
import { transferSteps, type TransferAsked } from './transferProgress.ts';

type Asked = Pick<TransferAsked, 'status' | 'asked'>;

/**
 * Whether it is the turn of a kind of message. Codes: `transfer_message.over` (the transfer has ended),
 * `.not_requested` (nobody has asked the origin yet), `.requested` (somebody has), `.done` (told before by
 * another message), `.after_money` (rejected although its money is here), `.no_money`.
 */
export function checkTransferTurn(
  { status, asked }: Asked,
  before: readonly TransferMessage[],
  kind: TransferMessageKind,
): Issue[] {
  const has = (other: TransferMessageKind) => before.some((each) => each.kind === other);
  const issue = (code: string): Issue[] => [{ code: `transfer_message.${code}`, path: '' }];
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
  return [];
}

/** The kinds of message that may come next. */
export const nextTransferMessages = (asked: Asked, before: readonly TransferMessage[]) =>
  transferMessageKinds.filter((kind) => checkTransferTurn(asked, before, kind).length === 0);
