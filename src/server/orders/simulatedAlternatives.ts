import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { alternativesTo, type Alternative } from '#/domain/operations/terms/alternatives.ts';
import type { Order } from '#/domain/orders/order.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

type Simulated = NonNullable<Schema<'Simulation'>['alternatives']>;

const sentences = {
  LESS: 'alternative.less',
  MORE: 'alternative.more',
  TOTAL: 'alternative.total',
} as const satisfies Record<Alternative['key'], WordCode>;

/** What orders near a refused one would bring, simulated as that one was. */
export function simulatedAlternatives(
  order: Order,
  input: HoldingSimulation,
  { rules }: LoadedOrderContext,
  issues: readonly Issue[],
  words: Words,
): Simulated {
  const type = operationTypeOf(order.operation_type);
  return alternativesTo(order, type, rules, issues).flatMap(({ key, indicator, amount }) => {
    const asked = { ...input, amount_shares_indicator: indicator, amount: amount ?? null };
    const found = simulateHolding(asked, [...rules.availability.ahead]);
    if (found.issues) return [];
    const { gross_amount, net_amount, shares } = found;
    const figures = { gross_amount, net_amount, shares };
    const text = words(sentences[key]);
    return [{ key, text, amount_shares_indicator: indicator, amount: amount ?? null, ...figures }];
  });
}
