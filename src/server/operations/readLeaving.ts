import type { Schema } from '#/contract/schema.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { UNDER_WAY } from './underWay.ts';

type State = NonNullable<Schema<'Position'>['state']>;

const sales = typesWhere(({ flow, isPeriodic }) => flow === 'OUT' && !isPeriodic);
const between = typesWhere(({ flow, isPeriodic }) => flow === 'BETWEEN' && !isPeriodic);

const listOf = (types: readonly string[]) => `any('{${types.join()}}'::text[])`;

/** Asked with every list of positions. */
const LEAVING = `select o.uuid_account, o.key_product,
    bool_or(o.operation_type = ${listOf(sales)}) as is_sale
  from operations o where o.tenant_id = $1 and o.uuid_account = any($2::uuid[]) and ${UNDER_WAY}
    and o.operation_type = ${listOf([...sales, ...between])}
  group by o.uuid_account, o.key_product`;

interface Leaving {
  uuid_account: string;
  key_product: string;
  is_sale: boolean;
}

/**
 * Positions of which an order under way takes something: the state of each, where it is not simply held.
 * @param accounts those of which whoever asks may see all orders: to others their own stay as they are
 */
export async function readLeaving(
  db: TenantDb,
  accounts: readonly string[],
): Promise<(position: Schema<'Position'>) => Schema<'Position'>> {
  if (accounts.length === 0) return (position) => position;
  const rows = await prepared<Leaving>(db, LEAVING, [db.tenantId, accounts]);
  const states = new Map(
    rows.map(({ uuid_account, key_product, is_sale }): [string, State] => [
      `${uuid_account}/${key_product}`,
      is_sale ? 'REDEEMING' : 'TRANSFERRING',
    ]),
  );
  return (position) =>
    position.state === 'HELD'
      ? {
          ...position,
          state: states.get(`${position.uuid_account}/${position.key_product}`) ?? 'HELD',
        }
      : position;
}
