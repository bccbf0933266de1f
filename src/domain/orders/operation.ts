/**
 * What the rules read of an operation, by the contract's names; amounts are wire decimals, dates
 * `YYYY-MM-DD`, `request_date` an ISO instant. Fields that a type does not have may be missing.
 * @source specification §3 Operation
 */
export interface Operation {
  uuid: string;
  uuid_account: string;
  operation_type: string;
  operation_status: string;
  key_product: string;
  key_product_target?: string | null;
  /** The ordering party. */
  uuid_intervener?: string | null;
  amount_shares_indicator?: string | null;
  gross_amount?: string | null;
  net_amount?: string | null;
  shares?: string | null;
  is_total_redemption?: boolean | null;
  is_total_transfer?: boolean | null;
  pay_method?: string | null;
  uuid_bank_account?: string | null;
  request_date?: string | null;
  nav_date?: string | null;
  value_date?: string | null;
  is_request?: boolean | null;
  /** The request that this operation executes. */
  uuid_request?: string | null;
  pp_compartment?: string | null;
  pp_redemption_cause?: string | null;
  pp_redemption_collection_method?: string | null;
  pp_redemption_defer?: string | null;
  pp_redemption_defer_date?: string | null;
  per_period?: string | null;
  per_start_date?: string | null;
  per_end_date?: string | null;
  per_increase_type?: string | null;
  per_increase?: string | null;
  per_increase_period?: string | null;
  /** The standing order that this one takes the place of, once everybody has signed it. */
  uuid_replaced?: string | null;
  /** The purchase that this operation undoes, whose money was taken back. */
  reverses?: string | null;
  /** The periodic request that this operation is an occurrence of. */
  per_uuid_operation_periodic_request?: string | null;
}
