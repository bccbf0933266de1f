import type { WireLot } from '../lots/wireLot.ts';

/**
 * A decimal of the wire ("1234.56"); or what that comes to where it is known already: cents, and millionths
 * of participations and of a NAV.
 */
type Amount = string | bigint | null;

/**
 * An operation as far as the ledger reads it, by the contract's names; dates are `YYYY-MM-DD`. Fields
 * that a type does not have may be missing or null.
 */
export interface LedgerOperation {
  uuid: string;
  operation_type: string;
  operation_status: string;
  uuid_account: string;
  key_product: string;
  shares?: Amount;
  gross_amount?: Amount;
  commission?: Amount;
  withholding?: Amount;
  nav?: Amount;
  /** Date of the NAV at which it was executed. */
  nav_date?: string | null;
  value_date?: string | null;
  /** The request that this operation executes. */
  uuid_request?: string | null;
  /** A benefit's compartment, and what a transfer out of a plan took, see `lotChoiceOf`. */
  pp_compartment?: string | null;
  lots_by?: string | null;
  /** Uuid of the purchase that this operation undoes, whose money was taken back. */
  reverses?: string | null;
  /** Fiscal history that came from another entity, oldest first. */
  lots?: readonly WireLot[] | null;
}
