import { settlementDay } from '../orders/settlementDay.ts';
import { saleOf } from '#/domain/executions/saleOf.ts';
import { sellerOf } from '#/domain/executions/sellerOf.ts';
import { toWireLot } from '#/domain/lots/wireLot.ts';
import { readParties } from '../orders/orderParties.ts';
import type { Execution } from './executions/executionStep.ts';
import { cancelUnfunded } from './cancelUnfunded.ts';
import { finalizeOrder } from './finalizeOrder.ts';
import { heldFor } from '../orders/heldFor.ts';
import { saleOrder } from '../orders/saleOrder.ts';

/**
 * A transfer to another entity: participations leave first in, first out (of a plan in proportion from before
 * and after 2007, unless it says otherwise), the money goes to the entity
 * and never to the investor, and dates and cost go along, kept as they were handed over. Of a plan, and
 * for natural persons resident in Spain, nothing is withheld; for others it is a sale.
 * @source LIRPF 94; Ley 35/2003, 28
 */
export const executeDeparture: Execution = async (step) => {
  const { db, row, navDate, product } = step;
  const order = saleOrder(step);
  const { taxpayer } = await readParties(db, row.uuid_account, order.requested);
  const { pp_compartment } = row.details;
  const seller = sellerOf(order.type, taxpayer, product.kind !== 'FI', pp_compartment);
  const { isDeferred, choice } = seller;
  const holding = await heldFor(step, taxpayer, true);
  const sale = saleOf(order, holding, seller);
  if (!sale) return cancelUnfunded(step);
  const handedOver = isDeferred ? sale.sold.map(({ lot }) => toWireLot(lot)) : null;
  await db
    .updateTable('operations')
    .set({
      details: {
        ...row.details,
        is_tax_deferred: isDeferred,
        handed_over: handedOver,
        ...(choice && { lots_by: choice }),
      },
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await finalizeOrder(step, sale, settlementDay(step.settling.tenant, row.operation_type, navDate));
};
