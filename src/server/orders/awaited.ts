import type { Milestone } from '#/domain/operations/orderNav.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { minorsSaleDocuments } from '#/domain/people/minorsSale.ts';
import type { DatedOrder } from './orderDates.ts';
import { SELLING } from './minorsSale.ts';
import { owedDocuments } from './owedDocuments.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

/** What an order that is given now will wait for, and the documents that are owed to it, each as the kinds that will do. */
export function awaited(
  order: DatedOrder,
  { account, rules }: Pick<LoadedOrderContext, 'account' | 'rules'>,
): { waits_for: Milestone[]; documents: (readonly string[])[] } {
  const type = findOperationType(order.operation_type);
  const isSold = SELLING.some((name) => name === order.operation_type);
  const birthdate = account.holder_birthdate;
  const minors = isSold && birthdate ? minorsSaleDocuments(birthdate, rules.today) : [];
  const documents = owedDocuments(order, minors);
  const isPaidIn = type?.cash === 'IN' || type?.execution === 'arrival';
  return {
    waits_for: [
      'SIGNATURE',
      ...(isPaidIn ? (['MONEY'] as const) : []),
      ...(documents.length > 0 ? (['DOCUMENTS'] as const) : []),
    ],
    documents,
  };
}
