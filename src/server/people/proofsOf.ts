import type { TenantDb } from '../database/withTenant.ts';

/** Documents of one kind that were sent for a person, an account or an order and not rejected, the newest first. */
export const proofsOf = (db: TenantDb, owner: string, subcategory: string) =>
  db
    .selectFrom('documents')
    .select(['documents.uuid', 'documents.validation'])
    .where('uuid_owner', '=', owner)
    .where('subcategory', '=', subcategory)
    .where('validation', '<>', 'RECHAZADO')
    .orderBy('documents.created_at', 'desc');
