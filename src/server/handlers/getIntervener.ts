import { findIntervener } from '../people/findIntervener.ts';
import { readRecords } from '../people/readRecords.ts';
import { toIntervener } from '../people/toIntervener.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

export const getIntervener: Handler<'getIntervener'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = await findIntervener(db, actor, path.id);
    const records = await readRecords(db, actor, row.uuid, todayOf(context, actor));
    return { data: { intervener: toIntervener(row, records) } };
  });
