import { availability, type Availability } from '#/domain/operations/availability/availability.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { benefitTerms } from '#/domain/pensions/benefitTerms.ts';
import type { SaleTerms } from '#/domain/tax/exactSale.ts';
import { nettedGain } from '#/domain/tax/taxBase.ts';
import { withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Portfolio } from '../positions/portfolio.ts';
import { memoizedReplay } from '../positions/memoizedReplay.ts';
import { holderTaxpayers } from '../positions/holderTaxpayer.ts';
import { readHoldingOperations } from './readHoldingOperations.ts';

/** What of one account's holding in a product may be ordered out, and what is under way in it. */
export interface HoldingStatus {
  account: string;
  product: string;
  lots: Lot[];
  availability: Availability;
  /** Orders that are not finished; standing periodic requests are none. */
  pending: Operation[];
}

/**
 * The holdings of a portfolio's accounts, and products in which orders are under way without any,
 * each with what is available of it. Ordered by account and product.
 */
export async function accountAvailability(
  db: TenantDb,
  portfolio: Portfolio,
  orderedBy?: ReadonlyMap<string, string>,
): Promise<HoldingStatus[]> {
  const accounts = [...portfolio.accounts];
  const operations = await readHoldingOperations(db, accounts, orderedBy);
  const taxpayers = await holderTaxpayers(db, accounts);
  const holdings = new Map<string, { account: string; product: string; lots: Lot[] }>();
  const add = (account: string, product: string, lots: Lot[]) => {
    const key = `${account}/${product}`;
    if (!holdings.has(key)) holdings.set(key, { account, product, lots });
  };
  for (const { account, product, lots } of memoizedReplay(portfolio.entries, portfolio.today)
    .holdings)
    add(account, product, lots);
  for (const { uuid_account, key_product, ...operation } of operations)
    if (isPending(operation)) add(uuid_account, key_product, []);
  return [...holdings.values()]
    .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
    .map((holding) => {
      const { account, product, lots } = holding;
      const terms = saleTerms(portfolio, product, lots, taxpayers.get(account));
      const pending = operations.filter(
        (operation) =>
          operation.uuid_account === account &&
          operation.key_product === product &&
          isPending(operation),
      );
      return { ...holding, availability: availability(holding, operations, lots, terms), pending };
    });
}

const keyOf = ({ account, product }: { account: string; product: string }) =>
  `${account}/${product}`;

const isPending = (operation: { operation_status: string }) =>
  isOpen(operation) && !operation.operation_status.startsWith('PERIODIC_');

/** At what amounts are turned into participations: the last NAV, and the tax of this holder. */
function saleTerms(
  { navs, products, today }: Portfolio,
  product: string,
  lots: Lot[],
  taxpayer: Taxpayer = { type: 'F', country: 'ESP' },
): SaleTerms | undefined {
  const point = navOn(navs.get(product), today);
  if (!point) return undefined;
  const row = products.get(product);
  const fee = parsePercent(row?.redemption_fee ?? '0') ?? 0n;
  if (row && row.kind !== 'FI') return benefitTerms({ nav: point.nav, fee, lots, paid: today });
  return { nav: point.nav, fee, rate: withholdingRate(taxpayer, today), base: nettedGain };
}
