import type { Schema } from '#/contract/schema.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import type { Lot } from '../../lots/lot.ts';
import type { Cents } from '../../money/cents.ts';
import type { MicroNav } from '../../money/nav.ts';
import type { MicroPercent } from '../../money/percent.ts';
import type { ContributionAllowance } from '../../pensions/contributionAllowance.ts';
import type { BenefitState } from '../../pensions/runningBenefit.ts';
import type { Taxpayer } from '../../tax/taxpayer.ts';
import type { Availability } from '../availability/availability.ts';
import type { PendingHistory } from '../../transfers/pendingHistory.ts';
import type { Operation } from '../../orders/operation.ts';
import type { Order } from '../../orders/order.ts';

/** A product as the checks of an order see it. */
export interface OrderedProduct {
  key: string;
  /** F fund, P pension plan. */
  kind: 'F' | 'P';
  minimumFirst: Cents;
  minimumNext: Cents;
  /** Of each periodic payment; the minimum of further ones where it has none. */
  minimumPeriodic?: Cents | null;
  /** What has to stay invested after a partial redemption. */
  minimumRemaining?: Cents | null;
  /** Last published value. */
  nav?: MicroNav | null;
  /** Redemption commission. */
  fee?: MicroPercent;
  /** The account already holds some of it. */
  isHeld: boolean;
}

/** Everything that the checks of an order need to know, loaded by the server. */
export interface OrderContext {
  today: PlainDate;
  calendar: Calendar;
  /** Tenant and account settings that take types off the list. */
  allowPeriodics: boolean;
  allowPensionPlans: boolean;
  /** What the account is for. */
  accountKind: Schema<'AccountKind'>;
  product: OrderedProduct;
  /** Target of an internal transfer; undefined when the key names no product of this manager. */
  target?: OrderedProduct;
  /** Operations of the account: at least those under way, blocks, and one that entered the product. */
  operations: readonly Operation[];
  /** The account's holding in the product, in FIFO order, and what of it is available. */
  lots: readonly Lot[];
  availability: Availability;
  /** Transfers into the product whose money is here without dates and cost; none where it is missing. */
  pendingHistories?: readonly PendingHistory[];
  /** The holder for tax. */
  taxpayer: Taxpayer;
  /** The bank account that the order names; undefined when the account has no such one. */
  bankAccount?: { isValidated: boolean };
  /** There is an account to send money to, or somebody who takes it along. */
  receivesTransfers: boolean;
  /** The ordering party has a bank account of the account to order with that was found good. */
  hasValidatedBank: boolean;
  /** Of pension plans: percentage that staff set to withhold from benefits. */
  benefitRate?: MicroPercent;
  /** Of benefits: tax year in which the reduction was taken for the same contingency. */
  reductionTakenIn?: number;
  /** Day of the NAV that the order would get now: of a benefit in payments that of the first of them. */
  navDate?: PlainDate;
  /** Of pension plans: birthday of the holder, where it is known. */
  holderBorn?: PlainDate;
  /** Of pension plans: rights came into the account because of a contingency of somebody else. */
  isBeneficiary?: boolean;
  /** Of pension plans: the benefit of the account that goes on in it; none where nothing can be varied. */
  benefitRunning?: BenefitState | null;
  /** Of pension plans: room of the ordering party in the year in which money that is here now is invested. */
  room?: ContributionAllowance;
  /** The same of this year and the next, by the year. */
  roomByYear?: ReadonlyMap<number, ContributionAllowance>;
  /** The order as it was, when it is changed: what stays of it is not asked again. */
  before?: Pick<
    Order,
    'per_start_date' | 'per_end_date' | 'per_increase_type' | 'per_increase_period'
  >;
  /** ISINs of all the manager's funds, classes included. */
  ownIsins?: readonly string[];
  /** Codes of the manager's plans at the regulator, and its own. */
  ownPlanCodes?: readonly string[];
}
