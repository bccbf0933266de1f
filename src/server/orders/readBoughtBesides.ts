import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { isDisposal } from '#/domain/operations/kinds/isDisposal.ts';
import type { Order } from '#/domain/orders/order.ts';
import { isOwner } from '#/domain/people/holderParts.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { loadPortfolio } from '../positions/loadPortfolio.ts';
import { memoizedReplay } from '../positions/memoizedReplay.ts';

/** What is asked about: one account, one product. */
type Asked = Pick<Order, 'uuid_account' | 'key_product'> & Partial<Pick<Order, 'operation_type'>>;

/**
 * When whoever orders bought what they keep of the product in other accounts that they own: losses of a sale wait for
 * it. Of what other owners keep elsewhere nobody is told anything. Nothing of what is not taxed as a gain.
 * @source LIRPF 33.5 f
 */
export async function readBoughtBesides(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { uuid_account, key_product, operation_type = '' }: Asked,
): Promise<PlainDate[]> {
  const type = findOperationType(operation_type);
  if (!type || !isDisposal(type) || type.tax === 'WORK_INCOME') return [];
  const owned = (await readAccounts(db, { intervener: actor.intervenerUuid! })).filter(
    ({ uuid, roles }) => uuid !== uuid_account && roles.some((role) => isOwner({ role })),
  );
  if (owned.length === 0) return [];
  const { entries, today } = await loadPortfolio(context, db, actor, owned, undefined);
  return memoizedReplay(entries, today)
    .holdings.filter(({ product }) => product === key_product)
    .flatMap(({ lots }) => lots.map(({ acquired }) => acquired));
}
