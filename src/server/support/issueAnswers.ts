import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** What was answered to each of these requests, oldest first. */
export async function readIssueAnswers(
  db: TenantDb,
  issues: readonly string[],
): Promise<Map<string, Schema<'IssueAnswer'>[]>> {
  const rows =
    issues.length === 0
      ? []
      : await db
          .selectFrom('issue_answers')
          .select(['uuid', 'uuid_issue', 'text', 'answered_at'])
          .where('uuid_issue', 'in', [...issues])
          .orderBy('answered_at')
          .orderBy('uuid')
          .execute();
  const byIssue = new Map(issues.map((uuid): [string, Schema<'IssueAnswer'>[]] => [uuid, []]));
  for (const { uuid, uuid_issue, text, answered_at } of rows)
    byIssue.get(uuid_issue)?.push({ uuid, text, answered_at: answered_at.toISOString() });
  return byIssue;
}
