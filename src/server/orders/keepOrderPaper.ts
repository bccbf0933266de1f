import type { DocumentSource } from '../kernel/documentSource.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Context } from '../ports/context.ts';

/** A paper of an order that is complete as it is made. */
export interface OrderPaper {
  operation: string;
  subcategory: string;
  filename: string;
  /** What its bytes are made from; null where it is the order itself. */
  recipe: DocumentSource | null;
  /** It counts as signed with the order; else nobody signs it at all. */
  isSigned: boolean;
}

/** Keeps such a paper among the documents of its order; its bytes are made when somebody first asks for them. */
export async function keepOrderPaper(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { operation, subcategory, filename, recipe, isSigned }: OrderPaper,
): Promise<string> {
  const uuid = id();
  await db
    .insertInto('documents')
    .values({
      tenant_id: db.tenantId,
      uuid,
      section: 'OPERATION',
      uuid_owner: operation,
      uuid_bank_account: null,
      filename,
      category: 'OPERATION',
      subcategory,
      is_signed: isSigned,
      needs_signature: false,
      validation: 'VALIDADO',
      validation_reason: null,
      decided_at: now(),
      created_at: now(),
      expires_on: null,
      recipe,
    })
    .execute();
  return uuid;
}
