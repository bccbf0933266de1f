import { parseDate, type PlainDate } from '../dates/plainDate.ts';
import { toMadrid } from '../dates/wallClock.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Lot } from '../lots/lot.ts';
import { sharesOf } from '../lots/lot.ts';
import { parseCents, type Cents } from '../money/cents.ts';
import { parseNav, type MicroNav } from '../money/nav.ts';
import { parsePercent, type MicroPercent } from '../money/percent.ts';
import { parseShares, type MicroShares } from '../money/shares.ts';
import { parseCause, type RedemptionCauseName } from '../pensions/causes.ts';
import { parseCollectionMethod, type CollectionMethod } from '../pensions/collectionMethod.ts';
import type { PaymentDays } from '../pensions/benefitPayments.ts';
import { benefitLots } from '../pensions/benefitLots.ts';
import { parseCompartment } from '../lots/compartment.ts';
import { findOperationType } from '../operations/findOperationType.ts';
import { isDisposal } from '../operations/kinds/isDisposal.ts';
import type { OperationType } from '../operations/kinds/operationType.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import { orderChoiceOf, type LotChoice } from '../lots/lotChoice.ts';
import { defersTransfers, type Taxpayer } from '../tax/taxpayer.ts';

export type AmountIndicator = 'I' | 'B' | 'P' | 'T';

/** A simulation's input in exact numbers. */
export interface SimulationCase {
  type: OperationType;
  indicator: AmountIndicator;
  /** How much is asked for, in its own measure; null of everything, and where that cannot be read. */
  asked: bigint | null;
  /** Everything held, in FIFO order. */
  held: Lot[];
  /** The lots that may be sold: of a plan those that its benefit may be paid from. */
  lots: Lot[];
  available: MicroShares;
  /** Of what is left over, what orders take that go after this one. */
  reservedAfter: MicroShares;
  nav: MicroNav;
  navDate: PlainDate;
  requested: PlainDate;
  /** Day whose NAV it gets, not before it was asked for. */
  priced: PlainDate;
  fee: MicroPercent;
  /** As given; undefined where the law's applies. */
  rate?: MicroPercent;
  taxpayer: Taxpayer;
  /** What of the gain whoever asks declares; null where nobody can say. */
  part: MicroPercent | null;
  /** When more of the product was bought in other accounts, and is kept. */
  besides: readonly PlainDate[];
  /** Of the year, in the savings base. */
  other: Cents;
  /** Of the year, in the general base. */
  otherGeneral: Cents;
  /** Whether that was said. */
  isOtherKnown: boolean;
  targetNav?: MicroNav;
  /** It carries its gain on, so that nothing is taxed now. */
  isDeferred: boolean;
  /** From which lots it takes, where it is not simply the oldest. */
  choice?: LotChoice;
  cause?: RedemptionCauseName;
  method?: CollectionMethod;
  causeDate?: PlainDate;
  /** Part paid as capital, where a benefit is paid in both ways. */
  capital?: Cents;
  /** When a benefit is paid in payments. */
  days?: PaymentDays;
}

export type ReadSimulation =
  { read: SimulationCase; issues?: undefined } | { read?: undefined; issues: Issue[] };

/** What an investor orders out at once. */
const isSimulated = (type: OperationType): boolean =>
  type.begunBy === 'INVESTOR' && isDisposal(type) && type.child === null;

const indicators: readonly string[] = ['I', 'B', 'P', 'T'];
const HUNDRED = 100_000_000n;

/**
 * Reads a simulation's input, or says everything that is wrong with it at once. Codes
 * `simulation.unknown` (a code that does not exist), `simulation.unreadable` (a number, date or lot
 * that is none or is out of range), `simulation.nothing_available`.
 * @param lots the whole holding in FIFO order
 */
