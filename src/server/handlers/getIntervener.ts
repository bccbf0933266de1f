import { answerPerson } from '../people/answerPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const getIntervener: Handler<'getIntervener'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => ({
    data: { intervener: await answerPerson(db, actor, path.id, todayOf(context, actor)) },
  }));
