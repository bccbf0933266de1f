import { residenceOf } from '#/domain/people/checkCrs.ts';
import { fullName } from '#/domain/people/names.ts';
import { alertStaff } from '../../alerts/alertStaff.ts';
import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { flagDrafts } from '../flagDrafts.ts';
import { reviewFatca } from './reviewFatca.ts';
import { reviewOwners } from './reviewOwners.ts';

/**
 * Puts the declaration of a document in force, which is called when that document was signed; the one
 * before is kept and no longer in force. The residence that is declared becomes the person's, at once and with staff
 * told, and what it says of the United States is looked at. Nothing happens for documents of something else.
 */
export async function confirmDeclaration(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  document: string,
): Promise<void> {
  const signed = await db
    .selectFrom('declarations')
    .select(['uuid', 'uuid_intervener', 'kind', 'answers'])
    .where('uuid_document', '=', document)
    .where('status', '=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst();
  if (!signed) return;
  await db
    .updateTable('declarations')
    .set({ is_current: false })
    .where('uuid_intervener', '=', signed.uuid_intervener)
    .where('kind', '=', signed.kind)
    .execute();
  await db
    .updateTable('declarations')
    .set({ is_current: true, status: 'SIGNED' })
    .where('uuid', '=', signed.uuid)
    .execute();
  const tax_residence = signed.kind === 'CRS' ? residenceOf(signed.answers) : undefined;
  if (tax_residence !== undefined)
    await changeResidence(context, db, signed.uuid_intervener, tax_residence);
  await flagDrafts(db, signed.uuid_intervener);
  await reviewFatca(context, db, signed.uuid_intervener);
  await reviewOwners(context, db, signed.uuid_intervener);
}

/**
 * A self-certification counts from its signature, nobody decides on it: whoever keeps the account confirms that it is
 * reasonable, and is told of a residence that is another than the one on file.
 * @source OECD Common Reporting Standard, section IV.A; Real Decreto 1021/2015, annex, section IV
 */
async function changeResidence(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  uuid: string,
  tax_residence: string,
): Promise<void> {
  const person = await db
    .selectFrom('interveners')
    .select(['name', 'lastname_1', 'lastname_2', 'tax_residence'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const before = person.tax_residence;
  if (before === tax_residence) return;
  await db.updateTable('interveners').set({ tax_residence }).where('uuid', '=', uuid).execute();
  if (before === null) return;
  const facts = {
    name: fullName(person),
    before: { list: 'countries', code: before },
    now: { list: 'countries', code: tax_residence },
  } as const;
  await alertStaff(context, db, { kind: 'TAX_RESIDENCE', subject: uuid, facts });
}
