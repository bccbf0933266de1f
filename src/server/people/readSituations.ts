import type { ContributorSituation } from '#/domain/pensions/contributionLimits.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** What staff recorded last of people's situation as contributors, by their uuid; of others nothing is known. */
export async function readSituations(
  db: TenantDb,
  people: readonly string[],
): Promise<Map<string, ContributorSituation>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('contributor_situations')
    .distinctOn('uuid_intervener')
    .selectAll()
    .where('uuid_intervener', 'in', people)
    .orderBy('uuid_intervener')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.uuid_intervener,
      {
        inEmploymentPlan: row.in_employment_plan,
        isSelfEmployed: row.is_self_employed,
        hasDisability: row.has_disability,
        ...(row.net_income !== null && { netIncome: row.net_income }),
      },
    ]),
  );
}
