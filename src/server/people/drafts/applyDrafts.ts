import type { Context } from '../../ports/context.ts';
import type { DraftRow } from '../../tables/draftTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { HttpError } from '../../kernel/httpError.ts';
import { keepFormerContact } from '../../identity/contactHistory.ts';
import type { Tenant } from '../../ports/tenant.ts';
import { contactChangedMail } from '../contactChangedMail.ts';
import type { Field } from '../fieldPolicy.ts';
import { columnOf } from '../toFields.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';
import { reviewFatca } from '../declarations/reviewFatca.ts';
import { reviewAddressProof } from '../addressProof.ts';
import { flagDrafts } from '../flagDrafts.ts';
import { isSameAddress, readAddresses } from '../readAddresses.ts';
import { openDrafts } from './readDrafts.ts';

/**
 * Validates the edited data of a person: it becomes what is stored. Declarations are not touched,
 * because only a signature validates them. The person's row must be locked.
 * @param by user who validates
 * @returns how many drafts there were
 * @throws HttpError 409 where the paper that proves a change was rejected
 */
export async function applyDrafts(
  context: Pick<Context, 'id' | 'mail' | 'now'>,
  db: TenantDb,
  tenant: Tenant,
  row: IntervenerRow,
  by: string,
): Promise<number> {
  const drafts = await openDrafts(db, row.uuid);
  await checkPapers(db, drafts);
  for (const draft of drafts) {
    if (draft.section === 'ADDRESS') await applyAddress(db, draft);
    else await applyPersonal(db, draft);
    if (draft.section === 'CONTACT') await tellContact(context, db, tenant, row, draft);
  }
  await db
    .updateTable('draft_changes')
    .set({ status: 'APPLIED', closed_by: by, closed_at: context.now() })
    .where('uuid_intervener', '=', row.uuid)
    .where('status', '=', 'OPEN')
    .execute();
  await flagDrafts(db, row.uuid);
  await reviewFatca(context, db, row.uuid);
  await reviewAddressProof(context, db, row.uuid);
  return drafts.length;
}

const newValues = ({ changes }: DraftRow) =>
  changes.map((change) => [change.field, change.new] as const);

async function checkPapers(db: TenantDb, drafts: DraftRow[]): Promise<void> {
  const papers = drafts.flatMap(({ uuid_document }) => uuid_document ?? []);
  if (papers.length === 0) return;
  const rejected = await db
    .selectFrom('documents')
    .select('uuid')
    .where('uuid', 'in', papers)
    .where('validation', '=', 'RECHAZADO')
    .executeTakeFirst();
  if (rejected) throw new HttpError(409, [{ code: 'draft_data.document_rejected' }]);
}

async function applyPersonal(db: TenantDb, draft: DraftRow): Promise<void> {
  const values = newValues(draft).map(([field, value]) => [columnOf(field as Field), value]);
  await db
    .updateTable('interveners')
    .set(Object.fromEntries(values) as Partial<IntervenerRow>)
    .where('uuid', '=', draft.uuid_intervener)
    .execute();
}

/** Letters that go to the fiscal address go with it. */
async function applyAddress(db: TenantDb, draft: DraftRow): Promise<void> {
  const addresses = await readAddresses(db, draft.uuid_intervener);
  const changed = addresses.find(({ uuid }) => uuid === draft.uuid_address);
  const following = changed ? addresses.filter((one) => isSameAddress(one, changed)) : [];
  await db
    .updateTable('addresses')
    .set(Object.fromEntries(newValues(draft)))
    .where('uuid_intervener', '=', draft.uuid_intervener)
    .where('uuid', 'in', [draft.uuid_address!, ...following.map(({ uuid }) => uuid)])
    .execute();
}

/** The login follows the new e-mail; the old one is kept for a day, and both are told. */
async function tellContact(
  { mail, now }: Pick<Context, 'mail' | 'now'>,
  db: TenantDb,
  tenant: Tenant,
  row: IntervenerRow,
  draft: DraftRow,
): Promise<void> {
  for (const { field } of draft.changes)
    if (field === 'email' || field === 'mobile_phone')
      await keepFormerContact(db, row.uuid, { field, former: row[field], at: now() });
  const email = draft.changes.find(({ field }) => field === 'email')?.new;
  if (typeof email === 'string') {
    await db.updateTable('users').set({ email }).where('uuid_intervener', '=', row.uuid).execute();
  }
  for (const to of new Set([row.email, email]))
    if (typeof to === 'string' && to) await mail.send(db, tenant, contactChangedMail(tenant, to));
}
