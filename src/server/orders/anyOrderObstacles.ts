import { checkOrder, type OrderAccess } from '#/domain/access/checkOrder.ts';
import type { MatrixCondition } from '#/domain/access/matrix.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import type { Issue } from '#/domain/kernel/issue.ts';

type Asked = Pick<OrderAccess, 'intervener' | 'account' | 'today'>;

/**
 * What stands in the way of every order of some types on an account, whatever the product: by the person, the account
 * and the role. Where no type is open, what is said of the first. A role that may order under a condition may: whether
 * the condition holds is told once type and product are known.
 */
export function anyOrderObstacles(asked: Asked, types: readonly OperationTypeName[]): Issue[] {
  let told: Issue[] | undefined;
  for (const type of types) {
    const { orderers } = operationTypes[type];
    const issues = orderers
      ? checkOrder({ ...asked, type, orderers, met: everyCondition })
      : [none];
    if (issues.length === 0) return [];
    told ??= issues;
  }
  return told ?? [none];
}

const none: Issue = { code: 'operation.not_offered', path: '' };

const everyCondition: readonly MatrixCondition[] = [
  ...(['own_only', 'pension_only', 'with_bare_owner', 'with_usufructuary'] as const),
  ...(['scope_of_power', 'guardianship_proof', 'validated_iban', 'if_granted'] as const),
  ...(['own_order', 'self', 'self_and_company', 'self_and_minor', 'orderer'] as const),
];
