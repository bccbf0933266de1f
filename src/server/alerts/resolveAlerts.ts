import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Alert } from './alertStaff.ts';

/** Closes the open alerts of a kind, except those about what is still so. */
export async function resolveAlerts(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  { kind, except }: { kind: Alert['kind']; except: readonly string[] },
): Promise<void> {
  await db
    .updateTable('staff_alerts')
    .set({ resolved_at: now() })
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .$if(except.length > 0, (query) => query.where('subject', 'not in', [...except]))
    .execute();
}
