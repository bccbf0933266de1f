import { toWallClock } from '#/domain/dates/wallClock.ts';
import type { SaleOrder } from '#/domain/executions/saleOf.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { benefitRate } from '../../orders/benefitRate.ts';
import type { ExecutionStep } from './executionStep.ts';

/** A stored order with what it is executed at, as the rules read it. @throws when it does not say how much */
export function saleOrder(step: ExecutionStep): SaleOrder {
  const { row, product, nav, navDate, payment, settling } = step;
  const indicator = (row.is_total ? 'T' : row.amount_shares_indicator) as SaleOrder['indicator'];
  const left = { B: row.gross_amount, I: row.net_amount, P: row.shares, T: null }[indicator];
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
