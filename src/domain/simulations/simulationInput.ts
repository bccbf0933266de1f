import type { PlainDate } from '../dates/plainDate.ts';
import type { PaymentDays } from '../pensions/benefitPayments.ts';
import type { TaxExemption, Taxpayer } from '../tax/taxpayer.ts';
import type { WireLot } from '../lots/wireLot.ts';

/**
 * What a simulation is asked (the wire's names) and what must be known about the holding and its
 * holder. Amounts, participations, NAV and percentages are decimal strings with a point.
 */
export interface SimulationInput extends HoldingSimulation {
  /** The whole holding; its order does not matter. */
  lots: readonly WireLot[];
}

/** The same without the holding, where that is at hand in exact numbers. */
export interface HoldingSimulation {
  uuid_account?: string;
  key_product: string;
  operation_type: string;
  /** I net, B gross, P participations, T total. */
  amount_shares_indicator: string;
  /** Euro, or participations under P; not read under T. */
  amount?: string | null;
  /** Instant or date of the request; dates the certificate and the two-month rule. */
  request_date?: string | null;
  /** Other income of the year in the savings base. */
  savings_base_other?: string | null;
  /** Other income of the year in the general base, of a pension-plan redemption. */
  general_base_other?: string | null;

  /** Last published NAV and its date. */
  nav: string;
  nav_date: PlainDate;
  /** NAV date that an order placed now would get. */
  real_nav_date?: PlainDate | null;
  /** Less than the holding where some are reserved or blocked. */
  available_shares?: string | null;
  /** Taken by orders under way that go after this one: they do not stay either. */
  reserved_after?: string | null;
  has_redemption_in_progress?: boolean;
  /** Of a pension plan: transfers leave in proportion from before and after 2007 and are never taxed. */
  is_plan?: boolean;
  /** Redemption commission in percent of the gross amount. */
  fee?: string | null;

  /** F natural person (when missing), J legal person. */
  person_type?: string | null;
  /** Percentage of the gain that whoever asks declares; all of it when missing, null where nobody can say. */
  declared_part?: string | null;
  /** Country of tax residence, ISO-3; Spain when missing. */
  residence?: string | null;
  certificate_date?: PlainDate | null;
  /** Another was sent, and staff have not looked at it yet. */
  is_certificate_pending?: boolean;
  has_treaty?: boolean;
  /** Of a legal person: its gains are exempt. */
  tax_exemption?: TaxExemption;
  /** Who else owns the account. */
  other_holders?: readonly Taxpayer[];
  /** Days on which whoever asks bought what they keep of the product in other accounts of theirs. */
  bought_besides?: readonly PlainDate[];
  /** Percentage withheld: of the gain, 19 when missing; of a pension the rate that staff set. */
  withholding_rate?: string | null;
  /** Whether losses are set off inside the order (ORDER, when missing) or not (LOT). */
  netting?: 'ORDER' | 'LOT' | null;

  /** Target of a transfer with its last NAV. */
  key_product_target?: string | null;
  target_nav?: string | null;
  target_nav_date?: PlainDate | null;

  pp_redemption_cause?: string | null;
  pp_redemption_collection_method?: string | null;
  /** Day of the contingency: retirement, disability, … */
  pp_redemption_cause_date?: PlainDate | null;
  /** 1 before 2007, 2 after 2006, 3 both (when missing). */
  pp_compartment?: string | null;
  /** Part paid as capital under MIXTA. */
  pp_redemption_mixed_amount?: string | null;
  /** When it is paid in payments, as its settlement will. */
  payment_days?: PaymentDays | null;
  /** Year in which the reduction was taken for the same contingency, by what was paid. */
  pp_reduction_year?: number | null;
}
