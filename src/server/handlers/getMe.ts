import { readMe } from '../answers/readMe.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** The session of the investor who asks. */
export const getMe: Handler<'getMe'> = ({ context, words, actor, inTenant }) =>
  inTenant(async (db) => {
    if (!actor.intervenerUuid) throw notFound();
    const row = await findIntervener(db, actor, actor.intervenerUuid);
    return { data: await readMe(context, db, actor, row, words) };
  });
