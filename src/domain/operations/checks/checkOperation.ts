import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { parseOperationType } from '../findOperationType.ts';
import { operationTypes } from '../index.ts';
import type { OperationTypeName } from '../kinds/operationType.ts';
import { papersOf } from '../kinds/papersOf.ts';
import { offeredTypes } from '../operationKinds.ts';
import type { StatusActor } from '../status/transitions.ts';
import { checkAccountKind } from './checkAccountKind.ts';
import { checkFields, checkStrangers } from './checkFields.ts';
import { checkReading } from './checkReading.ts';
import { checkMostPaidIn } from './mostPaidIn.ts';
import { obstaclesOf } from './obstacles.ts';
import { orderChecks } from './index.ts';
import type { OrderContext } from './orderContext.ts';

/**
 * Everything that stands in the way of an order by its type: fields, what was confirmed as read,
 * limits, availability and tax papers, all at once. Empty when it may be registered. Who may order
 * on the account is judged before, by access. Staff also records types of its own and orders that
 * came on paper; the system begins what requests carry out. Codes `operation.unknown_type`,
 * `operation.not_offered`, `operation.other_account` and those of the checks.
 * @source specification §5
 */
export function checkOperation(
  order: Order,
  context: OrderContext,
  actor: StatusActor = 'INVESTOR',
): Issue[] {
  const name = parseOperationType(order.operation_type);
  if (!name) return [{ code: 'operation.unknown_type', path: '/operation_type' }];
  if (!mayBegin(name, context, actor))
    return [{ code: 'operation.not_offered', path: '/operation_type' }];
  const type = operationTypes[name];
  const misplaced = checkAccountKind(type, context);
  if (misplaced.length > 0) return misplaced;
  const papers = papersOf(type, context.product.kind);
  return withoutRepeats([
    ...checkFields(order, type),
    ...(actor === 'INVESTOR' ? checkStrangers(order, type, context.product.kind) : []),
    ...(actor === 'INVESTOR' && !context.before ? checkReading(order, papers) : []),
    ...(actor === 'INVESTOR' ? checkMostPaidIn(order, type, context) : []),
    ...type.checks.flatMap((check) => [
      ...orderChecks[check](order, context),
      ...obstaclesOf(check, order, context),
    ]),
  ]);
}

/** Whether an order of this type may be begun by them for a product of this kind. */
export function mayBegin(
  name: OperationTypeName,
  context: OrderContext,
  actor: StatusActor,
): boolean {
  const { kind } = context.product;
  const type = operationTypes[name];
  if (actor === 'INVESTOR') return offeredTypes(kind, context).includes(name);
  const isBegunBySystem = type.begunBy === 'SYSTEM';
  return type.kinds.includes(kind) && isBegunBySystem === (actor === 'SYSTEM');
}

/** Checks that look at the same field may find the same. */
function withoutRepeats(issues: Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, path }) => {
    const key = `${code} ${path}`;
    return !seen.has(key) && seen.add(key);
  });
}
