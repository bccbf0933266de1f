import type { Cents } from '#/domain/money/cents.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { contributorRole } from '../orders/contributorRole.ts';
import { readAllowance } from '../orders/readAllowance.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { OperationAtWork } from './forEachOperation.ts';

/**
 * What a contribution finds left of the yearly limit when it is invested on a day: beside what was invested, and
 * with `isMatched` beside what has its money too. What only may still come takes nothing from it.
 * @source RDL 1/2002 art. 5.3
 */
export async function roomLeft(
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  { db, row }: OperationAtWork,
  on: PlainDate,
  isMatched = false,
): Promise<Cents> {
  const room = await readAllowance(db, tenant, {
    account: row.uuid_account,
    product: row.key_product,
    role: await contributorRole(db, row),
    today: on,
    on,
    without: [row.uuid],
    isPricedOnly: true,
  });
  return room.limit - room.contributed - (isMatched ? room.pending : 0n);
}
