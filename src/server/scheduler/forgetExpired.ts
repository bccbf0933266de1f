import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { KEPT_SECONDS } from '../papers/drawOnce.ts';
import { addSeconds, SESSION_SECONDS } from '../identity/sessions.ts';

const DAY = 86_400;

/** Removes tokens, handles, sessions, counters, and answers and papers kept for being asked again that can no longer matter. */
export async function forgetExpired({ db, now, hosts }: Context): Promise<void> {
  const instant = now();
  for (const { id } of hosts.tenants) {
    await withTenant(db, id, async (transaction) => {
      await transaction.deleteFrom('access_tokens').where('expires_at', '<', instant).execute();
      // Those of addresses belong to no tenant: whoever comes first removes them.
      await transaction
        .deleteFrom('throttles')
        .where('last_at', '<', addSeconds(instant, -DAY))
        .execute();
      // Refresh tokens go with their session: until then a stolen one is still recognised.
      await transaction
        .deleteFrom('sessions')
        .where('created_at', '<', addSeconds(instant, -SESSION_SECONDS - DAY))
        .execute();
      await transaction
        .deleteFrom('password_handles')
        .where('expires_at', '<', addSeconds(instant, -DAY))
        .execute();
      await transaction
        .deleteFrom('known_devices')
        .where('seen_at', '<', addSeconds(instant, -90 * DAY))
        .execute();
      // Whoever was not answered sends again within a day; who has left a draft of it, whenever they come back.
      await transaction
        .deleteFrom('idempotency_keys')
        .where('answered_at', '<', addSeconds(instant, -7 * DAY))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('drafts')
                .select('form')
                .whereRef('drafts.tenant_id', '=', 'idempotency_keys.tenant_id')
                .whereRef('drafts.idempotency_key', '=', 'idempotency_keys.key')
                .whereRef('drafts.uuid_user', '=', 'idempotency_keys.uuid_user'),
            ),
          ),
        )
        .execute();
      await transaction
        .deleteFrom('kept_documents')
        .where('made_at', '<', addSeconds(instant, -KEPT_SECONDS))
        .execute();
    });
  }
}
