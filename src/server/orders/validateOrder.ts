import { checkOrder } from '#/domain/access/checkOrder.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import {
  acknowledgementFor,
  checkAcknowledgement,
} from '#/domain/appropriateness/checkAcknowledgement.ts';
import type { ProductFamily } from '#/domain/appropriateness/questions.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { newestTest } from '../questionnaires/newestTest.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { readConditions } from './orderParties.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

/** An order with what its giver said about products that are not convenient for them. */
export type GivenOrder = Order & {
  convenience_phrase?: string | null;
  has_accepted_not_convenient?: boolean | null;
};

/**
 * Refuses an order that may not be given, with every reason at once: 403 where the person, the account
 * or the role stands in the way, 422 where the order itself does. Nothing of the browser is believed.
 * @source specification §5, §6
 */
export async function assertOrderable(
  db: TenantDb,
  actor: Actor,
  order: GivenOrder,
  orderContext: LoadedOrderContext,
): Promise<void> {
  await assertAdmitted(db, actor, order, orderContext);
  const issues = [
    ...checkOperation(order, orderContext.rules),
    ...(await convenienceIssues(db, actor, order, orderContext)),
  ];
  if (issues.length > 0) throw unprocessable(issues);
}

/**
 * Refuses with 403 and every reason whom the person, the account or the role keeps from orders of this
 * type and from their simulation.
 */
export async function assertAdmitted(
  db: TenantDb,
  actor: Actor,
  order: Pick<Order, 'operation_type'>,
  orderContext: LoadedOrderContext,
): Promise<void> {
  const issues = await accessIssues(db, actor, order, orderContext);
  if (issues.length > 0)
    throw new HttpError(
      403,
      issues.map(({ code, params }) => ({ code, ...(params && { params }) })),
    );
}

async function accessIssues(
  db: TenantDb,
  actor: Actor,
  { operation_type }: Pick<Order, 'operation_type'>,
  { account, intervener, product, rules, signatories }: LoadedOrderContext,
): Promise<Issue[]> {
  const type = findOperationType(operation_type);
  if (!type?.orderers) return [{ code: 'action_not_allowed', path: '' }];
  const met = await readConditions(db, {
    account: account.uuid,
    intervener: intervener.uuid,
    isPension: product.kind !== 'FI',
    hasValidatedBank: rules.bankAccount?.isValidated ?? account.has_validated_bank_account,
    roles: signatories.map(({ role }) => role),
  });
  const test = await readTest(db, actor);
  const person = {
    ...intervener,
    is_minor: intervener.type === 'F' && isMinor(intervener, rules.today),
    convenience_expires_on: test?.expires_on ?? null,
  };
  const { orderers } = type;
  const given = { type: operation_type, orderers, today: rules.today, met };
  return checkOrder({ intervener: person, account, ...given });
}

async function convenienceIssues(
  db: TenantDb,
  actor: Actor,
  order: GivenOrder,
  { account, product, target, rules }: LoadedOrderContext,
): Promise<Issue[]> {
  const flow = findOperationType(order.operation_type)?.flow;
  // What enters a product has to be convenient, or accepted as it is.
  if (flow !== 'IN' && flow !== 'BETWEEN') return [];
  const permission = mayWithAny(effectiveRoles(account, rules.today), 'take_test');
  if (permission === 'no' || permission === 'exempt') return [];
  const test = await readTest(db, actor);
  const family = (target ?? product).family as ProductFamily;
  const given = { ticked: order.has_accepted_not_convenient, phrase: order.convenience_phrase };
  const paths: Record<string, string> = {
    '/phrase': '/convenience_phrase',
    '/ticked': '/has_accepted_not_convenient',
  };
  return checkAcknowledgement(acknowledgementFor(family, test), given).map((issue) => ({
    ...issue,
    path: paths[issue.path] ?? issue.path,
  }));
}

/** The test that counts now: its product families and the day on which it ends. */
async function readTest(db: TenantDb, { intervenerUuid }: Actor) {
  const test = await newestTest(db, intervenerUuid!);
  if (!test) return undefined;
  return {
    convenient: test.convenient as Record<ProductFamily, boolean>,
    expires_on: test.expires_on,
  };
}
