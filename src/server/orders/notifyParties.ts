import type { Context } from '../ports/context.ts';
import type { Saying } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { NotificationEvent } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { readOrderTitle } from './orderTitle.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

const HOLDERS = ['TITULAR', 'PARTICIPE', 'USUFRUCTUARIO'];

/** Tells who gave an order and who holds its account, in words that name the order. */
export async function notifyParties(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  row: StoredOperation,
  say: (title: Saying) => NotificationEvent,
): Promise<void> {
  const { uuid, uuid_account: account } = row;
  const holders = await db
    .selectFrom('account_interveners')
    .select('uuid_intervener')
    .where('uuid_account', '=', account)
    .where('account_intervener_role', 'in', HOLDERS)
    .execute();
  await createNotification(context, db, {
    to: [
      ...(row.ordered_by ? [row.ordered_by] : []),
      ...holders.map((each) => each.uuid_intervener),
    ],
    ...say(await readOrderTitle(db, row)),
    account,
    operation: uuid,
  });
}
