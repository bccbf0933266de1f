import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { IdentityTables } from '../tables/identityTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';

export type ReauthenticationRow = Selectable<IdentityTables['reauthentications']>;

/** One of the asker's own session, locked; to any other it does not exist. */
export async function readReauthentication(
  db: TenantDb,
  { sessionId }: Actor,
  uuid: string,
): Promise<ReauthenticationRow> {
  const row = await db
    .selectFrom('reauthentications')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('uuid_session', '=', sessionId!)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const toReauthentication = (
  row: Pick<ReauthenticationRow, 'uuid' | 'sent_to' | 'expires_at'>,
): Schema<'Reauthentication'> => ({
  uuid: row.uuid,
  code_sent_to: row.sent_to,
  expires_at: row.expires_at.toISOString(),
});
