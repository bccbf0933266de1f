import { sql } from 'kysely';
import { openings, type Opened } from '../../access/openings.ts';
import type { TenantDb } from '../../database/withTenant.ts';

/** Somebody opened something. */
export interface Look {
  at: Date;
  by: 'staff' | 'investor';
  name: string;
  opened: Opened;
  /** Of a document. */
  filename: string | null;
}

/** More looks than this are not told one by one. */
const MOST_LOOKS = 200;

/** How what is looked for is named in the record, each by an index of its own (`audit_of_papers`, `audit_of_orders`). */
const about = {
  paper: sql`coalesce(about->>'docId', about->>'dossierId', about->>'transcriptId', about->>'version')`,
  order: sql`about->>'id'`,
};

/** Who opened any of these, the oldest first: what somebody opens again in the same minute is the same look. */
export async function readLooks(db: TenantDb, looked: readonly string[]): Promise<Look[]> {
  const each = Object.entries(openings);
  const found = (name: keyof typeof about) => {
    const calls = each.filter(([, { by }]) => (by === 'id') === (name === 'order'));
    return sql`
      select at, kind, uuid_user, opening.opened, ${about[name]} as opened_uuid
      from audit
      join unnest(${calls.map(([call]) => call)}::text[], ${calls.map(([, { opened }]) => opened)}::text[])
        opening (call, opened) on opening.call = audit.call
      where audit.tenant_id = ${db.tenantId} and kind in ('staff', 'investor')
        and ${about[name]} = any(${[...looked]}::text[])`;
  };
  const { rows } = await sql<Look>`
    select min(look.at) as at, look.kind as by, concat_ws(' ', users.given_name, users.family_name_1) as name,
      look.opened, documents.filename
    from (${found('paper')} union all ${found('order')}) look
    join users on users.tenant_id = ${db.tenantId} and users.uuid = look.uuid_user
    left join documents on documents.tenant_id = ${db.tenantId} and look.opened = 'DOCUMENT'
      and documents.uuid::text = look.opened_uuid
    group by look.kind, users.uuid, users.given_name, users.family_name_1, look.opened, look.opened_uuid,
      documents.filename, date_trunc('minute', look.at)
    order by 1 desc, 3, 4, 5 limit ${MOST_LOOKS}`.execute(db);
  return rows.reverse();
}
