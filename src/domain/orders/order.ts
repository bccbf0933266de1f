/**
 * An order as it is sent (the body of `POST /operations`), before anything is known about it: every
 * field may be missing or wrong. Amounts and participations are wire decimals.
 * @source specification §3 Operation
 */
export interface Order {
  uuid_account: string;
  operation_type: string;
  key_product: string;
  key_product_target?: string | null;
  amount_shares_indicator?: string | null;
  gross_amount?: string | null;
  net_amount?: string | null;
  shares?: string | null;
  is_total_redemption?: boolean | null;
  is_total_transfer?: boolean | null;
  pay_method?: string | null;
  uuid_bank_account?: string | null;
  /** What its type says, where it is said. */
  is_periodic?: boolean | null;
  per_period?: string | null;
  per_start_date?: string | null;
  per_end_date?: string | null;
  per_increase_type?: string | null;
  per_increase?: string | null;
  per_increase_period?: string | null;
  pp_redemption_cause?: string | null;
  pp_redemption_cause_date?: string | null;
  pp_redemption_collection_method?: string | null;
  pp_redemption_defer?: string | null;
  pp_redemption_defer_date?: string | null;
  pp_compartment?: string | null;
  pp_plan_type?: string | null;
  pp_xt_dgs_code?: string | null;
  pp_xt_egs_code?: string | null;
  pp_rights_type?: string | null;
  pp_source_situation?: string | null;
  pp_rendering_variation?: string | null;
  pp_redemption_mixed_amount?: string | null;
  transfer_nav_on_month_end?: boolean | null;
  xt_isin_code?: string | null;
  xt_acount_origin?: string | null;
  xt_entity?: string | null;
  has_read_dfi?: boolean | null;
  has_read_eepp?: boolean | null;
  has_read_report?: boolean | null;
  /** Uuids of the published documents that its giver confirms having read. */
  papers_read?: readonly string[] | null;
}

export type OrderField = keyof Order;
