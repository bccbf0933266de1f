import type { TransferMessageKind } from '#/domain/transfers/transferMessage.ts';
import { broughtLots, isIncoming } from '../history/incomingTransfer.ts';
import { historyRows } from '../history/history.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** What was told of a transfer when it came to a status. */
const told: Readonly<Record<string, readonly TransferMessageKind[]>> = {
  SNCE_1: ['REQUESTED'],
  SNCE_2: ['ACCEPTED'],
  SNCE_3: ['MONEY', 'FISCAL_DATA'],
  CANCELLED: ['REJECTED'],
};

/** What was told about transfers from other entities that are not invested: each came to where it is by that. */
export const transferMessageRows = (story: DemoDataset): Row[] => {
  const incoming = story.operations.filter(({ operation }) => isIncoming(operation));
  const byUuid = new Map(
    incoming.map(({ operation }) => [story.id(`operation/${operation.key}`), operation]),
  );
  return historyRows({ ...story, operations: incoming }).flatMap((line) => {
    const operation = byUuid.get(String(line.uuid_operation))!;
    return (told[String(line.status_to)] ?? []).map((kind) => ({
      uuid: story.id(`transfer/${operation.key}/${kind}`),
      uuid_operation: line.uuid_operation,
      reference: `${operation.key}/${kind}`,
      kind,
      amount: kind === 'MONEY' ? String(operation.gross ?? 0n) : null,
      reason: kind === 'REJECTED' ? line.reason : null,
      lots: kind === 'FISCAL_DATA' ? broughtLots(operation) : null,
      source: 'EXCHANGE',
      refused: null,
      received_at: line.changed_at,
    }));
  });
};
