import type { Schema } from '#/contract/schema.ts';
import { maxContribution } from '#/domain/pensions/maxContribution.ts';
import { investedOn } from '../orders/investedOn.ts';
import { findPerson } from '../people/findPerson.ts';
import { readContributions } from '../orders/readContributions.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** What a person may still contribute in the year in which it would be invested, over all plans and in each of their roles. */
export const getMaxContribution: Handler<'getMaxContribution'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const on = investedOn(context, actor.tenant);
    const { row } = await findPerson(db, actor, path.id, today);
    const read = await readContributions(db, actor.tenant, row.uuid, { today, on });
    const { contributions, roles, situation, situations } = read;
    const year = Number(on.slice(0, 4));
    const found = maxContribution(
      year,
      contributions,
      situation,
      roles,
      (role) => situations.get(role) ?? {},
    );
    return { data: { max_contribution: found as Schema<'MaxContribution'> } };
  });
};
