import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { postingsOf } from '#/domain/valuation/postingsOf.ts';
import { kindOf } from '#/server/settlement/conservation/postExecution.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** The double entry of what is executed when the story begins. */
export const postingRows = ({ id, operations }: DemoDataset): Row[] => {
  const types = new Map(operations.map(({ operation }) => [operation.key, operation.type]));
  return operations.flatMap(({ operation }) => {
    const { key, type, product, status, request, navDate } = operation;
    if (status !== 'FINALIZED' || !findOperationType(type)?.movement) return [];
    const isInternal = findOperationType(types.get(request ?? ''))?.execution === 'transfer';
    const { shares = 0n, gross = 0n, withholding = 0n } = operation;
    const movement = { kind: kindOf(type, isInternal), shares, gross, commission: 0n, withholding };
    return postingsOf(movement).map((posting) => ({
      uuid_operation: id(`operation/${key}`),
      ledger_account: posting.ledger_account,
      key_product: product,
      booked_on: navDate,
      shares: posting.shares.toString(),
      amount: posting.amount.toString(),
      uuid_request: request ? id(`operation/${request}`) : null,
      source: 'OPENING',
    }));
  });
};
