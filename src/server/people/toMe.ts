import type { Schema } from '#/contract/schema.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { toAccount } from '../accounts/toAccount.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readNotifications, toNotification } from '../notifications/readNotifications.ts';
import type { Words } from '../kernel/words.ts';
import { readRecords } from './readRecords.ts';
import { toIntervener } from '../interveners/toIntervener.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

const NEWEST = 100;

/** Who an intervener is, their accounts, and their newest notifications with those not read. */
export async function toMe(
  db: TenantDb,
  actor: Actor,
  row: IntervenerRow,
  { today, words }: { today: string; words: Words },
): Promise<Schema<'Me'>> {
  const records = await readRecords(db, actor, row.uuid, today);
  const accounts = await readAccounts(db, { intervener: row.uuid });
  const notifications = await newestAndUnread(db, row.uuid);
  return {
    user: { given_name: row.name, family_name_1: row.lastname_1 ?? '' },
    private_area: {
      intervener: toIntervener(row, records),
      accounts: accounts.map((account) => toAccount(account, today)),
      notifications: notifications.map((each) => toNotification(words, each)),
    },
  };
}

/** The newest notifications, and those from before that were not read: the badge counts them all. @source specification §2.4 */
async function newestAndUnread(db: TenantDb, intervener: string) {
  const part = { limit: NEWEST, offset: 0 };
  const { rows: newest, total } = await readNotifications(db, intervener, part);
  if (total <= NEWEST) return newest;
  const { rows: unread } = await readNotifications(db, intervener, part, {
    is_read: false,
  });
  const known = new Set(newest.map(({ uuid }) => uuid));
  return [...newest, ...unread.filter(({ uuid }) => !known.has(uuid))];
}
