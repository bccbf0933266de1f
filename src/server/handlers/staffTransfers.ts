import { page, slice } from '../kernel/paging.ts';
import { receiveTransfer } from '../orders/receiveTransfer.ts';
import { showOperation } from '../orders/showOperation.ts';
import type { Handler } from '../ports/handler.ts';
import { readFiscalHistory } from '../settlement/executions/fiscalHistory.ts';
import { readStaffTransfer, readStaffTransfers } from '../staff/staffTransfers.ts';
import { receiveFile } from '../transfers/receiveFile.ts';
import { readMessages } from '../transfers/readMessages.ts';
import { recordMessage } from '../transfers/recordMessage.ts';

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
export const getFiscalHistory: Handler<'getFiscalHistory'> = ({ path, inTenant }) =>
  inTenant(async (db) => ({
    data: { fiscal_history: await readFiscalHistory(db, path.id) },
  }));

const LIMIT = 25;

/** Transfers from other entities that are under way. */
export const listStaffTransfers: Handler<'listStaffTransfers'> = ({
  context,
  actor,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const { transfers, total } = await readStaffTransfers(db, actor.tenant, context.now(), cut);
    return { data: { transfers, ...page('/staff/transfers', query, cut, total) } };
  });

/** One of them with what was told about it. */
export const getStaffTransfer: Handler<'getStaffTransfer'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const transfer = await readStaffTransfer(db, actor.tenant, context.now(), path.id);
    const messages = await readMessages(db, transfer.uuid);
    return { data: { transfer, messages } };
  });

/** What was told about a transfer, once by its reference. */
export const recordTransferMessage: Handler<'recordTransferMessage'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { id, now } = context;
    await recordMessage({ id, now, tenant: actor.tenant }, db, path.id, body);
    return showOperation(context, db, actor, path.id);
  });

/** A file of messages about transfers. */
export const receiveTransferFile: Handler<'receiveTransferFile'> = ({
  context: { id, now },
  words,
  actor,
  body,
  inTenant,
}) =>
  inTenant(async (db) => ({
    data: {
      lines: await receiveFile({ id, now, words, tenant: actor.tenant }, db, body.content),
    },
  }));