export function readSimulation(
  input: HoldingSimulation,
  lots: Lot[] | 'unreadable',
): ReadSimulation {
  const issues: Issue[] = [];
  const refuse = (field: keyof HoldingSimulation | 'lots', code = 'simulation.unreadable') => {
    issues.push({ code, path: `/${field}` });
    return undefined;
  };
  /** An optional field: `absent` when it is missing, an issue when it cannot be read. */
  function read<Value, Absent>(
    field: keyof HoldingSimulation,
    parse: (value: unknown) => Value | undefined,
    absent: Absent,
  ): Value | Absent {
    const value = input[field];
    if (value === undefined || value === null || value === '') return absent;
    return parse(value) ?? refuse(field) ?? absent;
  }

  const type = findOperationType(input.operation_type);
  if (!type || !isSimulated(type)) refuse('operation_type', 'simulation.unknown');
  if (!indicators.includes(input.amount_shares_indicator))
    refuse('amount_shares_indicator', 'simulation.unknown');
  const nav = parseNav(input.nav) ?? refuse('nav');
  const navDate = parseDate(input.nav_date) ?? refuse('nav_date');
  if (lots === 'unreadable') refuse('lots');
  const held = lots === 'unreadable' ? [] : lots;
  read('pp_compartment', parseCompartment, '3' as const);
  const requested = read('request_date', dayOf, navDate);
  const sellable =
    type?.tax === 'WORK_INCOME' && requested !== undefined
      ? benefitLots(held, input, requested)
      : held;
  const limit = read('available_shares', notNegative(parseShares), undefined);
  const reservedAfter = read('reserved_after', notNegative(parseShares), 0n);
  const together = sharesOf(sellable);
  const available = limit !== undefined && limit < together ? limit : together;
  const method = read('pp_redemption_collection_method', parseCollectionMethod, undefined);
  const capital = read('pp_redemption_mixed_amount', notNegative(parseCents), 0n);
  const taxpayer: Taxpayer = {
    type: read('person_type', parsePerson, 'F'),
    country: read('residence', parseText, 'ESP'),
    certificateIssued: read('certificate_date', parseDate, undefined),
    isCertificatePending: input.is_certificate_pending === true,
    hasTreaty: input.has_treaty === true,
    ...(input.tax_exemption && { exemption: input.tax_exemption }),
    ...(input.other_holders && { others: input.other_holders }),
  };
  const rest = {
    taxpayer,
    fee: read('fee', parseRate, 0n),
    rate: read('withholding_rate', parseRate, undefined),
    part: input.declared_part === null ? null : read('declared_part', parsePart, HUNDRED),
    besides: input.bought_besides ?? [],
    other: read('savings_base_other', notNegative(parseCents), 0n),
    otherGeneral: read('general_base_other', notNegative(parseCents), 0n),
    isOtherKnown: Boolean(input.general_base_other),
    targetNav: read('target_nav', parseNav, undefined),
    cause: read('pp_redemption_cause', parseCause, undefined),
    method,
    causeDate: read('pp_redemption_cause_date', parseDate, undefined),
    capital: method === 'MIXTA' ? capital : undefined,
    days: input.payment_days ?? undefined,
  };
  if (issues.length === 0 && available === 0n)
    refuse('key_product', 'simulation.nothing_available');
  if (issues.length > 0 || !type || nav === undefined || !navDate || !requested) return { issues };
  const indicator = input.amount_shares_indicator as AmountIndicator;
  const realDate = input.real_nav_date ?? requested;
  const asked =
    indicator === 'T' ? undefined : (indicator === 'P' ? parseShares : parseCents)(input.amount);
  const isPlan = input.is_plan === true;
  const isDeferred = type.isTransfer && (isPlan || defersTransfers(taxpayer));
  const choice = type.isTransfer ? orderChoiceOf(input, isPlan) : undefined;
  return {
    read: {
      ...rest,
      isDeferred,
      choice,
      requested,
      priced: realDate > requested ? realDate : requested,
      type,
      indicator,
      asked: asked ?? null,
      held,
      lots: sellable,
      available,
      reservedAfter,
      nav,
      navDate,
    },
  };
}

const parsePerson = (value: unknown): 'F' | 'J' | undefined =>
  value === 'F' || value === 'J' ? value : undefined;

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const notNegative =
  (parse: (value: unknown) => bigint | undefined) =>
  (value: unknown): bigint | undefined => {
    const number = parse(value);
    return number !== undefined && number >= 0n ? number : undefined;
  };

/** A percentage of the whole. */
function parsePart(value: unknown): MicroPercent | undefined {
  const part = parsePercent(value);
  return part !== undefined && part >= 0n && part <= HUNDRED ? part : undefined;
}

/** A percentage below 100: with all of it taken, no net amount could be reached. */
function parseRate(value: unknown): MicroPercent | undefined {
  const rate = parsePercent(value);
  return rate !== undefined && rate >= 0n && rate < HUNDRED ? rate : undefined;
}

/** The civil date in Madrid of an instant, or the date itself. */
function dayOf(value: unknown): PlainDate | undefined {
  const date = parseDate(value);
  if (date || typeof value !== 'string') return date;
  try {
    return toMadrid(value).date;
  } catch {
    return undefined;
  }
}
