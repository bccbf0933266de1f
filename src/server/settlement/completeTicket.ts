import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { keepOrderPaper } from '../orders/keepOrderPaper.ts';
import { paperFileName } from '../files/paperFileName.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

const TICKET = kindFor('TICKET');

/** The ticket of an executed order is complete: the one that was made with it, else a new one. */
export async function completeTicket(
  { context, tenant, day }: SettlementContext,
  db: TenantDb,
  { uuid }: Pick<StoredOperation, 'uuid'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ validation: 'VALIDADO', decided_at: context.now() })
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .where('subcategory', '=', TICKET)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await keepOrderPaper(context, db, {
    operation: uuid,
    subcategory: TICKET,
    filename: paperFileName(tenant.words(), TICKET, day),
    isSigned: true,
    recipe: null,
  });
}
