import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { parseCollectionMethod } from '../../pensions/collectionMethod.ts';
import { paidAs, parseVariation, variesIncome } from '../../pensions/runningBenefit.ts';
import { checkPresent } from './checkFields.ts';
import type { OrderContext } from './orderContext.ts';

/**
 * A variation is of a benefit that goes on in this plan, and one of an income is an income. Codes `required`,
 * `operation.unknown_code`, `benefit.nothing_running`, `benefit.no_income_running` (of what is put off),
 * `benefit.decrease_by_manager` (more adds an income, less would have to change the one that runs) and
 * `benefit.variation_method` (another way to be paid than as an income).
 * @source RDL 1/2002 art. 8.6; RD 304/2004 art. 10
 */
export function checkVariation(order: Order, { benefitRunning }: OrderContext): Issue[] {
  const { pp_rendering_variation: asked } = order;
  const variation = parseVariation(asked);
  if (asked && !variation)
    return [{ code: 'operation.unknown_code', path: '/pp_rendering_variation' }];
  if (order.pp_redemption_cause !== 'VARIACION_PRESTACION') return [];
  if (!benefitRunning) return [{ code: 'benefit.nothing_running', path: '/pp_redemption_cause' }];
  if (!variation) return checkPresent(order, 'pp_rendering_variation');
  // Less of an income takes the place of the one that runs, which the manager's staff do with its holder.
  if (benefitRunning === 'INCOME' && variation === 'DISMINUCION_RENTA')
    return [{ code: 'benefit.decrease_by_manager', path: '/pp_rendering_variation' }];
  const method = parseCollectionMethod(order.pp_redemption_collection_method);
  return [
    ...(variesIncome(variation) && benefitRunning !== 'INCOME'
      ? [{ code: 'benefit.no_income_running', path: '/pp_rendering_variation' }]
      : []),
    ...(method && !paidAs(variation, method)
      ? [{ code: 'benefit.variation_method', path: '/pp_redemption_collection_method' }]
      : []),
  ];
}
