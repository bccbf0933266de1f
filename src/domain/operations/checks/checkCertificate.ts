import type { Issue } from '../../kernel/issue.ts';
import { checkResidenceCertificate } from '../../tax/residenceCertificate.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';

/** A non-resident's certificate is younger than two months. Codes of `checkResidenceCertificate`. */
export function checkCertificate(_: Order, { taxpayer, today }: OrderContext): Issue[] {
  return checkResidenceCertificate(taxpayer, today);
}
