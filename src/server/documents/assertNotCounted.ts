import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readMinorsDocuments } from '../orders/minorsSale.ts';
import { owedDocuments } from '../orders/owedDocuments.ts';
import { readOrderNavs } from '../orders/readOrderNavs.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Place } from './place.ts';
import type { DocumentRow } from './readDocuments.ts';

/**
 * Refuses to touch a paper that an order owes once the cut-off of the order's NAV has passed: with another one
 * the order would get another NAV, whose value somebody may know by then.
 * @throws HttpError 409
 * @source Reglamento IIC (RD 1082/2012) art. 78
 */
export async function assertNotCounted(
  context: Pick<Context, 'now'>,
  db: TenantDb,
  { tenant }: Actor,
  { section, owner }: Place,
  { subcategory }: DocumentRow,
): Promise<void> {
  if (section !== 'OPERATION') return;
  const order = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', owner)
    .executeTakeFirstOrThrow();
  const owed = owedDocuments(order, await readMinorsDocuments(db, tenant, order.uuid));
  if (!owed.flat().includes(subcategory)) return;
  const nav = (await readOrderNavs(db, tenant, [order])).get(order.uuid)?.nav;
  if (nav?.date && context.now().getTime() >= Date.parse(nav.cutOff))
    throw new HttpError(409, [{ code: 'document_counted' }]);
}
