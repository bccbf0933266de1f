import type { OperationId } from '#/contract/call.ts';
import type { Issue } from '#/domain/issue.ts';
import { isMissing } from '#/language/condition.ts';
import { sentence } from '#/language/format.ts';
import { answersIn, bodyPointer } from '#/language/submission.ts';
import { transcriptOf } from '#/language/transcript.ts';
import type { Answers, Scope } from '#/language/scope.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { Refusal, type Reason } from '../refusal.ts';
import type { HandlerRequest } from '../router/handler.ts';
import { checkAnswers } from './checkAnswers.ts';
import { fileNames } from './fileNames.ts';
import { formHeader } from './formHeader.ts';
import { judged } from './judged.ts';
import { languageOf } from './languageOf.ts';
import { loadAnswers } from './loadAnswers.ts';
import { currentForms, namedForm, type ReleasedForm } from './releasedForms.ts';
import { routeOf, scopeOf } from './scopeOf.ts';
import { toWords } from './toWords.ts';
import { writeTranscript } from './writeTranscript.ts';

type Request = Omit<HandlerRequest<never>, 'transcript' | 'inTenant'>;

/** Answers that a form found good: their transcript, to be kept in the transaction that acts on them. */
export interface Judged {
  uuid: string;
  keep(db: TenantDb): Promise<void>;
}

/**
 * Judges the body of a call as the form in which it was answered does: the one that the request names, or
 * the current release's for this call. Nothing where the release has none. The scope is the server's own.
 * @throws Refusal 422 with the form's issues, their paths in the body; 409 when the form is not known
 */
export async function judgeAnswers(
  call: OperationId,
  request: Request,
): Promise<Judged | undefined> {
  const { context, actor, tenant } = request;
  const named = formHeader(request.headers['x-form']);
  if (!named && judged[call]?.isNamed) return undefined;
  const forms = named
    ? [await namedForm(context, actor, call, named)]
    : await currentForms(context, tenant.id, call);
  if (forms.length === 0) return undefined;
  const scope = await scopeOf(context, actor);
  const language = languageOf(request.headers['accept-language'], tenant);
  let best: Verdict | undefined;
  for (const released of forms) {
    const verdict = await judgeIn(released, call, request, scope, language, named !== undefined);
    if (!verdict) continue;
    if (!best || verdict.reasons.length < best.reasons.length) best = verdict;
    if (best.reasons.length === 0) break;
  }
  if (!best) return undefined;
  if (best.reasons.length > 0) throw new Refusal(422, best.reasons);
  return best.judged;
}

interface Verdict {
  reasons: Reason[];
  judged: Judged;
}

/** What one form says of a body; nothing when the body is about something else and did not name the form. */
async function judgeIn(
  released: ReleasedForm,
  call: OperationId,
  request: Request,
  known: Scope,
  language: string,
  isNamed: boolean,
): Promise<Verdict | undefined> {
  const { context, actor, tenant, body } = request;
  const { form, hash, release } = released;
  const given = { path: request.path, query: request.query, body };
  const scope: Scope = { ...known, route: routeOf(form, given) };
  const { answers: sent, strange, other } = answersIn(form, body, scope);
  // Who changes one thing and names no form leaves everything else as it is.
  const isPartial = !isNamed && calls[call].method === 'PATCH';
  const isOther = other.length > 0 || (isPartial && Object.keys(sent).length === 0);
  if (isOther && !isNamed) return undefined;
  const loaded = await loadAnswers(request, form, scope);
  const answers = isPartial ? { ...presentIn(loaded, form.data.properties), ...sent } : sent;
  const words = await toWords(context, released, language, tenant);
  const issues = checkAnswers(form, answers, loaded, scope, words);
  const counted = { ...scope, answers };
  const names = await fileNames(context, actor, form, answers);
  const told = { ...words, fileName: (file: string) => names.get(file) };
  const uuid = context.id();
  return {
    reasons: [
      ...other.map((path) => ({ code: 'const', path: `/body${path}` })),
      ...(isPartial ? [] : strange).map((path) => ({
        code: 'unknown_field',
        path: `/body${path}`,
      })),
      ...issues.map((issue) => inBody(issue, (path) => bodyPointer(form, path))),
    ],
    judged: {
      uuid,
      keep: (db) =>
        writeTranscript(db, actor, uuid, {
          call,
          about: subjectOf(call, request),
          by: actor.userId!,
          at: context.now().toISOString(),
          language,
          release,
          form: {
            id: form.id,
            hash,
            title: sentence(form.title, counted, words),
            ...(form.intro !== undefined && { intro: sentence(form.intro, counted, words) }),
          },
          named: isNamed,
          sections: transcriptOf(form, counted, told),
        }),
    },
  };
}

/** An issue of the form as a reason of the request. */
function inBody(issue: Issue, place: (path: string) => string | undefined): Reason {
  const { code, params } = issue;
  const path = issue.path.startsWith('/answers') ? place(issue.path) : undefined;
  return { code, path: `/body${path ?? ''}`, ...(params && { params }) };
}

function subjectOf(call: OperationId, { actor, path }: Request): string {
  const { about } = judged[call]!;
  const named = about && (path as Record<string, string>)[about];
  return (named ?? actor.intervenerUuid!).toLowerCase();
}

const presentIn = (loaded: Answers, properties: object): Answers =>
  Object.fromEntries(
    Object.entries(loaded).filter(
      ([name, value]) => !isMissing(value) && Object.hasOwn(properties, name),
    ),
  );
