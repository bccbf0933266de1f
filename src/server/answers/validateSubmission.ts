import type { OperationId } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { facts } from '#/contract/facts.gen.ts';
import { effective } from '#/language/effective.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence } from '#/language/presentation/format.ts';
import { OWN_ANSWERS } from '#/language/requests/ownQuestions.ts';
import { sentMembers } from '#/language/requests/sentMembers.ts';
import { callsToldBy } from '#/language/validation/callsToldBy.ts';
import { unknownField } from '#/language/validation/unknownField.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { fittingForm } from './fittingForm.ts';
import { formHeader } from './formHeader.ts';
import { readCalls } from './readCalls.ts';
import { validateIn, type Verdict } from './validateIn.ts';
import { keepTranscript } from './keepTranscript.ts';
import { judgedWhole } from './judgedWhole.ts';
import { languageOf } from '../words/languageOf.ts';
import { toWords } from './toWords.ts';
import { currentForms, namedForm, type ReleasedForm } from './releasedForms.ts';
import { scopeOf } from './scopeOf.ts';

export type SubmissionRequest = Omit<
  HandlerRequest<never>,
  'transcript' | 'answered' | 'lacking' | 'inTenant'
>;

/** Answers that a form found good: their transcript, to be kept in the transaction that acts on them. */
export interface ValidatedSubmission {
  uuid: string;
  /** Members of the body that the form writes, where it was answered as a whole. */
  answered?: readonly string[];
  /** Of a change of some things: what the whole that comes of it, by the members of the body, leaves unanswered. The transcript tells that whole. */
  lacking?(whole: object): Issue[];
  keep(db: TenantDb): Promise<void>;
}

/**
 * Judges what a call is sent as the form does in which it was answered: the one that the request names, else the
 * one of the current release that it fits. Nothing where no form submits the call, or what is sent is none of its
 * business. The scope is the server's own. Staff are asked by the forms of their own screens, and what they answer
 * is not kept. A transcript is made of what the contract calls evidence.
 * @throws HttpError 403 `form_access` with the form's own sentence when it is not for the asker; 422 with the form's issues, their paths in the body, or `form_required` where several forms
 * could have asked or none is released for what only a form asks; 409 when the form is not known
 */
export async function validateSubmission(
  call: OperationId,
  request: SubmissionRequest,
): Promise<ValidatedSubmission | undefined> {
  const { context, actor } = request;
  if (actor.kind === 'studio') return undefined;
  const { evidence } = facts[call];
  const named = formHeader(request.headers['x-form']);
  const forms = named
    ? [await namedForm(context, actor, call, named)]
    : await currentForms(context, actor, call);
  const isKept = forms.some(({ form }) => form.access);
  const asker = isKept ? await scopeOf(context, actor) : undefined;
  const fitting = fittingForm(call, forms, request, named !== undefined, (form) =>
    mayFill(form, asker ?? {}),
  );
  if (!fitting) {
    if (evidence && evidence !== true && evidence.formed && actor.kind === 'investor') {
      await findAbout(request, evidence.about!);
      throw new HttpError(422, [{ code: 'form_required', path: '/headers/X-Form' }]);
    }
    const own = (request.body as Record<string, unknown> | undefined)?.[OWN_ANSWERS];
    if (own !== undefined) throw new HttpError(422, [unknownField('/body', OWN_ANSWERS)]);
    return undefined;
  }
  const scope = asker ?? (await scopeOf(context, actor));
  await refuseOthers(request, fitting.released, scope);
  const verdict = await validateIn(fitting, request, scope);
  if (verdict.reasons.length > 0) throw new HttpError(422, verdict.reasons);
  if (!evidence || actor.kind !== 'investor') return undefined;
  const uuid = context.id();
  if (fitting.isPartial) return { uuid, ...judgedWhole(uuid, call, request, verdict) };
  const members = sentMembers(fitting.released.form).filter(({ answer }) => answer !== undefined);
  const told = await withTold(request, verdict);
  return {
    uuid,
    answered: members.map(({ member }) => member),
    keep: (db) => keepTranscript(db, uuid, call, request, told),
  };
}

/** A verdict that knows as well what was read beside the questions. */
async function withTold(request: SubmissionRequest, verdict: Verdict): Promise<Verdict> {
  const { scope, released } = verdict;
  const { form } = released;
  const { answers } = effective(form, scope);
  const data = await readCalls(request, form, { ...scope, answers }, callsToldBy(form));
  return { ...verdict, scope: { ...scope, data } };
}

/** A form takes nothing from whom it is not for. */
async function refuseOthers(request: SubmissionRequest, released: ReleasedForm, scope: Scope) {
  const { form } = released;
  if (mayFill(form, scope)) return;
  const { context, tenant, headers } = request;
  const language = languageOf(headers['accept-language'], tenant);
  const words = await toWords(context, released, language, tenant);
  const message = sentence(form.otherwise ?? form.title, scope, words);
  throw new HttpError(403, [{ code: 'form_access', message }]);
}

/** Somebody else's answers are nobody's business, whatever they say. */
const findAbout = ({ context, actor, tenant, path }: SubmissionRequest, about: string) =>
  withTenant(context.db, tenant.id, (db) =>
    findPersonToChange(
      db,
      actor,
      (path as Record<string, string>)[about]!,
      todayOf(context, actor),
    ),
  );
