import { sql } from 'kysely';
import type { Manifest } from '#/language/release/release.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { addSeconds } from '../identity/sessions.ts';
import type { NamedForm } from './formHeader.ts';

/** For so long a form may be answered after another took its place: pages stay open over night. */
const OPEN_SECONDS = 86_400;
/** And for so long when a draft was begun on it: saving that again does not keep the old form for ever. */
const DRAFT_SECONDS = 30 * 86_400;

type Needs = Pick<Context, 'db' | 'published' | 'now'>;

/**
 * The release in which the actor may answer this version of a form: the current one when it has it; the
 * last that had it when it was replaced in the last 24 hours, or in the last 30
 * days and a draft was begun on it. Nothing for any other: the law that a new version carries is not passed by.
 */
export async function acceptedRelease(
  { db, published, now }: Needs,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  form: NamedForm,
): Promise<string | undefined> {
  const current = await published.current(tenant.id);
  const has = async (release: string) => {
    const text = await published.manifest(release);
    const { documents } = JSON.parse(text ?? '{"documents":{}}') as Pick<Manifest, 'documents'>;
    const name = `form/${form.id}`;
    return Object.hasOwn(documents, name) && documents[name] === form.hash;
  };
  if (current && (await has(current))) return current;
  const last = await lastWith(db, tenant.id, form.hash);
  if (!last || !(await has(last.hash))) return undefined;
  const stands = (seconds: number) => addSeconds(last.until, seconds) > now();
  if (stands(OPEN_SECONDS)) return last.hash;
  const isDrafted = stands(DRAFT_SECONDS) && (await hasDraft(db, tenant.id, userId, form));
  return isDrafted ? last.hash : undefined;
}

/** The release of the tenant that served a document last, and until when it did. */
async function lastWith(db: Needs['db'], tenantId: string, document: string) {
  const { rows } = await sql<{ hash: string; until: Date }>`
    select served.hash, served.until from (
      select hash, coalesce(lead(since) over (order by sequence),
        (select moved_at from release_pointers where tenant_id = ${tenantId})) as until
      from release_history where tenant_id = ${tenantId}
    ) served
    where served.until is not null and exists (
      select from release_blobs where release_hash = served.hash
        and blob_hash = ${document} and role = 'document'
    )
    order by served.until desc limit 1`.execute(db);
  return rows[0];
}

async function hasDraft(
  db: Needs['db'],
  tenantId: string,
  userId: string | undefined,
  { id, hash }: NamedForm,
): Promise<boolean> {
  if (userId === undefined) return false;
  const draft = await withTenant(db, tenantId, (transaction) =>
    transaction
      .selectFrom('drafts')
      .select('form')
      .where('uuid_user', '=', userId)
      .where('form', '=', id)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  );
  return draft !== undefined;
}
