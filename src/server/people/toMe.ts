import type { Schema } from '#/contract/schema.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { toAccount } from '../accounts/toAccount.ts';
import type { Actor } from '../access/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readNotifications, toNotification } from '../notifications/readNotifications.ts';
import { readRecords } from './readRecords.ts';
import { toIntervener } from './toIntervener.ts';
import type { IntervenerRow } from './toIntervener.ts';

const NEWEST = 100;

/** The session of an intervener: who they are, their accounts and their newest notifications. */
export async function toMe(
  db: TenantDb,
  actor: Actor,
  row: IntervenerRow,
  today: string,
): Promise<Schema<'Me'>> {
  const tenantId = actor.tenant.id;
  const records = await readRecords(db, actor, row.uuid, today);
  const accounts = await readAccounts(db, { tenantId, intervener: row.uuid });
  const { rows } = await readNotifications(db, tenantId, row.uuid, { limit: NEWEST, offset: 0 });
  return {
    user: { given_name: row.name, family_name_1: row.lastname_1 ?? '' },
    private_area: {
      intervener: toIntervener(row, records),
      accounts: accounts.map((account) => toAccount(account, today)),
      notifications: rows.map(toNotification),
    },
  };
}
