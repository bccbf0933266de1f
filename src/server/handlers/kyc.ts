import { page, slice } from '../kernel/paging.ts';
import { checkKyc } from '../people/checkKyc.ts';
import { findPerson, findPersonToChange } from '../people/findPerson.ts';
import { readKyc, readLastKyc } from '../people/readKyc.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** KYC questionnaires of a person, the newest first. */
export const listIntervenerKyc: Handler<'listIntervenerKyc'> = (request) => {
  const { context, actor, tenant, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const all = await readKyc(db, tenant, row.uuid);
    const cut = slice(query, LIMIT);
    const kyc = all.slice(cut.offset, cut.offset + cut.limit);
    return { data: { kyc, ...page(`/interveners/${row.uuid}/kyc`, query, cut, all.length) } };
  });
};

/** What a person answered last, by question, so that a form begins with it. */
export const getKycAnswers: Handler<'getKycAnswers'> = (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    return { data: await readLastKyc(db, tenant, row.uuid) };
  });
};

/** Keeps a new version of the questionnaire beside those before. */
export const saveKyc: Handler<'saveKyc'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const issues = checkKyc(body);
    if (issues.length > 0) throw unprocessable(issues);
    await db
      .updateTable('declarations')
      .set({ is_current: false })
      .where('uuid_intervener', '=', row.uuid)
      .where('kind', '=', 'KYC')
      .execute();
    await db
      .insertInto('declarations')
      .values({
        tenant_id: tenant.id,
        uuid: context.id(),
        uuid_intervener: row.uuid,
        kind: 'KYC',
        answers: body,
        made_on: today,
        is_current: true,
        status: 'SIGNED',
        made_at: context.now(),
        made_by: actor.userId!,
      })
      .execute();
    const [newest] = await readKyc(db, tenant, row.uuid);
    return { data: { kyc: newest! } };
  });
};
