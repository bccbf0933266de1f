import { readPermissionSet } from '../access/permissionSets.ts';
import { readMe } from '../answers/readMe.ts';
import { findByDocument } from '../interveners/findIntervener.ts';
import type { Handler } from '../ports/handler.ts';

/** The session of the client with this identity document, for staff. */
export const getAdminMe: Handler<'getAdminMe'> = ({ context, words, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const row = await findByDocument(db, actor, query.dni);
    const me = await readMe(context, db, actor, row, words);
    const set = await readPermissionSet(db, actor);
    return { data: { ...me, viewer: { ...set, permissions: [...actor.permissions] } } };
  });
