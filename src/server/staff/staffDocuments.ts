import { sql, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which the documents of the tenant may be filtered. */
export const documentFilter = {
  section: 'string',
  validation: 'string',
  category: 'string',
  subcategory: 'string',
  is_signed: 'boolean',
} as const;

type Row = Awaited<ReturnType<typeof readStaffDocuments>>['rows'][number];

/** Documents of the tenant with whose they are: those that wait first, and of these the oldest. */
export async function readStaffDocuments(
  db: TenantDb,
  cut: Cut,
  filter: Filter<typeof documentFilter> & { uuid?: string; uuid_owner?: string },
) {
  const found = db
    .selectFrom('documents')
    .where(({ and, eb }) =>
      and(
        Object.entries(filter).map(([field, value]): Expression<SqlBool> =>
          eb(`documents.${field as keyof typeof documentFilter}`, '=', value as never),
        ),
      ),
    );
  const shown = found
    .select([
      'uuid',
      'section',
      'uuid_owner',
      'filename',
      'category',
      'subcategory',
      'is_signed',
      'validation',
      'validation_reason',
      'uuid_bank_account',
      'created_at',
    ])
    .select(ownerName.as('owner'))
    .select(hasOriginal.as('has_original'))
    .orderBy(sql`validation <> 'PENDIENTE'`)
    .orderBy('created_at')
    .orderBy('uuid');
  return pageOf(found, shown, cut);
}

/** The person's name, or the number of the account. */
const ownerName = sql<string | null>`case documents.section
  when 'INTERVENER' then (select concat_ws(' ', owner.name, owner.lastname_1, owner.lastname_2)
    from interveners owner
    where owner.tenant_id = documents.tenant_id and owner.uuid = documents.uuid_owner)
  when 'ACCOUNT' then (select owner.account_number from accounts owner
    where owner.tenant_id = documents.tenant_id and owner.uuid = documents.uuid_owner)
  else (select owner.account_number from operations
    join accounts owner on owner.tenant_id = operations.tenant_id and owner.uuid = operations.uuid_account
    where operations.tenant_id = documents.tenant_id and operations.uuid = documents.uuid_owner) end`;

const hasOriginal = sql<boolean>`exists (select 1 from quarantine
  where quarantine.tenant_id = documents.tenant_id and quarantine.uuid_document = documents.uuid)`;

export const toStaffDocument = (row: Row): Schema<'StaffDocument'> => ({
  ...row,
  named_as: namedAs(row),
  owner: row.owner ?? '',
  created_at: row.created_at.toISOString(),
});
