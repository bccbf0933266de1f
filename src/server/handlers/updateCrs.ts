import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkAgainstKyc } from '#/domain/people/checkAgainstKyc.ts';
import {
  checkCrs,
  checkFirstResidence,
  crsOf,
  entityIndicatorOf,
  indicatorOf,
  residenceCountries,
} from '#/domain/people/checkCrs.ts';
import { checkUsResidence } from '#/domain/people/usContradictions.ts';
import { spanishNumberOf } from '#/domain/people/checkResidences.ts';
import { untold } from '../answers/judgedWhole.ts';
import {
  readDeclared,
  readDeclaredLast,
  saveDeclaration,
} from '../people/declarations/saveDeclaration.ts';
import { withoutTick } from '../people/declarations/withoutTick.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { releasedIn } from '../tenants/releasedCodes.ts';
import { isTinOfCountry } from '../tin/isTinOfCountry.ts';

/**
 * Declares tax residences: what is in force with what is sent in its place, kept as a draft
 * with a document to sign; the questionnaire in force says nothing else. The indicator follows from what is declared unless it is sent; names on file are those of the law.
 * @source specification §3 'FATCA and CRS'
 */
export const updateCrs: Handler<'updateCrs'> = (request) => {
  const { context, actor, tenant, path, answered, lacking, transcript, inTenant } = request;
  const body = withoutTick(request.body);
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const inForce: Schema<'Crs'> = await readDeclared(db, row, 'CRS');
    const type_name = row.type === 'F' ? 'OECD202' : 'OECD207';
    const merged = { type_name, ...crsOf(inForce, body, answered) } satisfies Schema<'Crs'>;
    const indicator = row.type === 'F' ? indicatorOf(merged) : entityIndicatorOf(merged);
    const follows = body.crs_indicator === undefined && indicator;
    const crs = follows ? { ...merged, crs_indicator: follows } : merged;
    const isListed = await releasedIn(context, tenant, db, 'countries');
    const issues = [
      ...checkCodes(crs, isListed),
      ...checkFirstResidence(body, crs),
      ...checkAgainstKyc(crs, await readDeclared(db, row, 'KYC')),
      ...checkUsResidence(residenceCountries(crs), await readDeclaredLast(db, row, 'FATCA')).map(
        (issue) => ({ ...issue, path: '/residences' }),
      ),
      ...checkCrs(crs, inForce, row.type, isTinOfCountry, spanishNumberOf(row)),
    ];
    issues.push(...untold(issues, lacking?.(listed(crs))));
    if (issues.length > 0) throw unprocessable(issues);
    const by = actor.userId!;
    const said = { kind: 'CRS', answers: { ...crs }, by, today, transcript } as const;
    await saveDeclaration(context, db, row, said);
    return { data: { crs } };
  });
};

/** With its one residence as a list, which is how a form asks for it. */
const listed = ({ tin_country, tin_code, ...crs }: Schema<'Crs'>): Schema<'Crs'> =>
  crs.residences?.length || !tin_country
    ? crs
    : { ...crs, residences: [{ tin_country, tin_code: tin_code ?? null }] };

function checkCodes(
  { tin_country, residences = [], controlling_persons = [] }: Schema<'Crs'>,
  isListed: (list: 'countries', code: string) => boolean,
): Issue[] {
  const issues: Issue[] = [];
  const check = (country: string | undefined, path: string) => {
    if (country && (country === 'UND' || !isListed('countries', country)))
      issues.push({ code: 'unknown_code', path });
  };
  check(tin_country, '/tin_country');
  controlling_persons.forEach((person, index) =>
    check(person.tin_country, `/controlling_persons/${index}/tin_country`),
  );
  residences.forEach((residence, index) =>
    check(residence.tin_country, `/residences/${index}/tin_country`),
  );
  return issues;
}
