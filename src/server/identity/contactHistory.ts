import type { IdentityTables } from '../tables/identityTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { addSeconds } from './sessions.ts';

/** For so long after a contact has changed codes and links go on to the former one, and nothing is signed. */
export const SETTLING_SECONDS = 86_400;

type ContactField = IdentityTables['contact_changes']['field'];

export interface Contacts {
  email: string | null;
  mobile_phone: string | null;
}

/** Keeps where somebody was reached until now. */
export async function keepFormerContact(
  db: TenantDb,
  intervener: string,
  { field, former, at }: { field: ContactField; former: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto('contact_changes')
    .values({
      tenant_id: db.tenantId,
      uuid_intervener: intervener,
      field,
      former,
      changed_at: at,
      confirmed_at: null,
      confirmed_by: null,
    })
    .execute();
}

/**
 * Where somebody is known to be reached: what is on record, or what it was before the first change of the
 * last 24 hours that nobody of the staff has confirmed. Whoever put a new address in gets nothing there.
 */
export async function settledContacts<Stored extends Contacts>(
  db: TenantDb,
  intervener: string,
  stored: Stored,
  now: Date,
): Promise<Contacts> {
  const settled: Contacts = { email: stored.email, mobile_phone: stored.mobile_phone };
  // The oldest last: it is the one that counts.
  for (const { field, former } of (await unsettled(db, intervener, now)).reverse())
    settled[field] = former;
  return settled;
}

/** Until when a contact is too new to sign with; nothing where all have stood for long. */
export async function newContactUntil(
  db: TenantDb,
  intervener: string,
  now: Date,
): Promise<Date | undefined> {
  const newest = (await unsettled(db, intervener, now)).at(-1);
  return newest && addSeconds(newest.changed_at, SETTLING_SECONDS);
}

/** Somebody of the staff takes the new contacts as the person's own. @returns whether there were any */
export async function confirmContacts(
  db: TenantDb,
  intervener: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('contact_changes')
    .set({ confirmed_at: at, confirmed_by: by })
    .where('uuid_intervener', '=', intervener)
    .where('confirmed_at', 'is', null)
    .where('changed_at', '>', addSeconds(at, -SETTLING_SECONDS))
    .returning('sequence')
    .execute();
  return confirmed.length > 0;
}

/** Changes that have not stood for long enough, oldest first. */
function unsettled(db: TenantDb, intervener: string, now: Date) {
  return db
    .selectFrom('contact_changes')
    .select(['field', 'former', 'changed_at'])
    .where('uuid_intervener', '=', intervener)
    .where('confirmed_at', 'is', null)
    .where('changed_at', '>', addSeconds(now, -SETTLING_SECONDS))
    .orderBy('sequence')
    .execute();
}
