import { findIntervener } from '../interveners/findIntervener.ts';
import { toMe } from '../people/toMe.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** The session of the investor who asks. */
export const getMe: Handler<'getMe'> = ({ context, words, actor, inTenant }) =>
  inTenant(async (db) => {
    if (!actor.intervenerUuid) throw notFound();
    const row = await findIntervener(db, actor, actor.intervenerUuid);
    return { data: await toMe(db, actor, row, { today: todayOf(context, actor), words }) };
  });
