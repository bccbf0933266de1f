import { sql } from 'kysely';
import { acceptedRelease } from '../answers/acceptedRelease.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** Unfinished answers of one form about one thing, of whoever asks; kept with the form's hash. */
export const getDraft: Handler<'getDraft'> = ({ actor, path, query, inTenant }) =>
  inTenant(async (db) => {
    const kept = await db
      .selectFrom('drafts')
      .select(['form', 'about', 'hash', 'answers', 'updated_at'])
      .where('uuid_user', '=', actor.userId!)
      .where('form', '=', path.form)
      .where('about', '=', query.about ?? '')
      .where('hash', '=', query.hash)
      .executeTakeFirst();
    const draft = kept ? { ...kept, updated_at: kept.updated_at.toISOString() } : null;
    return { data: { draft } };
  });

/** Characters of a draft as JSON, and levels of it: the longest form, filled in, has a tenth of both. */
const LONGEST = 65_536;
const DEEPEST = 16;
/** Drafts of one person; of more the oldest go. */
const MOST = 100;

/** Kept for a form that its author may answer now, in that version, and no larger than forms are. */
export const saveDraft: Handler<'saveDraft'> = async (request) => {
  const { context, actor, tenant, path, query, body, inTenant } = request;
  const named = { id: path.form, hash: query.hash };
  if (!(await acceptedRelease(context, actor, named))) throw notFound();
  if (!isDraftSized(body.answers)) throw new HttpError(413, [{ code: 'too_large' }]);
  const updated = context.now();
  const about = query.about ?? '';
  const draft = { form: path.form, about, hash: query.hash, answers: body.answers };
  await inTenant(async (db) => {
    await db
      .insertInto('drafts')
      .values({ tenant_id: tenant.id, uuid_user: actor.userId!, ...draft, updated_at: updated })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'uuid_user', 'form', 'about'])
          .doUpdateSet({ ...draft, updated_at: updated }),
      )
      .execute();
    await sql`delete from drafts where tenant_id = ${tenant.id} and uuid_user = ${actor.userId!}
      and (form, about) in (select form, about from drafts where tenant_id = ${tenant.id} and uuid_user = ${actor.userId!}
        order by updated_at desc, form, about offset ${MOST})`.execute(db);
  });
  return { data: { draft: { ...draft, updated_at: updated.toISOString() } } };
};

function isDraftSized(answers: object): boolean {
  const isShallow = (value: unknown, left: number): boolean =>
    value === null ||
    typeof value !== 'object' ||
    (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));
  return isShallow(answers, DEEPEST) && JSON.stringify(answers).length <= LONGEST;
}

export const deleteDraft: Handler<'deleteDraft'> = async ({ actor, path, query, inTenant }) => {
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
