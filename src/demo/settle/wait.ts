import { sharesFor } from '#/domain/money/valuation.ts';
import { centsOf, type Step } from './step.ts';
import type { DemoOperation } from './demoOperation.ts';
import { sharesOf } from '#/domain/lots/lot.ts';

/** An order that moves nothing: one under way, one that was stopped, a block of participations. */
export function wait({
  order,
  type,
  base,
  point,
  holding,
}: Omit<Step, 'point'> & Partial<Pick<Step, 'point'>>): DemoOperation {
  const fields = order.to ? { ...base.fields, key_product_target: order.to } : base.fields;
  const waiting = { ...base, fields, ended: order.ended };
  if (order.amount === 'all') return { ...waiting, shares: sharesOf(holding().lots) };
  const gross = centsOf(order);
  if (!type.block || !point) return { ...waiting, gross };
  const { date, nav } = point;
  return { ...waiting, shares: sharesFor(gross, nav), navDate: date, nav, ended: date };
}
