import { notFound } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';

/** Unfinished answers of one form, of whoever asks; one draft a form, kept with the form's hash. */
export const getDraft: Handler<'getDraft'> = ({ actor, tenant, path, query, inTenant }) =>
  inTenant(async (db) => {
    const kept = await db
      .selectFrom('drafts')
      .select(['form', 'hash', 'answers', 'updated_at'])
      .where('tenant_id', '=', tenant.id)
      .where('uuid_user', '=', actor.userId!)
      .where('form', '=', path.form)
      .where('hash', '=', query.hash)
      .executeTakeFirst();
    const draft = kept ? { ...kept, updated_at: kept.updated_at.toISOString() } : null;
    return { data: { draft } };
  });

export const saveDraft: Handler<'saveDraft'> = async (request) => {
  const { context, actor, tenant, path, query, body, inTenant } = request;
  if (!(await context.published.blob(query.hash, 'document'))) throw notFound();
  const updated = context.now();
  const draft = { form: path.form, hash: query.hash, answers: body.answers };
  await inTenant((db) =>
    db
      .insertInto('drafts')
      .values({ tenant_id: tenant.id, uuid_user: actor.userId!, ...draft, updated_at: updated })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'uuid_user', 'form'])
          .doUpdateSet({ ...draft, updated_at: updated }),
      )
      .execute(),
  );
  return { data: { draft: { ...draft, updated_at: updated.toISOString() } } };
};

export const deleteDraft: Handler<'deleteDraft'> = async ({ actor, tenant, path, inTenant }) => {
  await inTenant((db) =>
    db
      .deleteFrom('drafts')
      .where('tenant_id', '=', tenant.id)
      .where('uuid_user', '=', actor.userId!)
      .where('form', '=', path.form)
      .execute(),
  );
  return { data: { done: true } };
};
