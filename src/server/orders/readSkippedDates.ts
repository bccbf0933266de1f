import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words, WordValues } from '../kernel/words.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readSaying } from '../words/keptSaying.ts';

interface Skipped {
  nominal_date: string;
  date: string;
  reason: string | null;
  reason_code: string | null;
  reason_params: WordValues | null;
}

/** The dates of a standing order that brought nothing and why, the newest first; those of the one it took the place of too. */
export async function readSkippedDates(
  db: TenantDb,
  words: Words,
  { uuid }: Pick<StoredOperation, 'uuid'>,
): Promise<Schema<'SkippedDate'>[]> {
  const { rows } = await sql<Skipped>`
    with recursive chain as (
      select uuid, uuid_replaced from operations
      where tenant_id = ${db.tenantId} and uuid = ${uuid}
      union
      select before.uuid, before.uuid_replaced from operations before
      join chain on chain.uuid_replaced = before.uuid
      where before.tenant_id = ${db.tenantId}
    )
    select nominal_date, date, reason, reason_code, reason_params from occurrences
    where tenant_id = ${db.tenantId} and outcome = 'SKIPPED'
      and uuid_request in (select uuid from chain)
    order by nominal_date desc limit ${MOST}`.execute(db);
  return rows.map(({ nominal_date, date, reason, reason_code, reason_params }) => ({
    ...{ nominal_date, date },
    reason: readSaying(words, { text: reason ?? '', code: reason_code, values: reason_params }),
  }));
}

/** A year of monthly dates, and the next. */
const MOST = 24;
