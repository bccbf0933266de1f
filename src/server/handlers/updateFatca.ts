import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { residenceOf } from '#/domain/people/checkCrs.ts';
import {
  checkFatca,
  checkFatcaCountry,
  fatcaIndicatorOf,
  fatcaOf,
} from '#/domain/people/checkFatca.ts';
import { untold } from '../answers/judgedWhole.ts';
import { readUsIndiciaToBe } from '../people/readUsIndicia.ts';
import { readDeclared, saveDeclaration } from '../people/declarations/saveDeclaration.ts';
import { withoutTick } from '../people/declarations/withoutTick.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { releasedIn } from '../tenants/releasedCodes.ts';
import { isTinOfCountry } from '../tin/isTinOfCountry.ts';

/**
 * Declares the FATCA status: what is in force with what is sent in its place, kept as a draft
 * with a document to sign, and with the outcome that they and the indicia on file give. @source specification §3 'FATCA and CRS'
 */
export const updateFatca: Handler<'updateFatca'> = (request) => {
  const { context, actor, tenant, path, answered, lacking, transcript, inTenant } = request;
  const body = withoutTick(request.body);
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const inForce: Schema<'Fatca'> = await readDeclared(db, row, 'FATCA');
    const residence = residenceOf({ tin_country: row.tax_residence });
    const fatca = fatcaOf(inForce, body, answered, residence);
    const isListed = await releasedIn(context, tenant, db, 'countries', 'fatca-tin-types');
    const indicia = await readUsIndiciaToBe(db, row, fatca);
    // The outcome before is no claim of whoever does not send it.
    const { indicator_fatca, ...rest } = fatca;
    const said = body.indicator_fatca ? fatca : rest;
    const issues = [
      ...checkFatca(said, inForce, row.type, isTinOfCountry, indicia),
      ...checkFatcaCountry(body, fatca),
      ...checkCodes(fatca, isListed),
    ];
    const outcome = body.indicator_fatca ?? fatcaIndicatorOf(fatca, indicia) ?? indicator_fatca;
    const answers = { ...rest, ...(outcome && { indicator_fatca: outcome }) };
    issues.push(...untold(issues, lacking?.(answers)));
    if (issues.length > 0) throw unprocessable(issues);
    const by = actor.userId!;
    await saveDeclaration(context, db, row, { kind: 'FATCA', answers, by, today, transcript });
    return { data: { fatca: answers } };
  });
};

function checkCodes(
  { country_fatca, tin_type }: Schema<'Fatca'>,
  isListed: (list: 'countries' | 'fatca-tin-types', code: string) => boolean,
): Issue[] {
  const issues: Issue[] = [];
  if (country_fatca && !isListed('countries', country_fatca))
    issues.push({ code: 'unknown_code', path: '/country_fatca' });
  if (tin_type && !isListed('fatca-tin-types', tin_type))
    issues.push({ code: 'unknown_code', path: '/tin_type' });
  return issues;
}
