/** What an entry does to a holding. */
export interface LedgerEffect {
  /** 1 adds participations, -1 takes them. */
  sign: 1 | -1;
  /** One half of a transfer inside the account: no money crosses the account's border. */
  isInternal: boolean;
}

const enters: LedgerEffect = { sign: 1, isInternal: false };
const leaves: LedgerEffect = { sign: -1, isInternal: false };

/** Every kind of ledger entry. Blocks of participations are no entries: they move nothing. */
export const ledgerKinds = {
  subscription: enters,
  redemption: leaves,
  transferOut: { sign: -1, isInternal: true },
  transferIn: { sign: 1, isInternal: true },
  externalTransferIn: enters,
  externalTransferOut: leaves,
  inheritanceIn: enters,
  inheritanceOut: leaves,
  donationIn: enters,
  donationOut: leaves,
  contingencyIn: enters,
  contingencyOut: leaves,
  excessReturn: leaves,
  undoing: leaves,
} as const satisfies Record<string, LedgerEffect>;

export type LedgerKind = keyof typeof ledgerKinds;
