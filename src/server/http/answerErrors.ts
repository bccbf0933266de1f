import { isObject } from '#/language/values/mergePatch.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, HttpError, tooMany } from '../kernel/httpError.ts';
import { StorageFault } from '../ports/fileStore.ts';
import type { Words } from '../kernel/words.ts';
import { wordCode } from '../words/productWords.ts';
import { toValue, toValues } from '../words/toValues.ts';

/**
 * Every error leaves by this door, in the shape of the specification, with a sentence in the asker's
 * language and never a stack. What is not a refusal is a bug: it is logged with the request's id and answered
 * with 500.
 */
export function answerErrors(
  app: FastifyInstance,
  wordsFor: (request: FastifyRequest) => Words,
): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toRefusal(thrown);
    if (error.status >= 500 && !(thrown instanceof HttpError)) request.log.error({ err: thrown });
    return send(reply, error, wordsFor(request));
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    send(reply, notFound(), wordsFor(request)),
  );
}

/** The body of an error answer. @source specification §8 */
export function toErrorAnswer(error: HttpError, words: Words) {
  const errors = error.details.slice(0, MOST).map(({ code, path, params, message }) => ({
    message: message ?? words(wordCode(code), toValues(params)),
    code,
    ...(path === undefined ? {} : { path }),
    ...(params === undefined ? {} : { params: toSaid(params, words) }),
  }));
  return { result: { errors } };
}

/** Values as the page puts them into its own sentence for the code: what is to be said has been. */
const toSaid = (params: Readonly<Record<string, unknown>>, words: Words) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      isObject(value) ? words.value(toValue(value)) : value,
    ]),
  );

/** More reasons than this help nobody. */
const MOST = 50;

function send(reply: FastifyReply, error: HttpError, words: Words): FastifyReply {
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .send(toErrorAnswer(error, words));
}

/** Whatever was thrown, as a refusal. */
export function toRefusal(error: Error & { code?: string; statusCode?: number }): HttpError {
  if (error instanceof HttpError) return error;
  // Recursion or sizes beyond what the request deserves: a fault of the data, not of the server.
  if (error instanceof RangeError && !error.statusCode)
    return new HttpError(422, [{ code: 'invalid' }]);
  if (isUnstorable(error)) return new HttpError(422, [{ code: 'invalid' }]);
  if (isDatabaseBusy(error)) return tooMany(2, 503);
  if (error instanceof StorageFault) {
    return new HttpError(503, [{ code: 'storage' }], { 'retry-after': '60' });
  }
  const status = error.statusCode ?? 500;
  const code = byStatus[status] ?? (status < 500 ? 'unreadable' : 'failed');
  return new HttpError(status < 400 || status > 599 ? 500 : status, [{ code }]);
}

const byStatus: Record<number, string> = {
  408: 'timeout',
  413: 'too_large',
  415: 'media_type',
  500: 'failed',
  503: 'busy',
};

/** A text with a character that no database keeps: NUL, or half of one. */
const isUnstorable = ({ code }: { code?: string }) => code === '22021' || code === '22P05';

const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * No connection could be had, or it was lost on the way: the pool is exhausted, PostgreSQL is away, or it
 * gave up on a statement that took too long, waited too long for others, or was chosen to end a deadlock.
 */
function isDatabaseBusy({ code, message }: { code?: string; message: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|08\d{3}|25P03|40001|40P01|53\d{3}|55P03|57014|57P0[1-5])$/.test(
      code ?? '',
    ) || LOST.test(message)
  );
}
