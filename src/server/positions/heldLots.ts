import type { components } from '#/contract/contract.gen.ts';
import { traceLots, type LotStep, type TracedHolding } from '#/domain/valuation/traceLots.ts';
import { percentBetween } from '#/domain/money/percent.ts';
import { valueOf } from '#/domain/money/valuation.ts';
import { toWire } from '#/domain/money/wire.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { Portfolio } from './portfolio.ts';

type HeldLot = components['schemas']['HeldLot'];

/** Every lot of a portfolio, by product and first in first out, with where it comes from. */
export function toHeldLots(portfolio: Portfolio): HeldLot[] {
  return traceLots(portfolio.entries, portfolio.today)
    .sort((left, right) => (left.product < right.product ? -1 : 1))
    .flatMap((holding) => lotsOf(holding, portfolio));
}

function lotsOf({ account, product, lots }: TracedHolding, portfolio: Portfolio): HeldLot[] {
  const { navs, products, today } = portfolio;
  const nav = navOn(navs.get(product), today)?.nav;
  const nameOf = (key: string) => products.get(key)?.name_product ?? key;
  // Values are differences of running totals, so that they add up to the position's to the cent.
  let shares = 0n;
  const valueUpTo = () => (nav === undefined ? 0n : valueOf(shares, nav));
  return lots.map((lot) => {
    const before = valueUpTo();
    shares += lot.shares;
    const value = valueUpTo() - before;
    return {
      uuid_account: account,
      key_product: product,
      name_product: nameOf(product),
      acquisition_date: lot.acquired,
      origin_product: lot.origin,
      name_origin_product: nameOf(lot.origin),
      shares: toWire(lot.shares, 6),
      cost: toWire(lot.cost, 2),
      value: toWire(value, 2),
      gain: toWire(value - lot.cost, 2),
      gain_percent: percentBetween(value - lot.cost, lot.cost),
      chain: lot.steps.map((step) => toStep(step, nameOf)),
    };
  });
}

const toStep = (step: LotStep, nameOf: (key: string) => string): HeldLot['chain'][number] => ({
  date: step.date,
  kind: step.kind as HeldLot['chain'][number]['kind'],
  key_product: step.product,
  name_product: nameOf(step.product),
  key_product_from: step.from ?? null,
  name_product_from: step.from === undefined ? null : nameOf(step.from),
  uuid_operation: step.entry,
});
