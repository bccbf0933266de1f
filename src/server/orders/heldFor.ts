import type { SellableHolding } from '#/domain/executions/sellableHolding.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { reservationTerms } from '#/domain/operations/availability/reservationTerms.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { readHolding } from '../operations/readHolding.ts';
import { benefitRate } from './benefitRate.ts';
import type { PricedSale } from './saleOrder.ts';

/** What an order that is carried out may take, beside what the orders given before it still have to take. */
export function heldFor(
  { db, row, nav, navDate, product, settling }: PricedSale,
  taxpayer: Taxpayer,
  isEntered: boolean,
): Promise<SellableHolding> {
  const terms = reservationTerms({
    ...{ kind: product.kind === 'FI' ? 'F' : 'P', nav, taxpayer, today: navDate, lots: [] },
    fee: parsePercent(product.redemption_fee ?? '0') ?? 0n,
    benefitRate: benefitRate(settling.tenant),
  });
  return readHolding(db, row, navDate, isEntered, terms);
}
