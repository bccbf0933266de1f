import type { Issue } from '../../kernel/issue.ts';
import type { OperationType } from '../kinds/operationType.ts';
import type { OrderContext, OrderedProduct } from './orderContext.ts';

/** Whether an account is for products of a kind: a mixed one for all, any other for funds or for plans alone. */
export const isAccountFor = (
  account: OrderContext['accountKind'],
  kind: OrderedProduct['kind'],
): boolean => account === 'MIXTA' || (account === 'FI') === (kind === 'F');

/**
 * What enters an account is of a kind that it is for: what an order pays in or brings, and the target of a transfer, which
 * is of the kind of its source. What is held may leave whatever the account is for. Code `operation.other_account`.
 */
export function checkAccountKind(
  { flow }: Pick<OperationType, 'flow'>,
  { accountKind, product, target }: Pick<OrderContext, 'accountKind' | 'product' | 'target'>,
): Issue[] {
  const entering = { IN: product, BETWEEN: target && product, OUT: undefined }[flow ?? 'OUT'];
  if (!entering || isAccountFor(accountKind, entering.kind)) return [];
  const path = flow === 'IN' ? '/key_product' : '/key_product_target';
  return [{ code: 'operation.other_account', path }];
}
