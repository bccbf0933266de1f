import type { Schema } from '#/contract/schema.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readIssueAnswers } from './issueAnswers.ts';

/**
 * What an intervener wrote to the manager, newest first, each with what was answered, and how many there are.
 * @param uuid only this one
 */
export async function readIntervenerIssues(
  db: TenantDb,
  intervener: string,
  cut: Cut,
  uuid?: string,
): Promise<{ issues: Schema<'Issue'>[]; total: number }> {
  const own = db
    .selectFrom('issues')
    .where('uuid_intervener', '=', intervener)
    .where('is_from_pa', '=', true)
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid!));
  const shown = own
    .select(['uuid', 'subject', 'description', 'status', 'blocking', 'uuid_operation'])
    .select(['created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('uuid');
  const { rows, total } = await pageOf(own, shown, cut);
  const answers = await readIssueAnswers(
    db,
    rows.map(({ uuid }) => uuid),
  );
  const issues = rows.map(({ created_at, expires_at, ...issue }) => ({
    ...issue,
    created_at: created_at.toISOString(),
    expires_on: expires_at.toISOString(),
    answers: answers.get(issue.uuid)!,
  }));
  return { issues, total };
}
