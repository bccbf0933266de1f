import type { Calendar } from '#/domain/calendar/calendar.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { lastBusinessDay } from '#/domain/calendar/valuationDay.ts';
import { toWire } from '#/domain/money/wire.ts';
import { balanceOf } from '#/domain/valuation/balance.ts';
import { distribution } from '#/domain/valuation/distribution.ts';
import { evolutionSteps } from '#/domain/valuation/evolution.ts';
import { evolutionDates } from '#/domain/valuation/evolutionDates.ts';
import type { EvolutionRange } from '#/domain/valuation/evolutionDates.ts';
import { newestFigures } from '#/domain/valuation/newestFigures.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { positionsOf } from '#/domain/valuation/positions.ts';
import type { Schema } from '#/contract/schema.ts';
import { figuredOnce } from './figuredOnce.ts';
import type { Market } from './readMarket.ts';
import { codeList } from '../tenants/codeList.ts';
import { memoizedReplay } from './memoizedReplay.ts';

/** Everything that figures of some accounts are computed from. */
export interface Portfolio extends Market {
  /** The accounts whose figures may be seen. */
  accounts: ReadonlySet<string>;
  /** Those of them of which more is seen than one's own orders. */
  seenWhole: readonly string[];
  entries: readonly LedgerEntry[];
  today: PlainDate;
  /** Business days of the tenant. */
  calendar: Calendar;
}

/** Balance of the accounts as the wire shows it. */
export function toBalance({
  entries,
  navs,
  products,
  today,
  calendar,
}: Portfolio): Schema<'Balance'> {
  const found = balanceOf(
    memoizedReplay(entries, today),
    navs,
    today,
    dueOn(products, today, calendar),
  );
  return {
    value: toWire(found.value, 2),
    net_invested: toWire(found.netInvested, 2),
    gain: toWire(found.gain, 2),
    gain_percent: found.gainPercent,
    latent_gain: toWire(found.latentGain, 2),
    realised_gain: toWire(found.realisedGain, 2),
    brought_gain: toWire(found.broughtGain, 2),
    value_date: found.valueDate ?? null,
    is_nav_late: found.isNavLate,
  };
}

/** Stands for a product where money is on its way between two. */
export const IN_TRANSIT = 'IN_TRANSIT';
const inTransit = codeList('position-states').items[IN_TRANSIT]!.label;
const nameOf = (product: string, isInTransit: boolean) =>
  isInTransit ? `${inTransit}: ${product}` : product;

/** Positions, largest first. */
export function toPositions({ entries, navs, products, today }: Portfolio): Schema<'Position'>[] {
  return positionsOf(memoizedReplay(entries, today), navs, today)
    .sort((left, right) => (left.value > right.value ? -1 : left.value < right.value ? 1 : 0))
    .map((position) => {
      const product = products.get(position.product);
      return {
        key_product: position.product,
        name_product: nameOf(product?.name_product ?? position.product, position.isInTransit),
        state: position.isInTransit ? IN_TRANSIT : 'HELD',
        isin: product?.isin ?? null,
        kind: product?.kind ?? 'FI',
        shares: toWire(position.shares, 6),
        nav: toWire(position.nav ?? 0n, 6),
        nav_date: position.navDate ?? today,
        value: toWire(position.value, 2),
        cost: toWire(position.cost, 2),
        gain: toWire(position.gain, 2),
        gain_percent: position.gainPercent,
        weight: position.weight,
        uuid_account: position.account,
      };
    });
}

/** Value and net invested through a range of dates, the last of them that of the newest figures. */
export async function toEvolution(
  portfolio: Portfolio,
  range: EvolutionRange,
): Promise<Schema<'EvolutionPoint'>[]> {
  const { entries, navs, today } = portfolio;
  const first = firstDate(entries);
  if (!first) return [];
  return figuredOnce(portfolio, `evolution ${range}`, function* () {
    const held = positionsOf(memoizedReplay(entries, today), navs, today);
    const dates = evolutionDates(range, first, today, newestFigures(held, entries, today));
    const points = yield* evolutionSteps(entries, navs, dates);
    return points.map((point) => ({
      date: point.date,
      value: toWire(point.value, 2),
      net_invested: toWire(point.netInvested, 2),
    }));
  });
}

/** Of the earliest movement. */
export const firstDate = (entries: readonly LedgerEntry[]): PlainDate | undefined =>
  entries.reduce<PlainDate | undefined>(
    (found, { date }) => (found && found < date ? found : date),
    undefined,
  );

export function toDistribution(portfolio: Portfolio): Schema<'DistributionSlice'>[] {
  const { entries, navs, products, today } = portfolio;
  return distribution(positionsOf(memoizedReplay(entries, today), navs, today)).map(
    ({ product, value, percent }) => ({
      key_product: product ?? IN_TRANSIT,
      name_product:
        product === undefined ? inTransit : (products.get(product)?.name_product ?? product),
      value: toWire(value, 2),
      percent,
    }),
  );
}

/** The newest NAV that a product has to have published by today. */
function dueOn(products: Portfolio['products'], today: PlainDate, calendar: Calendar) {
  const daily = calendar.previous(today);
  const monthly = lastBusinessDay(addDays(`${today.slice(0, 7)}-01`, -1), calendar);
  return (product: string) =>
    products.get(product)?.nav_frequency === 'MONTHLY' ? monthly : daily;
}
