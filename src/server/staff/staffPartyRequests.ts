import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which requests to add people may be filtered. */
export const partyRequestFilter = { status: 'string' } as const;

type Row = Awaited<ReturnType<typeof readStaffPartyRequests>>['rows'][number];

/** People whom investors asked to add to their accounts: those that wait first, of these the oldest. */
export async function readStaffPartyRequests(
  db: TenantDb,
  cut: Cut,
  { status, uuid }: Filter<typeof partyRequestFilter> & { uuid?: string },
) {
  const found = db
    .selectFrom('party_requests as request')
    .$if(status !== undefined, (query) => query.where('request.status', '=', status as 'PENDING'))
    .$if(uuid !== undefined, (query) => query.where('request.uuid', '=', uuid!));
  const shown = found
    .innerJoin('accounts as account', 'account.uuid', 'request.uuid_account')
    .selectAll('request')
    .select(['account.account_number', 'account.account_type'])
    .select([asker.as('asker'), isKnown.as('is_known')])
    .select([decided('at').as('decided_at'), decided('reason').as('reason')])
    .orderBy(sql`request.status <> 'PENDING'`)
    .orderBy(sql`case when request.status = 'PENDING' then request.requested_at end`)
    .orderBy('request.requested_at', 'desc')
    .orderBy('request.uuid');
  return pageOf(found, shown, cut);
}

const asker = sql<string | null>`(
  select concat_ws(' ', person.name, person.lastname_1, person.lastname_2)
  from users join interveners person
    on person.tenant_id = users.tenant_id and person.uuid = users.uuid_intervener
  where users.tenant_id = request.tenant_id and users.uuid = request.requested_by)`;

const isKnown = sql<boolean>`exists (select 1 from interveners person
  where person.tenant_id = request.tenant_id and person.document = request.document)`;

/** Of the decision about it. */
const decided = <Column extends 'at' | 'reason'>(column: Column) =>
  sql<(Column extends 'at' ? Date : string) | null>`(
    select decision.${sql.ref(column)} from decisions decision
    where decision.tenant_id = request.tenant_id and decision.kind = 'PARTY_REQUEST'
      and decision.uuid_about = request.uuid order by decision.sequence desc limit 1)`;

export const toStaffPartyRequest = (row: Row): Schema<'StaffPartyRequest'> => ({
  uuid: row.uuid,
  uuid_account: row.uuid_account,
  account_number: row.account_number,
  account_type: row.account_type,
  name: [row.name, row.lastname_1, row.lastname_2].filter(Boolean).join(' '),
  role: row.role as Schema<'IntervenerRole'>,
  document_type: row.document_type,
  document_number: row.document,
  email: row.email,
  mobile_phone: row.mobile_phone,
  status: row.status,
  is_known: row.is_known,
  requested_by: row.asker ?? '',
  requested_at: row.requested_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
});
