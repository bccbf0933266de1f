import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readIssueAnswers } from '../support/issueAnswers.ts';

/**
 * The issues about an operation as the actor may see them, newest first: staff all of them; an
 * investor what staff wrote and their own requests, not the letters of the others on the account.
 */
export async function readOperationIssues(
  db: TenantDb,
  actor: Actor,
  operation: string,
): Promise<Schema<'Issue'>[]> {
  const rows = await db
    .selectFrom('issues')
    .select(['uuid', 'subject', 'description', 'status', 'blocking', 'created_at', 'expires_at'])
    .where('uuid_operation', '=', operation)
    .$if(actor.kind !== 'staff', (query) =>
      query.where(({ eb, or }) =>
        or([eb('is_from_pa', '=', false), eb('uuid_intervener', '=', actor.intervenerUuid ?? '')]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute();
  const answers = await readIssueAnswers(
    db,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map(({ created_at, expires_at, ...issue }) => ({
    ...issue,
    answers: answers.get(issue.uuid)!,
    uuid_operation: operation,
    created_at: created_at.toISOString(),
    expires_on: expires_at.toISOString(),
  }));
}
