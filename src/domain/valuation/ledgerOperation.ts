import type { WireLot } from '../lots/wireLot.ts';

/**
 * An operation as far as the ledger reads it, by the contract's names; amounts are wire decimals,
 * dates `YYYY-MM-DD`. Fields that a type does not have may be missing or null.
 */
export interface LedgerOperation {
  uuid: string;
  operation_type: string;
  operation_status: string;
  uuid_account: string;
  key_product: string;
  shares?: string | null;
  gross_amount?: string | null;
  commission?: string | null;
  withholding?: string | null;
  nav?: string | null;
  /** Date of the NAV at which it was executed. */
  nav_date?: string | null;
  value_date?: string | null;
  /** The request that this operation executes. */
  uuid_request?: string | null;
  /** Fiscal history that came from another entity, oldest first. */
  lots?: readonly WireLot[] | null;
}
