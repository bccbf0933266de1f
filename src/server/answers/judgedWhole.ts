import type { OperationId } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { issues } from '#/language/issues.ts';
import { isDemandedTick } from '#/language/requests/isDemandedTick.ts';
import { isOwn } from '#/language/requests/ownQuestions.ts';
import { answersIn, bodyPointer } from '#/language/requests/submission.ts';
import { keepTranscript } from './keepTranscript.ts';
import type { SubmissionRequest, ValidatedSubmission } from './validateSubmission.ts';
import type { Verdict } from './validateIn.ts';

/**
 * A change of some things leaves everything else as it is in force, which the handler alone knows: once it says what comes
 * of it, that whole is held to what the form requires, and is what the transcript tells.
 */
export function judgedWhole(
  uuid: string,
  call: OperationId,
  request: SubmissionRequest,
  verdict: Verdict,
): Pick<ValidatedSubmission, 'lacking' | 'keep'> {
  const { form } = verdict.released;
  let { scope } = verdict;
  return {
    lacking: (whole) => {
      scope = { ...scope, answers: wholeAnswers(form, request, scope, whole) };
      return unanswered(form, scope);
    },
    keep: (db) => keepTranscript(db, uuid, call, request, { ...verdict, scope }),
  };
}

/** The call's own answers as they are in the whole; ticks, and those to the tenant's own questions, as they were given. */
function wholeAnswers(
  form: FormDocument,
  { path, query }: SubmissionRequest,
  { answers = {} }: Scope,
  whole: object,
): Answers {
  const own = Object.entries(answers).filter(
    ([name]) => isOwn(form, name) || isDemandedTick(form, name),
  );
  const given = { path, query, body: whole };
  return { ...answersIn(form, given, {}, true).answers, ...Object.fromEntries(own) };
}

/** What the form requires and the answers do not say, by the members of the body. */
const unanswered = (form: FormDocument, scope: Scope): Issue[] =>
  issues(form, scope.answers ?? {}, scope)
    .filter(({ code }) => code === 'required')
    .flatMap((issue) => {
      const path = bodyPointer(form, issue.path);
      return path === undefined ? [] : [{ ...issue, path }];
    });

/** What is lacking and was not told at its place already. */
export const untold = (told: readonly Issue[], lacking: readonly Issue[] = []): Issue[] =>
  lacking.filter(({ path }) => !told.some((issue) => issue.path === path));
