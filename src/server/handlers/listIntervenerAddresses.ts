import { findPerson } from '../people/findPerson.ts';
import { fiscalOf, readAddresses, toAddress } from '../people/readAddresses.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** Fiscal and mailing address of a person. */
export const listIntervenerAddresses: Handler<'listIntervenerAddresses'> = (request) => {
  const { context, words, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const rows = await readAddresses(db, row.uuid);
    const addresses = rows.map((each) => toAddress(each, words, fiscalOf(rows)));
    return { data: { addresses, total: addresses.length, next: null } };
  });
};
