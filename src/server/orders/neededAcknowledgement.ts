import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import {
  acknowledgementFor,
  type Acknowledgement,
} from '#/domain/appropriateness/checkAcknowledgement.ts';
import type { ProductFamily } from '#/domain/appropriateness/questions.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { readTest } from './readTest.ts';

/**
 * What the ordering party has to say before an order of a type: what enters a product has to be convenient, or
 * accepted as it is. Who takes no test says nothing.
 * @source specification §5
 */
export async function neededAcknowledgement(
  db: TenantDb,
  actor: Actor,
  operationType: string,
  { account, product, target, rules }: LoadedOrderContext,
): Promise<Acknowledgement> {
  const flow = findOperationType(operationType)?.flow;
  if (flow !== 'IN' && flow !== 'BETWEEN') return 'none';
  const permission = mayWithAny(effectiveRoles(account, rules.today), 'take_test');
  if (permission === 'no' || permission === 'exempt') return 'none';
  const family = (target ?? product).family as ProductFamily;
  return acknowledgementFor(family, await readTest(db, actor));
}
