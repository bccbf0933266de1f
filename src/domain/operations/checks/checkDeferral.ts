import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { isMixed } from '../../tax/residenceCertificate.ts';
import { checkCertificate } from './checkCertificate.ts';
import type { OrderContext } from './orderContext.ts';

/**
 * A transfer between funds is carried out whole, so with owners of whom some live abroad those who do not would lose
 * their deferral: it is not given here. Code `transfer.mixed_owners`; else those of `checkCertificate`.
 * @source LIRPF 94.1 a (whoever is taxed by that law defers)
 */
export function checkDeferral(
  order: Pick<Order, 'operation_type'>,
  context: Pick<OrderContext, 'taxpayer' | 'today' | 'product'>,
): Issue[] {
  const { taxpayer, product } = context;
  return product.kind !== 'P' && taxpayer.type === 'F' && isMixed(taxpayer)
    ? [{ code: 'transfer.mixed_owners', path: '/operation_type' }]
    : checkCertificate(order, context);
}
