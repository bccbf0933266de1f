import { findAddress, toAddress } from '../people/readAddresses.ts';
import { findPerson } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** One address of a person. */
export const getIntervenerAddress: Handler<'getIntervenerAddress'> = (request) => {
  const { context, words, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const { address, fiscal } = await findAddress(db, row.uuid, path.addressId);
    return { data: { address: toAddress(address, words, fiscal) } };
  });
};
