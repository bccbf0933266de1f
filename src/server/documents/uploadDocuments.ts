import type { Schema } from '#/contract/schema.ts';
import { withTenant } from '../database/withTenant.ts';
import { keepFiles, markKept } from '../files/keepFiles.ts';
import { Refusal } from '../refusal.ts';
import type { HandlerRequest } from '../router/handler.ts';
import { checkFiles } from './checkFiles.ts';
import { checkSection } from './checkSection.ts';
import { findBankAccount, findLinkedAccount } from './findBankAccount.ts';
import { findPlace, type Place } from './place.ts';
import { findDocument } from './readDocuments.ts';
import { toDocument } from './toDocument.ts';
import { readUpload } from './upload.ts';

type Asked = Pick<
  HandlerRequest<'uploadIntervenerDocuments'>,
  'context' | 'actor' | 'path' | 'body' | 'inTenant'
>;

/**
 * Keeps the files of an upload as documents of an intervener, account or operation: all of them or
 * none. They wait to be validated whatever the sender says.
 */
export async function uploadDocuments(
  { context, actor, path, body, inTenant }: Asked,
  section: Place['section'],
): Promise<{ data: { documents: Schema<'Document'>[]; total: number; next: null } }> {
  checkSection(section, body.section);
  const tenantId = actor.tenant.id;
  const party = actor.intervenerUuid!;
  await withTenant(context.db, tenantId, (db) =>
    findPlace(context, db, actor, section, path.id, 'upload_documents'),
  );
  const { files, issues } = readUpload(body);
  if (issues.length > 0)
    throw new Refusal(
      422,
      issues.map((issue) => ({ ...issue, path: `/body${issue.path}` })),
    );
  const good = await checkFiles(context, tenantId, files);
  return keepFiles(context, tenantId, good, (ids) =>
    inTenant(async (db) => {
      // Asked again: a role may have ended while the files arrived.
      const place = await findPlace(context, db, actor, section, path.id, 'upload_documents');
      const documents: Schema<'Document'>[] = [];
      for (const [index, file] of good.entries()) {
        const uuid = context.id();
        await markKept(db, tenantId, ids[index]!);
        await db
          .insertInto('documents')
          .values({
            tenant_id: tenantId,
            uuid,
            section,
            uuid_owner: place.owner,
            uuid_account: await findLinkedAccount(db, place, party, file),
            uuid_bank_account: await findBankAccount(db, place, party, file),
            filename: file.filename,
            category: file.category,
            subcategory: file.subcategory,
            is_signed: false,
            validation: 'PENDIENTE',
            validation_reason: null,
            created_at: context.now(),
            expires_on: null,
            uuid_file: ids[index],
            uploaded_by: party,
          })
          .execute();
        documents.push(toDocument(await findDocument(db, place, uuid)));
      }
      return { data: { documents, total: documents.length, next: null } };
    }),
  );
}
