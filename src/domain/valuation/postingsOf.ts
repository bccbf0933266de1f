import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { ledgerKinds, type LedgerKind } from '../operations/kinds/ledgerKinds.ts';

/**
 * Where participations and money are: in the product, on their way between two products, with the
 * investor's bank, another entity or another person, withheld for the tax office, kept as commission; or cents that were
 * too few to buy a participation, which stay in the product.
 */
export type LedgerAccount =
  'PARTICIPATIONS' | 'TRANSIT' | 'BANK' | 'ENTITY' | 'PERSON' | 'TAX' | 'COMMISSION' | 'ROUNDING';

/** One line of double entry: what an execution brought to an account, or took from it (negative). */
export interface Posting {
  ledger_account: LedgerAccount;
  /** Of the product; none on other accounts. */
  shares: MicroShares;
  amount: Cents;
}

/** What was executed; all numbers positive. */
export interface ExecutedMovement {
  kind: LedgerKind;
  shares: MicroShares;
  gross: Cents;
  commission: Cents;
  withholding: Cents;
}

/** Who is on the other side of a movement. */
const counterparts: Readonly<Record<LedgerKind, LedgerAccount>> = {
  subscription: 'BANK',
  redemption: 'BANK',
  excessReturn: 'BANK',
  undoing: 'BANK',
  transferOut: 'TRANSIT',
  transferIn: 'TRANSIT',
  externalTransferIn: 'ENTITY',
  externalTransferOut: 'ENTITY',
  inheritanceIn: 'PERSON',
  inheritanceOut: 'PERSON',
  donationIn: 'PERSON',
  donationOut: 'PERSON',
  contingencyIn: 'PERSON',
  contingencyOut: 'PERSON',
};

/** The double entry of an execution: its amounts add up to nothing. Accounts to which nothing came are left out. */
export function postingsOf(movement: ExecutedMovement): Posting[] {
  const { kind, shares, gross, commission, withholding } = movement;
  const isIn = ledgerKinds[kind].sign === 1;
  const invested = isIn ? gross - commission - withholding : -gross;
  const other = isIn ? -gross : gross - commission - withholding;
  const lines: Posting[] = [
    { ledger_account: 'PARTICIPATIONS', shares: isIn ? shares : -shares, amount: invested },
    { ledger_account: counterparts[kind], shares: 0n, amount: other },
    { ledger_account: 'TAX', shares: 0n, amount: withholding },
    { ledger_account: 'COMMISSION', shares: 0n, amount: commission },
  ];
  return lines.filter(({ shares, amount }) => shares !== 0n || amount !== 0n);
}
