import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';
import { readIssueAnswers } from '../support/issueAnswers.ts';

/** Fields by which support requests may be filtered. */
export const issueFilter = { status: 'string', uuid_intervener: 'string' } as const;

/** Support requests of investors with who wrote them and what was answered: open ones first, of these the oldest. */
export async function readStaffIssues(
  db: TenantDb,
  cut: Cut,
  { status, uuid_intervener, uuid }: Filter<typeof issueFilter> & { uuid?: string },
): Promise<{ issues: Schema<'StaffIssue'>[]; total: number }> {
  const found = db
    .selectFrom('issues')
    .where('is_from_pa', '=', true)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(uuid_intervener !== undefined, (query) =>
      query.where(sql`uuid_intervener::text`, '=', uuid_intervener!),
    )
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid!));
  const shown = found
    .select(['uuid', 'subject', 'description', 'status', 'uuid_intervener', 'uuid_operation'])
    .select(['created_at', 'expires_at', writer.as('intervener')])
    .orderBy(sql`status = 'CLOSED'`)
    .orderBy(sql`case when status = 'CLOSED' then null else created_at end`)
    .orderBy('created_at', 'desc')
    .orderBy('uuid');
  const { rows, total } = await pageOf(found, shown, cut);
  const answers = await readIssueAnswers(
    db,
    rows.map((row) => row.uuid),
  );
  const issues = rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    status: row.status as Schema<'IssueStatus'>,
    intervener: row.intervener ?? '',
    created_at: created_at.toISOString(),
    expires_on: expires_at.toISOString(),
    answers: answers.get(row.uuid)!,
  }));
  return { issues, total };
}

const writer = sql<string | null>`(
  select concat_ws(' ', person.name, person.lastname_1, person.lastname_2) from interveners person
  where person.tenant_id = issues.tenant_id and person.uuid = issues.uuid_intervener)`;
