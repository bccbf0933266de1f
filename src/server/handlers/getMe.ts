import { findIntervener } from '../interveners/findIntervener.ts';
import { toMe } from '../people/toMe.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import { countAwaited } from '../signatures/awaited.ts';
import type { Handler } from '../ports/handler.ts';

/** The session of the investor who asks. */
export const getMe: Handler<'getMe'> = ({ context, words, actor, inTenant }) =>
  inTenant(async (db) => {
    if (!actor.intervenerUuid) throw notFound();
    const row = await findIntervener(db, actor, actor.intervenerUuid);
    const pendingSignatures = await countAwaited(db, row.uuid, context.now());
    const known = { today: todayOf(context, actor), words, pendingSignatures };
    return { data: await toMe(db, actor, row, known) };
  });
