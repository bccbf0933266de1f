import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkFatca } from '#/domain/people/checkFatca.ts';
import { readDeclared, saveDeclaration } from '../people/declarations/saveDeclaration.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { releasedIn } from '../tenants/releasedCodes.ts';
import { isTinOfCountry } from '../tin/isTinOfCountry.ts';

/**
 * Declares the FATCA status: what was declared before with the fields that are sent, kept as a draft
 * with a document to sign. @source specification §3 'FATCA and CRS'
 */
export const updateFatca: Handler<'updateFatca'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const { inForce, latest } = await readDeclared(db, row, 'FATCA');
    const fatca: Schema<'Fatca'> = { ...latest, ...body };
    const isListed = await releasedIn(context, tenant, db, 'countries', 'fatca-tin-types');
    const issues = [
      ...checkFatca(fatca, inForce, row.type, isTinOfCountry),
      ...checkCodes(fatca, isListed),
    ];
    if (issues.length > 0) throw unprocessable(issues);
    const by = actor.userId!;
    await saveDeclaration(context, db, row, { kind: 'FATCA', answers: { ...fatca }, by, today });
    return { data: { fatca } };
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
