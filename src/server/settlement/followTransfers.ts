import { arrivals } from '../operations/transferTypes.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readTransfers } from '../operations/readTransfers.ts';
import { receiveMessage } from '../transfers/receiveMessage.ts';
import { transferExchangeOf } from '../transfers/transferExchanges.ts';
import { forEachOperation, type OperationAtWork } from './forEachOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Statuses of a transfer from another entity that is under way. */
export const TRANSFERRING = ['VALIDATED', 'RD_SENT', 'SNCE_1', 'SNCE_2', 'SNCE_3'] as const;

/**
 * Asks the exchange on every business day: for what is to be asked for, and what has come. Where there is
 * none, staff do both.
 */
export async function followTransfers(settlement: SettlementContext): Promise<void> {
  const { tenant, day } = settlement;
  if (!transferExchangeOf(settlement.context)) return;
  if (!navCalendarOf(tenant).isBusinessDay(day)) return;
  const sought = { statuses: TRANSFERRING, types: arrivals };
  await forEachOperation(settlement, sought, (at) => follow(settlement, at));
}

async function follow({ context, tenant, day }: SettlementContext, { db, row }: OperationAtWork) {
  const exchange = transferExchangeOf(context)!;
  const [transfer] = await readTransfers(db, tenant, [row]);
  const isSent = row.operation_status.startsWith('SNCE');
  const messages = isSent
    ? await exchange.collect([transfer!], day)
    : [await exchange.send(transfer!, day)];
  const at = { id: context.id, now: context.now, tenant };
  for (const message of messages) await receiveMessage(at, db, message, 'EXCHANGE');
}
