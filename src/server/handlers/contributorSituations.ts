import type { Handler } from '../ports/handler.ts';
import { readContributorSituations } from '../staff/contributorSituation.ts';
import { setContributorSituation as set } from '../staff/setContributorSituation.ts';

/** What is known of a person's situation as a contributor. */
export const getContributorSituations: Handler<'getContributorSituations'> = (request) => {
  const { path, inTenant } = request;
  return inTenant(async (db) => ({
    data: { situations: await readContributorSituations(db, path.id) },
  }));
};

/** Records it anew. */
export const setContributorSituation: Handler<'setContributorSituation'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await set(context, db, actor, path.id, body);
    return { data: { situations: await readContributorSituations(db, path.id) } };
  });
};
