import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import type { SaleOrder } from '#/domain/executions/saleOf.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { BenefitPayment } from './benefitPayment.ts';
import { benefitRate } from './benefitRate.ts';

/** An order that sells, and at what: its NAV, or the last that is known. */
export interface PricedSale {
  db: TenantDb;
  row: StoredOperation;
  product: ProductRow;
  nav: bigint;
  navDate: PlainDate;
  /** The payment that is due, of a benefit. */
  payment?: BenefitPayment;
  settling: { tenant: Pick<Tenant, 'timeZone' | 'settings'> };
}

/** A stored order with what it is executed at, as the rules read it. @throws when it does not say how much */
export function saleOrder(step: PricedSale): SaleOrder {
  const { row, product, nav, navDate, payment, settling } = step;
  const { indicator, left } = leftOf(row);
  if (indicator !== 'T' && left === null)
    throw new Error(`Operation ${row.uuid} does not say how much`);
  return {
    type: operationTypeOf(row.operation_type),
    indicator,
    left,
    requested: toWallClock(row.request_date.toISOString(), settling.tenant.timeZone).date,
    details: row.details,
    nav,
    navDate,
    fee: parsePercent(product.redemption_fee ?? '0') ?? 0n,
    benefitRate: benefitRate(settling.tenant),
    payment,
  };
}

/** In which measure an order is for how much, of a benefit what is left of it; null of everything, and where it does not say. */
export function leftOf(row: StoredOperation): Pick<SaleOrder, 'indicator' | 'left'> {
  const indicator = (row.is_total ? 'T' : row.amount_shares_indicator) as SaleOrder['indicator'];
  const left = { B: row.gross_amount, I: row.net_amount, P: row.shares, T: null }[indicator];
  return { indicator, left: left ?? null };
}
