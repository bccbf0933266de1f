import type { Schema } from '#/contract/schema.ts';
import { maxContribution } from '#/domain/pensions/maxContribution.ts';
import { findPerson } from '../people/findPerson.ts';
import { readContributions } from '../people/readContributions.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

/** What a person may still contribute this year, over all plans and in each of their roles. */
export const getMaxContribution: Handler<'getMaxContribution'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPerson(db, actor, path.id, today);
    const read = await readContributions(db, actor.tenant, row.uuid, today);
    const { contributions, roles, situation, situations } = read;
    const year = Number(today.slice(0, 4));
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
