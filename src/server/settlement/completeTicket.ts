import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
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
  await db
    .insertInto('documents')
    .values({
      tenant_id: tenant.id,
      uuid: context.id(),
      section: 'OPERATION',
      uuid_owner: uuid,
      uuid_bank_account: null,
      filename: paperFileName(TICKET, day),
      category: 'OPERATION',
      subcategory: TICKET,
      is_signed: true,
      validation: 'VALIDADO',
      validation_reason: null,
      created_at: context.now(),
      expires_on: null,
    })
    .execute();
}
