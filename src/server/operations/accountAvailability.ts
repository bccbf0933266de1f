import { availability, type Availability } from '#/domain/operations/availability/availability.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { parsePercent, type MicroPercent } from '#/domain/money/percent.ts';
import { reservationTerms } from '#/domain/operations/availability/reservationTerms.ts';
import type { ReservationTerms } from '#/domain/operations/availability/reservedShares.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
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
 * @param benefitRate percentage that the tenant withholds from benefits
 */
export async function accountAvailability(
  db: TenantDb,
  portfolio: Portfolio,
  benefitRate?: MicroPercent,
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
      const terms = termsOf(portfolio, holding, benefitRate, taxpayers.get(account));
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
function termsOf(
  { navs, products, today }: Portfolio,
  { product, lots }: { product: string; lots: Lot[] },
  benefitRate: MicroPercent | undefined,
  taxpayer: Taxpayer = { type: 'F', country: 'ESP' },
): ReservationTerms | undefined {
  const point = navOn(navs.get(product), today);
  if (!point) return undefined;
  const row = products.get(product);
  const fee = parsePercent(row?.redemption_fee ?? '0') ?? 0n;
  const kind = row && row.kind !== 'FI' ? 'P' : 'F';
  return reservationTerms({ kind, nav: point.nav, fee, lots, taxpayer, today, benefitRate });
}
