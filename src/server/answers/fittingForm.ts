import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { bodyOf } from '#/language/requests/bodyOf.ts';
import { isAboutOther, personIn } from '#/language/requests/isAboutOther.ts';
import { isOwn, OWN_ANSWERS, propertiesSent } from '#/language/requests/ownQuestions.ts';
import { answersIn, type Given, type Submitted } from '#/language/requests/submission.ts';
import { read } from '#/language/values/pointer.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { SubmissionRequest } from './validateSubmission.ts';
import type { ReleasedForm } from './releasedForms.ts';
import { routeOf } from './scopeOf.ts';

/** The form in which a request was answered, and what the request carries of its answers. */
export interface FittingForm {
  released: ReleasedForm;
  submitted: Submitted;
  /** The request said so itself. */
  isNamed: boolean;
  /** It changes some things, of no form or of one that sends only those, and leaves everything else as it is. */
  isPartial: boolean;
}

/**
 * The form whose fixed values a request bears; the one that it names in any case. Nothing for a request that is
 * about something else: it touches nothing that a form writes, or guests may make the call and it is not clearly
 * of one form. Of several those count that are for whoever asks (`isTheirs`).
 * @throws HttpError 422 `form_required` when several fit, `const` when none does
 */
export function fittingForm(
  call: OperationId,
  forms: readonly ReleasedForm[],
  request: SubmissionRequest,
  isNamed: boolean,
  isTheirs: (form: FormDocument) => boolean = () => true,
): FittingForm | undefined {
  const isChange = !isNamed && calls[call].method === 'PATCH';
  const { path, query } = request;
  const given = { path, query, body: withoutAdded(call, request.body) };
  const looked = forms
    .map((released) => {
      const isPartial = isChange && !isFirst(call, released);
      return {
        released,
        submitted: submittedIn(released, request, given, isPartial),
        isNamed,
        isPartial: isPartial || (isNamed && released.form.submit?.send === 'changed'),
      };
    })
    .filter(({ released }) => !isChange || isRegulated(call) || touches(released, request.body))
    .filter(({ released, submitted }) => isNamed || !isElsewhere(released, submitted));
  if (isNamed) return looked[0];
  const bearing = looked.filter(({ submitted }) => submitted.other.length === 0);
  const exact = bearing.filter(({ submitted }) => submitted.strange.length === 0);
  // What guests ask and says more than a form does comes of no form: a token is asked for in many ways.
  const isOpen = facts[call].callers.includes('guest');
  const fits = isOpen || (bearing.length > 1 && exact.length > 0) ? exact : bearing;
  const theirs = fits.filter(({ released }) => isTheirs(released.form));
  const fitting = aboutWhom(theirs.length > 0 ? theirs : fits, call, request);
  if (fitting.length > 1 && isOpen) return undefined;
  if (fitting.length > 1)
    throw new HttpError(422, [{ code: 'form_required', path: '/headers/X-Form' }]);
  const [nearest] = looked.sort((a, b) => a.submitted.other.length - b.submitted.other.length);
  if (fitting.length === 0 && nearest && !isOpen)
    throw new HttpError(
      422,
      nearest.submitted.other.map((path) => ({ code: 'const', path })),
    );
  return fitting[0];
}

/** Whether a form asks for a declaration of whoever has made none before: there is nothing to leave as it was. */
const isFirst = (call: OperationId, { form }: ReleasedForm): boolean =>
  isRegulated(call) && !form.load;

/** Whatever is sent of a declaration makes a new one, also what no form asks: it is judged by the form as a whole. */
const isRegulated = (call: OperationId): boolean => facts[call].regulated === true;

/** Of several forms those that ask about others, where the request is about somebody else than who sends it. */
function aboutWhom(
  fitting: readonly FittingForm[],
  call: OperationId,
  { actor, path }: SubmissionRequest,
): readonly FittingForm[] {
  const person = personIn(call);
  const named = person && (path as Record<string, string>)[person]?.toLowerCase();
  if (fitting.length < 2 || !named || named === actor.intervenerUuid) return fitting;
  const others = fitting.filter(({ released }) => isAboutOther(released.form));
  return others.length > 0 ? others : fitting;
}

function submittedIn(
  { form }: ReleasedForm,
  request: SubmissionRequest,
  given: Given,
  isPartial: boolean,
): Submitted {
  const route = routeOf(form, request);
  const { intervenerUuid } = request.actor;
  const me = { intervener: { uuid: intervenerUuid } };
  const submitted = answersIn(form, given, { route, me }, isPartial);
  const person = isAboutOther(form) ? personIn(form.submit!.call) : undefined;
  if (person === undefined || intervenerUuid === undefined) return submitted;
  const named = (request.path as Record<string, string>)[person]?.toLowerCase();
  // Nobody answers for themselves in the form of who answers for somebody else.
  if (named !== intervenerUuid) return submitted;
  return { ...submitted, other: [...submitted.other, `/path/${person}`] };
}

/** A body without what the client adds to it by itself. */
function withoutAdded(call: OperationId, body: unknown): unknown {
  const { added } = facts[call];
  if (!added || body === null || typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !added.includes(name)));
}

/**
 * Whether a form is about something else than the request: an object by its address or uuid, or by the form's own name
 * among the fixed values, as polls bear it.
 */
function isElsewhere({ form }: ReleasedForm, { other }: Submitted): boolean {
  return other.some((path) => {
    const fixed = read(form.submit?.input, path);
    const isName = typeof fixed === 'string' && (fixed === form.id || UUID.test(fixed));
    return path.startsWith('/path/') || isName;
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a body has a member that the form's answers go to, or answers a question of its own; where none does, a fixed one. */
function touches({ form }: ReleasedForm, body: unknown): boolean {
  const places = bodyOf(form) ?? Object.fromEntries(propertiesSent(form));
  const answered = Object.keys(places).filter((name) => isAnswered(places[name]));
  const written = answered.length > 0 ? answered : Object.keys(places);
  const given = (body ?? {}) as Record<string, unknown>;
  const own = Object.keys((given[OWN_ANSWERS] ?? {}) as object);
  return (
    written.some((name) => Object.hasOwn(given, name)) || own.some((name) => isOwn(form, name))
  );
}

const isAnswered = (value: unknown) =>
  value !== null && typeof value === 'object' && (!('from' in value) || isAnswer(value.from));
const isAnswer = (from: unknown) => typeof from === 'string' && /^\/answers(\/|$)/.test(from);
