import type { Context } from '#/server/ports/context.ts';
import { withTenant } from '#/server/database/withTenant.ts';
import { fileOf } from '#/server/papers/fileOf.ts';
import { readDocuments } from '#/server/documents/readDocuments.ts';
import type { Tenant } from '#/server/ports/tenant.ts';
import { uuidOf } from '#/server/kernel/uuidOf.ts';

/** The order that waits for its second signature, who signed first, and who is to sign. */
const [ORDER, FIRST, SECOND] = ['luis/1/luis-second', 'ana', 'luis'];

/**
 * Has the order of two holders signed by the first of them, the bytes of its papers made for that as for
 * any signature: the second one finds it as in life. Nothing where the tenant does not know both.
 */
export async function signFirst(context: Context, tenant: Tenant): Promise<void> {
  const id = (key: string) => uuidOf(`${tenant.name}/${key}`);
  const owner = id(`operation/${ORDER}`);
  const place = { tenantId: tenant.id, section: 'OPERATION', owner } as const;
  const papers = await withTenant(context.db, tenant.id, async (db) => {
    const both = await db
      .selectFrom('account_interveners')
      .select('uuid_intervener')
      .where('uuid_account', '=', id('account/luis/1'))
      .where('uuid_intervener', 'in', [id(`intervener/${FIRST}`), id(`intervener/${SECOND}`)])
      .execute();
    return both.length === 2 ? readDocuments(db, place, { limit: 10, offset: 0 }) : [];
  });
  if (papers.length === 0) return;
  const files: { uuid_document: string; uuid_file: string; sha256: string }[] = [];
  for (const paper of papers) {
    // Everything of the demo has the same id every time.
    const named = { ...context, id: () => id(`file/${ORDER}/${paper.subcategory}`) };
    const file = await fileOf(named, tenant, paper);
    if (file) files.push({ uuid_document: paper.uuid, uuid_file: file.uuid, sha256: file.sha256 });
  }
  const signed = {
    tenant_id: tenant.id,
    uuid_signature: id(`signature/${ORDER}`),
    uuid_intervener: id(`intervener/${FIRST}`),
  };
  const at = papers[0]!.created_at;
  await withTenant(context.db, tenant.id, async (db) => {
    await db
      .insertInto('signatures')
      .values({
        tenant_id: tenant.id,
        uuid: signed.uuid_signature,
        uuid_intervener: signed.uuid_intervener,
        uuid_session: id(`session/${ORDER}`),
        provider: 'OTP',
        reference: null,
        status: 'SIGNED',
        code_hash: null,
        code_salt: null,
        sent_to: '',
        expires_at: at,
        created_at: at,
        decided_at: at,
      })
      .execute();
    for (const [place, file] of files.entries()) {
      const { tenant_id, uuid_signature } = signed;
      const shown = { tenant_id, uuid_signature, place, ...file };
      await db.insertInto('signature_documents').values(shown).execute();
      const { uuid_document, sha256 } = file;
      await db
        .insertInto('document_signers')
        .values({ ...signed, uuid_document, sha256, signed_at: at })
        .execute();
    }
  });
}
