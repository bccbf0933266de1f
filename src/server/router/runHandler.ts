import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import { OWN_ANSWERS } from '#/language/requests/ownQuestions.ts';
import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { isRecorded, record } from '../access/audit.ts';
import { validateSubmission } from '../answers/validateSubmission.ts';
import { idempotencyKey } from '../idempotency/idempotencyKey.ts';
import { answeredBefore, runIdempotent } from '../idempotency/runIdempotent.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import { checkStepUp } from './checkStepUp.ts';
import type { HandlerRequest, Handlers } from '../ports/handler.ts';
import { hasMoreThan } from './hasMoreThan.ts';
import { languageOf } from '../words/languageOf.ts';
import { toReasons } from './toReasons.ts';
import type { Validators } from './validators.ts';

/** A handler when it does not matter of which call. */
export type AnyHandler = ((request: HandlerRequest<never>) => Promise<unknown>) & {
  refuse?(request: HandlerRequest<never>): Promise<void>;
};

/**
 * Holds the request against the contract, then gives it to the handler. A write, and a look of staff,
 * is recorded in the handler's own first transaction: neither is kept without the other. The same holds
 * for the transcript of answers, which the form judges before the handler sees them. What may happen
 * only once is one transaction as a whole.
 */
export async function runHandler(
  context: Context,
  { validators, handlers }: { validators: Validators; handlers: Partial<Handlers> },
  id: OperationId,
  handler: AnyHandler,
  names: readonly string[],
  request: FastifyRequest,
): Promise<Answer<unknown>> {
  const { actor } = request;
  const { path, query, body } = readParts(validators, id, names, request);
  const asked = {
    context,
    handlers,
    fits: (call: OperationId, parts: Parts) => fitsContract(validators, call, parts),
    actor,
    tenant: actor.tenant,
    words: actor.tenant.words(languageOf(request.headers['accept-language'], actor.tenant)),
    path: path as never,
    query: query as never,
    body: body as never,
    headers: request.headers,
    requestId: request.id,
    ip: request.ip,
    host: request.site.host,
    origin: request.site.origin,
  };
  await checkStepUp(id, asked);
  const key = idempotencyKey(id, actor, request.headers);
  const once = key === undefined ? undefined : { call: id, actor, key, path, body };
  const replayed = once && facts[id].evidence && (await answeredBefore(context, once));
  if (replayed) return replayed;
  const handled = withoutOwn(body);
  const worked = { ...asked, body: handled as never, hasOwnAnswers: handled !== body };
  const answers = await validateSubmission(id, asked).catch(async (refusal: unknown) => {
    const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
      withTenant(context.db, actor.tenant.id, work);
    if (refusal instanceof HttpError) await handler.refuse?.({ ...worked, inTenant });
    throw refusal;
  });
  const handle = async (within?: TenantDb) => {
    let isOwed = isRecorded(actor, id);
    const inTenant = async <T>(work: (db: TenantDb) => Promise<T>) => {
      const whole = async (db: TenantDb) => {
        const worked = await work(db);
        const deed = { at: context.now(), call: id, about: { ...path, ...query } };
        if (isOwed) {
          await record(db, actor, { ...deed, request_id: request.id });
          await answers?.keep(db);
        }
        return worked;
      };
      const done = await (within ? whole(within) : withTenant(context.db, actor.tenant.id, whole));
      isOwed = false;
      return done;
    };
    const result = await handler({
      ...worked,
      transcript: answers?.uuid,
      answered: answers?.answered,
      lacking: answers?.lacking,
      inTenant,
    });
    // A handler that touched nothing of the tenant.
    if (isOwed) await inTenant(async () => undefined);
    return result instanceof Answer ? result : new Answer(result, {});
  };
  return once ? runIdempotent(context, once, handle) : handle();
}

interface Parts {
  path: object;
  query: object;
  body?: unknown;
}

const fitsContract = (validators: Validators, call: OperationId, parts: Parts): boolean =>
  validators.path(call)(parts.path) &&
  validators.query(call)(parts.query) &&
  (validators.body(call, 'application/json')?.(parts.body ?? {}) ?? true);

/** A tenant's own questions are no business of a handler. */
function withoutOwn(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || !Object.hasOwn(body, OWN_ANSWERS)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== OWN_ANSWERS));
}

function readParts(
  validators: Validators,
  id: OperationId,
  names: readonly string[],
  request: FastifyRequest,
) {
  const given = request.params as Record<string, string>;
  const path = Object.fromEntries(names.map((name, index) => [name, given[`p${index}`]]));
  // An id that cannot exist is an object that does not.
  if (!validators.path(id)(path)) throw notFound();
  const query = { ...(request.query as Record<string, unknown>) };
  const fitsQuery = validators.query(id);
  if (!fitsQuery(query)) throw new HttpError(400, toReasons(fitsQuery.errors ?? [], '/query'));
  return { path, query, body: readBody(validators, id, request) };
}

const mediaTypes: Record<NonNullable<CallEntry['body']>[number], string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Values of a body, four times those of the largest form: to find every fault in more would take long. */
const MANY = 2_000;

/** The body in one of the encodings that the call takes; a call without a body ignores none. */
function readBody(validators: Validators, id: OperationId, request: FastifyRequest): unknown {
  const { body } = request;
  const encodings = calls[id].body ?? [];
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = encodings.find((each) => mediaTypes[each] === sent);
  const isAbsent = body === undefined || body === null;
  if (!isAbsent && !encoding) throw new HttpError(415, [{ code: 'media_type' }]);
  if (isAbsent && encodings.length === 0) return undefined;
  const assumed = mediaTypes[encoding ?? encodings[0] ?? 'json'];
  // An empty body is one without fields: what is missing from it is said by name.
  const value = isAbsent ? {} : body;
  const fits = validators.body(id, assumed, hasMoreThan(MANY, value));
  if (fits && !fits(value)) throw new HttpError(422, toReasons(fits.errors ?? [], '/body'));
  return value;
}
