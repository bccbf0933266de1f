import type { Issue } from '#/domain/kernel/issue.ts';
import type { EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { resolveAll } from '#/language/expressions/binding.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { bodyPointer } from '#/language/requests/submission.ts';
import { keptAnswers } from '#/language/validation/keptAnswers.ts';
import { step } from '#/language/values/pointer.ts';
import { isDrawnBy, type AskedOf } from '#/language/widgets/asked.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { proofsOf } from '../people/proofsOf.ts';
import { UUID } from './fileNames.ts';
import type { SubmissionRequest } from './validateSubmission.ts';

/**
 * File answers that name no file which the asker has sent for what the question asks, or one that was rejected: code
 * `file_unknown`. For whom and as what it was sent is read from the question's own upload. What is kept as it was answered
 * before was looked at then, and what the address names the call looks at itself.
 */
export async function checkFileAnswers(
  { context, actor, tenant }: Pick<SubmissionRequest, 'context' | 'actor' | 'tenant'>,
  form: FormDocument,
  now: EffectiveForm,
  scope: Scope & { loaded: Answers },
): Promise<Issue[]> {
  const kept = keptAnswers(form, now, scope);
  const given = Object.entries(form.data.properties).flatMap(([name, property]) => {
    const path = `/answers${step(name)}`;
    const question = { property, field: form.fields[name] ?? {} };
    const isSent = !kept.has(name) && bodyPointer(form, path) !== undefined;
    if (!isSent || !isDrawnBy(question, 'file') || isEmpty(now.answers[name])) return [];
    return [{ path, field: question.field, files: [now.answers[name]].flat() }];
  });
  if (given.length === 0) return [];
  return withTenant(context.db, tenant.id, async (db) => {
    const issues: Issue[] = [];
    for (const { path, field, files } of given)
      if (!(await areSent(db, actor.intervenerUuid, field, files, scope)))
        issues.push({ code: 'file_unknown', path });
    return issues;
  });
}

async function areSent(
  db: TenantDb,
  asker: string | undefined,
  { upload }: AskedOf<'file'>['field'],
  files: readonly unknown[],
  scope: Scope,
): Promise<boolean> {
  const { id } = resolveAll(upload.input?.path, scope);
  const { subcategory } = resolveAll(upload.input?.body, scope);
  if (typeof id !== 'string' || typeof subcategory !== 'string' || !asker) return false;
  const isNamed = (file: unknown): file is string => typeof file === 'string' && UUID.test(file);
  if (!files.every(isNamed)) return false;
  const sent = await proofsOf(db, id, subcategory)
    .where('documents.uuid', 'in', files)
    .where('documents.recipe', 'is', null)
    // What others sent for the same account is theirs.
    .where(({ or, eb }) => or([eb('uploaded_by', '=', asker), eb('uuid_owner', '=', asker)]))
    .execute();
  const theirs = new Set(sent.map(({ uuid }) => uuid));
  return files.every((file) => theirs.has(file.toLowerCase()));
}
