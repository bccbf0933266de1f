import { recordAnswer } from '../settlement/recordAnswer.ts';
import { showOperation } from '../orders/showOperation.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import type { Handler } from '../ports/handler.ts';
import { matchMoney } from '../settlement/matchMoney.ts';
import {
  operationFilter,
  readStaffOperations,
  toStaffOperation,
} from '../staff/staffOperations.ts';

const LIMIT = 25;

/** The operations that wait for staff. */
export const listStaffOperations: Handler<'listStaffOperations'> = ({ query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, operationFilter);
    const { rows, total } = await readStaffOperations(db, cut, filter);
    const operations = rows.map(toStaffOperation);
    return { data: { operations, ...page('/staff/operations', query, cut, total) } };
  });

/** Matches a line of the bank statement with the order that it pays for. */
export const reconcileOperation: Handler<'reconcileOperation'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => ({
    data: {
      reconciliation: await matchMoney({ context, tenant: actor.tenant }, db, path.id, body),
    },
  }));

/** What the bank said of an order's direct debit. */
export const recordDebitAnswer: Handler<'recordDebitAnswer'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { id, now, mail } = context;
    await recordAnswer({ id, now, mail, tenant: actor.tenant }, db, path.id, body);
    return showOperation(context, db, actor, path.id);
  });
