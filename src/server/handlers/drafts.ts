import { sql } from 'kysely';
import { keptInDraft } from '#/language/requests/keptInDraft.ts';
import { acceptedRelease } from '../answers/acceptedRelease.ts';
import { formOf } from '../answers/releasedForms.ts';
import { answerSent } from '../idempotency/answerSent.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * Unfinished answers of one form about one thing, of whoever asks; kept with the form's hash. Those that were sent,
 * and whose sender may never have heard so, are told whatever has become of the form since; those that were given to
 * another version of it are told as `earlier`.
 */
const getDraft: Handler<'getDraft'> = ({ actor, path, query, inTenant }) =>
  inTenant(async (db) => {
    const kept = await db
      .selectFrom('drafts')
      .select(['form', 'about', 'hash', 'answers', 'updated_at', 'idempotency_key'])
      .where('uuid_user', '=', actor.userId!)
      .where('form', '=', path.form)
      .where('about', '=', query.about ?? '')
      .executeTakeFirst();
    const sent = kept ? await answerSent(db, actor, kept.idempotency_key) : null;
    if (!kept) return { data: { draft: null } };
    const draft = { ...kept, updated_at: kept.updated_at.toISOString(), sent };
    const isEarlier = kept.hash !== query.hash && !sent;
    return { data: isEarlier ? { draft: null, earlier: draft } : { draft } };
  });

/** Characters of a draft as JSON, and levels of it: the longest form, filled in, has a tenth of both. */
const LONGEST = 65_536;
const DEEPEST = 16;
/** Drafts of one person; of more the oldest go. */
const MOST = 100;

/**
 * Kept for a form that its author may answer now, in that version, and no larger than forms are: answers to what it asks,
 * never what the server gave or what is secret. The draft that stands
 * there keeps its key, so that two pages of one form send under the same; what was sent under the key that a page knows
 * is told, and no draft begins again under it.
 */
const saveDraft: Handler<'saveDraft'> = async (request) => {
  const { context, actor, tenant, path, query, body, inTenant } = request;
  const named = { id: path.form, hash: query.hash };
  const asked =
    (await acceptedRelease(context, actor, named)) && (await formOf(context, query.hash));
  if (!asked) throw notFound();
  if (!isDraftSized(body.answers)) throw new HttpError(413, [{ code: 'too_large' }]);
  const updated = context.now();
  const about = query.about ?? '';
  const draft = {
    form: path.form,
    about,
    hash: query.hash,
    answers: keptInDraft(asked, body.answers),
  };
  const updated_at = updated.toISOString();
  const given = body.idempotency_key;
  return inTenant(async (db) => {
    const before = given === undefined ? null : await answerSent(db, actor, given);
    if (before)
      return { data: { draft: { ...draft, updated_at, idempotency_key: given!, sent: before } } };
    const { idempotency_key } = await db
      .insertInto('drafts')
      .values({
        tenant_id: tenant.id,
        uuid_user: actor.userId!,
        ...draft,
        updated_at: updated,
        ...(given !== undefined && { idempotency_key: given }),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'uuid_user', 'form', 'about'])
          .doUpdateSet({ ...draft, updated_at: updated }),
      )
      .returning('idempotency_key')
      .executeTakeFirstOrThrow();
    await sql`delete from drafts where tenant_id = ${tenant.id} and uuid_user = ${actor.userId!}
      and (form, about) in (select form, about from drafts where tenant_id = ${tenant.id} and uuid_user = ${actor.userId!}
        order by updated_at desc, form, about offset ${MOST})`.execute(db);
    const sent = await answerSent(db, actor, idempotency_key);
    return { data: { draft: { ...draft, updated_at, idempotency_key, sent } } };
  });
};

function isDraftSized(answers: object): boolean {
  const isShallow = (value: unknown, left: number): boolean =>
    value === null ||
    typeof value !== 'object' ||
    (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));
  return isShallow(answers, DEEPEST) && JSON.stringify(answers).length <= LONGEST;
}

const deleteDraft: Handler<'deleteDraft'> = async ({ actor, path, query, inTenant }) => {
  await inTenant((db) =>
    db
      .deleteFrom('drafts')
      .where('uuid_user', '=', actor.userId!)
      .where('form', '=', path.form)
      .where('about', '=', query.about ?? '')
      .execute(),
  );
  return { data: { done: true } };
};

/** What a person has begun to answer, kept by the server. */
export const drafts = { getDraft, saveDraft, deleteDraft };
