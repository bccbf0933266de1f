import type { WireLot } from '../lots/wireLot.ts';
import type { Cents } from '../money/cents.ts';

/**
 * What is told about a transfer from another entity: we asked; the origin accepted or rejected; its money and
 * its fiscal data came; an amount other than the one asked for was taken; the money went back.
 * @source Cuaderno 234 (SNCE)
 */
export const transferMessageKinds = [
  'REQUESTED',
  'ACCEPTED',
  'REJECTED',
  'MONEY',
  'FISCAL_DATA',
  'AMOUNT_ACCEPTED',
  'RETURNED',
] as const;

export type TransferMessageKind = (typeof transferMessageKinds)[number];

/** One message, with what its kind brings. */
export interface TransferMessage {
  kind: TransferMessageKind;
  /** Of MONEY. */
  amount?: Cents | null;
  /** Of REJECTED and RETURNED. */
  reason?: string | null;
  /** Of FISCAL_DATA: dates and cost of what left. */
  lots?: readonly WireLot[] | null;
}
