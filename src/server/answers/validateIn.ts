import type { OperationId } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { effective } from '#/language/effective.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { displayed } from '#/language/presentation/displayed.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { limitTold } from '#/language/presentation/limitTold.ts';
import { askedAt } from '#/language/requests/askedAt.ts';
import { isDemandedTick } from '#/language/requests/isDemandedTick.ts';
import { isOwn, OWN_ANSWERS } from '#/language/requests/ownQuestions.ts';
import { segments } from '#/language/values/pointer.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { bodyPointer } from '#/language/requests/submission.ts';
import { callsJudgedBy } from '#/language/validation/callsJudgedBy.ts';
import { unknownField } from '#/language/validation/unknownField.ts';
import type { ErrorDetail } from '../kernel/httpError.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkFileAnswers } from './checkFileAnswers.ts';
import type { FittingForm } from './fittingForm.ts';
import type { SubmissionRequest } from './validateSubmission.ts';
import { languageOf } from '../words/languageOf.ts';
import { wordCode } from '../words/productWords.ts';
import { toValues } from '../words/toValues.ts';
import { loadAnswers } from './loadAnswers.ts';
import type { ReleasedForm } from './releasedForms.ts';
import { readCalls } from './readCalls.ts';
import { routeOf } from './scopeOf.ts';
import { toWords } from './toWords.ts';
import { uncarried } from './uncarried.ts';

/** What a form says of a request: why not, or what was answered in it and in which words. */
export interface Verdict {
  reasons: ErrorDetail[];
  released: ReleasedForm;
  isNamed: boolean;
  language: string;
  words: Localization;
  /** Everything that the form's sentences read, the answers among it. */
  scope: Scope;
}

/** Judges the answers of a request in its form; `known` is the asker's scope. */
export async function validateIn(
  { released, submitted, isNamed, isPartial }: FittingForm,
  request: SubmissionRequest,
  known: Scope,
): Promise<Verdict> {
  const { context, tenant } = request;
  const { form } = released;
  const language = languageOf(request.headers['accept-language'], tenant);
  const around: Scope = { ...known, route: routeOf(form, request) };
  const loaded = await loadAnswers(request, form, around);
  const sent = submitted.answers;
  const answers = isPartial ? { ...presentIn(loaded, form.data.properties), ...sent } : sent;
  const given = { ...uncarried(form, loaded), ...answers };
  const answered = effective(form, { ...around, answers: given }).answers;
  const asking = { ...around, answers: answered };
  const data = await readCalls(request, form, asking, callsJudgedBy(form));
  const scope: Scope = { ...around, data };
  const words = await toWords(context, released, language, tenant);
  const now = effective(form, { ...scope, answers: given });
  const files = await checkFileAnswers(request, form, now, { ...scope, answers: given, loaded });
  const issues = [...checkAnswers(form, answers, loaded, scope, words), ...files].filter(
    (issue) => !isPartial || isOfChange(form, sent, issue, isNamed),
  );
  // A change of some things leaves to the call what no form writes, and so does what the call judges whole itself;
  // no answer to a question of the tenant's is lost.
  const judge = request.handlers[form.submit!.call as OperationId]?.refuse;
  const isLeft = !isNamed && (isPartial || judge !== undefined);
  const strange = submitted.strange.filter((path) => !isLeft || path.startsWith(OWN));
  return {
    reasons: [
      ...submitted.other.map((path) => ({ code: 'const', path })),
      ...strange.map(strangerIn),
      ...issues.map((issue) => {
        const message = limitSaid(form, issue, { ...scope, answers: now.answers }, request, words);
        return { ...inBody(issue, (path) => bodyPointer(form, path)), ...message };
      }),
    ],
    released,
    isNamed,
    language,
    words,
    scope: { ...scope, answers: given, loaded },
  };
}

/** An issue of the form as a reason of the request. */
function inBody(issue: Issue, place: (path: string) => string | undefined): ErrorDetail {
  const { code, params } = issue;
  const path = issue.path.startsWith('/answers') ? place(issue.path) : undefined;
  return { code, path: `/body${path ?? ''}`, ...(params && { params }) };
}

/** The sentence of a limit on what is no amount of money, as the page says it; of anything else the code finds it. */
function limitSaid(
  form: FormDocument,
  issue: Issue,
  scope: Scope,
  { words: say }: Pick<SubmissionRequest, 'words'>,
  words: Localization,
): Pick<ErrorDetail, 'message'> {
  const asked = askedAt(form, issue.path);
  const told = limitTold(issue, asked, (value) => displayed(asked!, value, scope, words));
  return told === issue ? {} : { message: say(wordCode(told.code), toValues(told.params)) };
}

/**
 * Whoever names the form saw all of it: what is sent and what was there are judged together, as the page judged them.
 * What was there and is not asked now is no fault.
 */
const isOfChange = (form: FormDocument, sent: Answers, { code, path }: Issue, isNamed: boolean) =>
  isNamed ? code !== 'unknown_field' || wasSent(sent, path) : isAnswered(form, sent, path);

const wasSent = (sent: Answers, path: string) => Object.hasOwn(sent, segments(path)[1] ?? '');

/**
 * A change of some things is judged as far as it goes: what it leaves as it was is no business of the form, and what
 * its address names is what it is about. Nobody's tick is left as it was.
 */
function isAnswered(form: FormDocument, sent: Answers, path: string): boolean {
  const [root, name] = segments(path);
  if (root !== 'answers' || !name || isOwn(form, name)) return true;
  const isGiven = Object.hasOwn(sent, name) || isDemandedTick(form, name);
  return isGiven && bodyPointer(form, path) !== undefined;
}

/** What no form asks, below the body. */
const strangerIn = (path: string): ErrorDetail =>
  unknownField(`/body${path.slice(0, path.lastIndexOf('/'))}`, segments(path).at(-1)!);
const OWN = `/${OWN_ANSWERS}/`;

const presentIn = (loaded: Answers, properties: object): Answers =>
  Object.fromEntries(
    Object.entries(loaded).filter(
      ([name, value]) => !isEmpty(value) && Object.hasOwn(properties, name),
    ),
  );
