import type { Executed } from '#/domain/executions/executed.ts';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { recordedSale } from '#/domain/executions/recordedSale.ts';
import { saleOf } from '#/domain/executions/saleOf.ts';
import { toWireLot } from '#/domain/lots/wireLot.ts';
import { roundHalfUp } from '#/domain/money/roundHalfUp.ts';
import { isDisposal } from '#/domain/operations/kinds/isDisposal.ts';
import type { Sale } from '#/domain/tax/sale.ts';
import type { DemoOperation } from './demoOperation.ts';
import { executedAt, pricedAt } from './market.ts';
import { centsOf, type Outcome, type Step } from './step.ts';

/** Executes an order at its NAV by what settlement executes it by; one that finds nothing to sell is cancelled. */
export function execute(step: Step): Outcome {
  const { type, base, point, order } = step;
  if (type.execution === 'arrival') return arrive(step);
  if (!isDisposal(type))
    return { operations: [executed(base, step, purchaseOf(centsOf(order), point.nav))] };
  const sale = saleIn(step);
  if (!sale) return { operations: [{ ...base, status: 'CANCELLED', ended: point.date }] };
  if (type.halves) return leave(step, sale);
  const { isDeferred, choice } = step.seller;
  const details = type.isTransfer && {
    is_tax_deferred: isDeferred,
    handed_over: isDeferred ? sale.sold.map(({ lot }) => toWireLot(lot)) : null,
    ...(choice && { lots_by: choice }),
  };
  const fields = { ...base.fields, ...details };
  return { operations: [{ ...executed(base, step, sale), fields }] };
}

function saleIn({ type, order, base, point, seller, holding }: Step): Sale | undefined {
  const { nav, date: navDate } = point;
  const held = holding();
  const gross = order.amount === 'all' ? null : centsOf(order);
  if (!type.execution)
    return recordedSale(held.lots, { operation_type: base.type, gross, nav, navDate });
  const amount = gross === null ? ({ indicator: 'T' } as const) : ({ indicator: 'B' } as const);
  const asked = { ...amount, left: gross, requested: base.requested, details: base.fields };
  return saleOf({ type, ...asked, nav, navDate, fee: 0n }, held, seller);
}

const executed = (
  operation: DemoOperation,
  { point }: Pick<Step, 'point'>,
  { shares, gross, withholding, gain }: Pick<Executed, 'shares' | 'gross' | 'withholding' | 'gain'>,
): DemoOperation => ({
  ...operation,
  ...executedAt(point, operation),
  ...{ shares, gross, withholding, gain },
});

/** What carries a request out. */
const half = (base: DemoOperation, more: Partial<DemoOperation>): DemoOperation => ({
  ...base,
  ...{ isRequest: false, isTotal: false, request: base.key, fields: {} },
  ...more,
});

/** A transfer from another entity: the request, and the arrival with the date and cost that came along. */
function arrive(step: Step): Outcome {
  const { order, base, type, point, seller } = step;
  const { isDeferred } = seller;
  const purchase = purchaseOf(centsOf(order), point.nav);
  const lot = {
    acquired: base.fields.pp_compartment === '1' ? '2004-11-15' : '2012-05-21',
    cost: roundHalfUp(purchase.gross * 8n, 10n),
    ...{ shares: purchase.shares, sequence: 0, origin: order.product },
  };
  const fields = { is_tax_deferred: isDeferred, ...(isDeferred && { lots: [toWireLot(lot)] }) };
  const entry = half(base, { key: `${base.key}/in`, type: type.halves!.in, fields });
  const { gross } = purchase;
  return { operations: [{ ...base, gross, ended: point.date }, executed(entry, step, purchase)] };
}

/** An internal transfer leaves its source; it enters its target one value day later, once that is published. */
function leave(step: Step, sale: Sale): Outcome {
  const { order, base, type, point, market, seller } = step;
  const target = order.to ?? order.product;
  const entry = pricedAt(market, base, target, base.requested, point.date);
  const { shares, gross } = sale;
  const state = entry ? { ended: entry.date } : { status: 'RD_SENT', ended: point.date };
  const fields = { ...base.fields, key_product_target: target };
  const [out, into] = [`${base.key}/out`, `${base.key}/in`];
  const leaving = half(base, {
    ...{ key: out, type: type.halves!.out!, ...(entry && { counterpart: into }) },
    fields: { is_tax_deferred: seller.isDeferred },
  });
  const operations = [{ ...base, gross, shares, fields, ...state }, executed(leaving, step, sale)];
  if (!entry) return { operations };
  const entering = half(base, {
    ...{ key: into, type: type.halves!.in, product: target, counterpart: out },
  });
  const purchase = purchaseOf(gross - sale.commission - sale.withholding, entry.nav);
  const run = () => ({ operations: [executed(entering, { point: entry }, purchase)] });
  return { operations, later: { date: entry.date, run } };
}
