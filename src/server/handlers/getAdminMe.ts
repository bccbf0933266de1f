import { readPermissionSet } from '../access/permissionSets.ts';
import { findByDocument } from '../interveners/findIntervener.ts';
import { toMe } from '../people/toMe.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { countAwaited } from '../signatures/awaited.ts';
import type { Handler } from '../ports/handler.ts';

/** The session of the client with this identity document, for staff. */
export const getAdminMe: Handler<'getAdminMe'> = ({ context, words, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const row = await findByDocument(db, actor, query.dni);
    const pendingSignatures = await countAwaited(db, row.uuid, context.now());
    const known = { today: todayOf(context, actor), words, pendingSignatures };
    const me = await toMe(db, actor, row, known);
    const set = await readPermissionSet(db, actor);
    return { data: { ...me, viewer: { ...set, permissions: [...actor.permissions] } } };
  });
