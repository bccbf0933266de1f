import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { isOwn, OWN_ANSWERS } from '#/language/requests/ownQuestions.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { fittingForm } from './fittingForm.ts';
import { formHeader } from './formHeader.ts';
import { validateIn } from './validateIn.ts';
import { keepTranscript } from './keepTranscript.ts';
import { currentForms, namedForm, type ReleasedForm } from './releasedForms.ts';
import { scopeOf } from './scopeOf.ts';

export type SubmissionRequest = Omit<HandlerRequest<never>, 'transcript' | 'inTenant'>;

/** Answers that a form found good: their transcript, to be kept in the transaction that acts on them. */
export interface ValidatedSubmission {
  uuid: string;
  keep(db: TenantDb): Promise<void>;
}

/**
 * Judges what a call is sent as the form does in which it was answered: the one that the request names, else, where
 * law or the tenant asks something (`judgingAll`), the one of the current release that it fits. Nothing where none asks for it. The scope is the server's own. Staff
 * are asked by no form. A transcript is made of what the contract calls evidence.
 * @throws HttpError 422 with the form's issues, their paths in the body, or `form_required` where several forms
 * could have asked or none is released for what only a form asks; 409 when the form is not known
 */
export async function validateSubmission(
  call: OperationId,
  request: SubmissionRequest,
): Promise<ValidatedSubmission | undefined> {
  const { context, actor, tenant } = request;
  if (actor.kind === 'staff' || actor.kind === 'studio') return undefined;
  const { evidence } = facts[call];
  const named = formHeader(request.headers['x-form']);
  const forms = named
    ? [await namedForm(context, actor, call, named)]
    : judgingAll(call, await currentForms(context, tenant, call));
  const fitting = fittingForm(call, forms, request, named !== undefined);
  if (!fitting) {
    if (evidence && evidence !== true && evidence.formed) {
      await findAbout(request, evidence.about!);
      throw new HttpError(422, [{ code: 'form_required', path: '/headers/X-Form' }]);
    }
    const own = (request.body as Record<string, unknown> | undefined)?.[OWN_ANSWERS];
    if (own !== undefined)
      throw new HttpError(422, [{ code: 'unknown_field', path: `/body/${OWN_ANSWERS}` }]);
    return undefined;
  }
  const scope = await scopeOf(context, actor);
  const verdict = await validateIn(fitting, request, scope);
  if (verdict.reasons.length > 0) throw new HttpError(422, verdict.reasons);
  if (!evidence) return undefined;
  const uuid = context.id();
  return { uuid, keep: (db) => keepTranscript(db, uuid, call, request, verdict) };
}

/**
 * The forms that judge a request which names none: those of regulated calls, and of calls in one of whose forms the
 * tenant asks more, or otherwise, than all do. Everything else is judged by the call's own rules.
 */
function judgingAll(call: OperationId, forms: ReleasedForm[]): ReleasedForm[] {
  const isTenants = ({ form, manifest }: ReleasedForm) =>
    manifest.judging?.includes(form.id) ??
    Object.keys(form.data.properties).some((name) => isOwn(form, name));
  return facts[call].regulated || forms.some(isTenants) ? forms : [];
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
