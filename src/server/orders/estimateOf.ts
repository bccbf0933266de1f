import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { parseNav } from '#/domain/money/nav.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { parseShares } from '#/domain/money/shares.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { OrderPromise, PromisedAmounts } from '#/domain/operations/promises/promise.ts';
import type { Order } from '#/domain/orders/order.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { simulationInput, type SimulatedAt } from './simulationInput.ts';

type Measured = Order & { amount_shares_indicator: string };

/**
 * What an order would bring at the last NAV: by the computation of its simulation, and of its execution.
 */
export function estimateOf(
  order: Measured,
  orderContext: LoadedOrderContext,
  at: SimulatedAt,
): Required<Pick<OrderPromise, keyof PromisedAmounts | 'target_shares'>> & {
  simulation: Simulation | null;
} {
  const { execution } = operationTypeOf(order.operation_type);
  const { product, rules } = orderContext;
  const nav = navOn(at.navs.get(product.key_product), rules.today)?.nav ?? null;
  const gross = parseCents(order.gross_amount) ?? null;
  if (execution === 'entry' && nav !== null && gross !== null) {
    const bought = purchaseOf(gross, nav, parsePercent(product.subscription_fee ?? '0') ?? 0n);
    const { net, shares } = bought;
    const amounts = { nav, gross_amount: gross, net_amount: net, shares };
    return { ...amounts, target_shares: null, simulation: null };
  }
  const isSold = execution === 'sale' || execution === 'transfer';
  const unknown = {
    ...{ nav, gross_amount: gross, net_amount: null, shares: null, target_shares: null },
    simulation: null,
  };
  if (!isSold || nav === null) return unknown;
  const body = { ...order, amount: amountOf(order) };
  const sold = simulateHolding(simulationInput(body, orderContext, at), [
    ...rules.availability.ahead,
  ]);
  if (sold.issues) return unknown;
  return {
    nav: parseNav(sold.nav) ?? null,
    gross_amount: parseCents(sold.gross_amount) ?? null,
    net_amount: parseCents(sold.net_amount) ?? null,
    shares: parseShares(sold.shares) ?? null,
    target_shares: sold.target_lots
      ? sold.target_lots.reduce((sum, lot) => sum + (parseShares(lot.shares) ?? 0n), 0n)
      : null,
    simulation: sold,
  };
}

function amountOf({ amount_shares_indicator: by, gross_amount, net_amount, shares }: Measured) {
  return { B: gross_amount, I: net_amount, P: shares }[by];
}
