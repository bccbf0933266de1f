import { receiveTransfer } from '../orders/receiveTransfer.ts';
import { showOperation } from '../orders/showOperation.ts';
import type { Handler } from '../router/handler.ts';
import { readFiscalHistory } from '../settlement/fiscalHistory.ts';

/** Another entity's request for an investor's money, once by its reference. */
export const receiveTransferRequest: Handler<'receiveTransferRequest'> = ({
  context,
  actor,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const uuid = await receiveTransfer(context, db, actor, body);
    return showOperation(context, db, actor, uuid);
  });

/** The dates and cost that go along with a transfer to another entity. */
export const getFiscalHistory: Handler<'getFiscalHistory'> = ({ actor, path, inTenant }) =>
  inTenant(async (db) => ({
    data: { fiscal_history: await readFiscalHistory(db, actor.tenant.id, path.id) },
  }));
