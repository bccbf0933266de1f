import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { keepFiles, markKept } from '../files/keepFiles.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { boundUploads, type Amount } from './boundUploads.ts';
import { checkFiles, type GoodFile } from './checkFiles.ts';
import { assertKinds } from './assertKinds.ts';
import { checkSection } from './checkSection.ts';
import { findBankAccount, findLinkedAccount } from './findBankAccount.ts';
import { findPlace, type Place } from './place.ts';
import { quarantine } from './quarantine.ts';
import { findSent, type DocumentRow } from './readDocuments.ts';
import { toDocument } from './toDocument.ts';
import { assertMayChange } from './assertMayChange.ts';
import { readUpload, type SentFile } from './upload.ts';

type Asked = Pick<
  HandlerRequest<'uploadIntervenerDocuments'>,
  'context' | 'actor' | 'path' | 'body' | 'requestId' | 'inTenant'
>;

/**
 * Keeps the files of an upload as documents of an intervener, account or operation: all of them or
 * none. They wait to be validated whatever the sender says. The same request sent again finds what it
 * made the first time; another under the same id is refused.
 */
export async function uploadDocuments(asked: Asked, section: Place['section']) {
  const { context, actor, path, body, requestId, inTenant } = asked;
  checkSection(section, body.section);
  const tenantId = actor.tenant.id;
  const party = actor.intervenerUuid!;
  // Asked twice: before anything is looked into, and again when it is kept: a role may have ended.
  const look = (db: TenantDb) =>
    findPlace(context, db, actor, section, path.id, 'upload_documents');
  const within = (db: TenantDb, amount: Amount) => boundUploads(db, party, amount, context.now());
  const { files, issues } = readUpload(body);
  // Before anything is looked into: looking is dear.
  const before = await withTenant(context.db, tenantId, async (db) => {
    const sent = await findSent(db, await look(db), { party, requestId });
    refuse(issues);
    if (sent.length > 0) return sent;
    await assertKinds(db, actor.tenant, section, path.id, files);
    await within(db, { files: files.length, bytes: 0 });
    return [];
  });
  if (before.length > 0) return again(before, files);
  const person = actor.userId ?? party;
  const good = await checkFiles(context, { tenant: tenantId, person }, files);
  const originals = signedOriginals(good);
  const sentOnce = () =>
    withTenant(context.db, tenantId, async (db) =>
      findSent(db, await look(db), { party, requestId }),
    );
  try {
    return await keepFiles(context, tenantId, [...good, ...originals], (ids) =>
      inTenant(async (db) => {
        const place = await look(db);
        await within(db, { files: good.length, bytes: sizeOf([...good, ...originals]) });
        for (const [index, file] of good.entries()) {
          const sent = { file, index, party, requestId };
          const uuid = await insert(db, place, sent, ids[index]!, context);
          const original = originals.findIndex(({ of }) => of === file);
          if (original >= 0)
            await quarantine(context, db, uuid, {
              uuidFile: ids[good.length + original]!,
              sha256: file.originalSha256,
              reason: 'signed',
            });
        }
        return answer(await findSent(db, place, { party, requestId }));
      }),
    );
  } catch (error) {
    // The same request twice at once: the other one came first.
    const isTwice = (error as { constraint?: string }).constraint === 'documents_once';
    if (isTwice) return again(await sentOnce(), files);
    throw error;
  }
}

async function insert(
  db: TenantDb,
  place: Place,
  sent: { file: GoodFile; index: number; party: string; requestId: string },
  uuidFile: string,
  { id, now }: Pick<Asked['context'], 'id' | 'now'>,
): Promise<string> {
  const { file, index, party, requestId } = sent;
  const uuid = id();
  await markKept(db, uuidFile);
  await db
    .insertInto('documents')
    .values({
      tenant_id: db.tenantId,
      uuid,
      section: place.section,
      uuid_owner: place.owner,
      uuid_account: await findLinkedAccount(db, place, party, file),
      uuid_bank_account: await findBankAccount(db, place, party, file),
      filename: file.filename,
      category: file.category,
      subcategory: file.subcategory,
      is_signed: false,
      validation: 'PENDIENTE',
      validation_reason: null,
      created_at: now(),
      expires_on: null,
      uuid_file: uuidFile,
      original_sha256: file.originalSha256,
      uploaded_by: party,
      request_id: requestId,
      request_place: index,
    })
    .execute();
  return uuid;
}

const sizeOf = (files: readonly { file: { size: number } | Buffer }[]) =>
  files.reduce((sum, { file }) => sum + (Buffer.isBuffer(file) ? file.length : file.size), 0);

/** The originals that are kept beside their copies, as files. */
const signedOriginals = (good: readonly GoodFile[]) =>
  good.flatMap((of) => {
    const { signedOriginal: file, mimetype } = of;
    return file ? [{ of, file, mimetype }] : [];
  });

function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  throw new HttpError(
    422,
    issues.map((issue) => ({ ...issue, path: `/body${issue.path}` })),
  );
}

async function again(rows: DocumentRow[], files: readonly SentFile[]) {
  await assertMayChange(rows, files);
  return answer(rows);
}

function answer(rows: DocumentRow[]): {
  data: { documents: Schema<'Document'>[]; total: number; next: null };
} {
  return { data: { documents: rows.map(toDocument), total: rows.length, next: null } };
}
