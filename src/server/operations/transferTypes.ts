import { typesWhere } from '#/domain/operations/typesWhere.ts';

/** Requests of transfers from other entities, which the clearing system is asked for. */
export const arrivals = typesWhere(({ execution }) => execution === 'arrival');

/** Transfers inside an account. */
export const internalTransfers = typesWhere(({ execution }) => execution === 'transfer');

/** What leaves in a transfer: to another entity, or as the first half of one inside the account. */
export const departures = typesWhere(({ execution }) => execution === 'departure');
