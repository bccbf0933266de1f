import type { TenantDb } from '../database/withTenant.ts';

/** Documents of a person of one kind that were not rejected, the newest first. */
export const proofsOf = (db: TenantDb, person: string, subcategory: string) =>
  db
    .selectFrom('documents')
    .select(['documents.uuid', 'documents.validation'])
    .where('section', '=', 'INTERVENER')
    .where('uuid_owner', '=', person)
    .where('subcategory', '=', subcategory)
    .where('validation', '<>', 'RECHAZADO')
    .orderBy('documents.created_at', 'desc');
