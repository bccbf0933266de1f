import { checkInternalTransfer } from '#/domain/rules/internalTransferRule.ts';
import { bare, oneOf } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { neighbour, yes } from './options.ts';

/** The error stands in the neighbour `internal_transfer_error` unless the option says where. */
export const internalTransferRule: Keyword = {
  name: 'internalTransferRule',
  type: ['string', 'number', 'boolean'],
  option: oneOf(yes, bare({ error: neighbour })),
  judgesMissing: true,
  codes: ['internalTransferRule', 'internalTransferRule.message'],
  rule: checkInternalTransfer,
};
