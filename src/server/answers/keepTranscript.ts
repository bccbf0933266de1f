import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { sentence } from '#/language/presentation/format.ts';
import { transcriptOf } from '#/language/presentation/transcript.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { fileNames } from './fileNames.ts';
import type { SubmissionRequest } from './validateSubmission.ts';
import type { Verdict } from './validateIn.ts';
import { writeTranscript } from '../papers/writeTranscript.ts';

/** Keeps what was asked and answered, in the words that were read. */
export async function keepTranscript(
  db: TenantDb,
  uuid: string,
  call: OperationId,
  request: SubmissionRequest,
  { released, isNamed, language, words, scope }: Verdict,
): Promise<void> {
  const { context, actor } = request;
  const { form, hash, release } = released;
  const names = await fileNames(db, actor, form, scope.answers ?? {});
  const told = { ...words, fileName: (file: string) => names.get(file) };
  await writeTranscript(db, actor, uuid, {
    call,
    about: aboutWhom(call, request),
    by: actor.userId!,
    at: context.now().toISOString(),
    language,
    release,
    form: {
      id: form.id,
      hash,
      title: sentence(form.title, scope, words),
      ...(form.intro !== undefined && { intro: sentence(form.intro, scope, words) }),
    },
    named: isNamed,
    sections: transcriptOf(form, scope, told),
  });
}

function aboutWhom(call: OperationId, { actor, path }: SubmissionRequest): string {
  const { evidence } = facts[call];
  const named =
    evidence && evidence !== true && evidence.about
      ? (path as Record<string, string>)[evidence.about]
      : undefined;
  return (named ?? actor.intervenerUuid!).toLowerCase();
}
