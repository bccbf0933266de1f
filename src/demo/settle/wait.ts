import { sharesOf } from '#/domain/lots/lot.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoOperation } from './demoOperation.ts';
import type { Holdings } from './holdings.ts';
import { centsOf } from './step.ts';

/** An order that moves nothing: one under way, one that was stopped, a block of participations. */
export function wait(
  order: DemoOrder,
  base: DemoOperation,
  point: DemoNav | undefined,
  holdings: Holdings,
): DemoOperation {
  const fields = order.to ? { ...base.fields, key_product_target: order.to } : base.fields;
  const waiting = { ...base, fields, ended: order.ended };
  if (order.amount === 'all') return { ...waiting, shares: sharesOf(holdings.of(order.product)) };
  const gross = centsOf(order);
  if (!order.type.endsWith('BLOQUEO_PARTICIPACIONES') || !point) return { ...waiting, gross };
  const { date, nav } = point;
  return { ...waiting, shares: sharesFor(gross, nav), navDate: date, nav, ended: date };
}
