import { stoppedStatuses } from '#/domain/access/statuses.ts';
import { partiesOf } from '../interveners/partiesOf.ts';
import { readProducts } from '../products/readProducts.ts';
import type { OperationAtWork } from './forEachOperation.ts';
import type { Saying } from '../kernel/words.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Why a periodic request may no longer be carried out at all, as its owner is told; undefined when it may. */
export async function whyStopped(
  { tenant }: SettlementContext,
  { db, row }: OperationAtWork,
): Promise<Saying | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['status', 'disable_periodics'])
    .where('uuid', '=', row.uuid_account)
    .executeTakeFirstOrThrow();
  const holders = await partiesOf(db)
    .select('person.intervener_status')
    .where('party.uuid_account', '=', row.uuid_account)
    .where('party.account_intervener_role', 'in', ['TITULAR', 'PARTICIPE'])
    .execute();
  const statuses = [account.status, ...holders.map((holder) => holder.intervener_status)];
  if (statuses.some((status) => stoppedStatuses.has(status)))
    return { words: 'why.account_blocked' };
  const product = (await readProducts(db)).get(row.key_product);
  if (!product) return { words: 'why.product_gone' };
  const mayRepeat = !account.disable_periodics && tenant.settings.flow.ALLOW_PERIODIC_SUBSCRIPTIONS;
  // Neither switch is about pension plans: theirs are contributions. @source specification §3 F_DISABLE_PERIODICS
  return product.kind !== 'FI' || mayRepeat ? undefined : { words: 'why.periodics_off' };
}
