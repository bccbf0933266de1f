import { sql } from 'kysely';
import type { TenantDb } from './withTenant.ts';

/** One transaction at a time may count and add to what one person keeps of a kind, on all servers. */
export async function lockTurn(
  db: TenantDb,
  kind: 'uploads' | 'issues',
  intervener: string,
): Promise<void> {
  const turn = `${kind} ${db.tenantId} ${intervener}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
}
