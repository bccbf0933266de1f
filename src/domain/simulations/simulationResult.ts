import type { Issue } from '../kernel/issue.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import type { WithholdingLaw } from '../tax/withholdingLaw.ts';

/** A lot in an answer: dates and cost as they were, what it brings now. */
export interface SimulatedLot {
  acquisition_date: PlainDate;
  origin_product: string | null;
  shares: string;
  cost: string;
  proceeds: string;
  gain: string;
  /** Its part of what is withheld of the whole order, by its gain; of what arrives in a target nothing. */
  withholding?: string;
}

/** What may turn out differently, or should be known; codes and params as in issues. */
export interface SimulationWarning {
  code: string;
  params?: Record<string, unknown>;
}

/** A part of a benefit; `gross_amount - commission - withholding = net_amount` to the cent. */
export interface BenefitPart {
  gross_amount: string;
  commission: string;
  withholding: string;
  net_amount: string;
  taxable_work_income: string;
}

/** How a benefit is paid in payments, all at one price; each is an estimate, made at the price of its own day. */
export interface BenefitPayments {
  count: number;
  /** Days on which the money of the first, the second and the last one arrives; no second of a single one. */
  first_date: PlainDate;
  next_date: PlainDate | null;
  last_date: PlainDate;
  /** The first one: of a benefit that is paid in both ways its capital. */
  first: BenefitPart;
  /** Each of those that follow, up to those at the end that are other by what rounding left. */
  each: BenefitPart | null;
  /** Each of these, so many of them; null where there are none. */
  last: BenefitPart | null;
  last_count: number;
}

/** Tax side of a pension-plan redemption. */
export interface PensionTax {
  compartment_1: string;
  compartment_2: string;
  reduction_40: string;
  taxable_work_income: string;
  reduction_eligible: boolean;
  /** Codes of what decided it. */
  reasons: string[];
  /** What is paid at once, where the rest is paid as an income. */
  capital: BenefitPart | null;
  /** What is paid in payments, all of them together; null where everything is paid at once. */
  income: BenefitPart | null;
  /** When and in which parts it is paid; null of what is paid at once, and where nobody said how often and until when. */
  payments: BenefitPayments | null;
  /** What it adds to the income tax of who lives in Spain, by the reference scale, all of it in one year; never taken off the net amount. */
  income_tax: {
    before: string;
    after: string;
    difference: string;
    /** The difference if nothing were reduced. */
    unreduced: string;
    marginal_rate: string;
    /** What else the year brings was said; otherwise it is left aside. */
    is_other_known: boolean;
  } | null;
}

/**
 * The answer to `POST /operations/simulation`, by the contract's names; decimal strings.
 * `gross_amount - commission - withholding = net_amount` to the cent.
 */
export interface Simulation {
  issues?: undefined;
  nav: string;
  nav_date: PlainDate;
  nav_is_estimate: true;
  real_nav_date?: PlainDate;
  shares: string;
  gross_amount: string;
  commission: string;
  acquisition_cost: string;
  /** Gain or loss that is taxed now; zero where it is deferred. */
  fiscal_import: string;
  /** What of it counts in the tax return of the year: more where losses have to wait. */
  counted_gain: string;
  /** What is lost that does not count yet. */
  waiting_loss: string;
  withholding_rate: string;
  withholding: string;
  net_amount: string;
  lots: SimulatedLot[];
  /** Lots as they would arrive in the target of a transfer. */
  target_lots?: SimulatedLot[];
  remaining: { shares: string; value: string; latent_gain: string };
  savings_tax: {
    /** Percentage of the gain that whoever asks declares, and what that comes to. */
    part: string;
    gain: string;
    before: string;
    after: string;
    difference: string;
    marginal_rate: string;
  } | null;
  pension: PensionTax | null;
  /** By which law what is withheld of what. */
  tax: WithholdingLaw & { rate: string; base: string };
  warnings: SimulationWarning[];
  /** Code of the sentence to show beneath. */
  disclaimer: string;
}

/** Why there is no simulation; pointers are below the request. */
export interface SimulationRefused {
  issues: Issue[];
}
