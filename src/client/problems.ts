import type { Problem, WireError } from '#/contract/call.ts';

/** Name of what ends a session whose time is over. */
export const EXPIRED = 'expired';

/** Every way in which a call can fail, with the names and messages of the error catalogue. @source specification §8 */
export const problems = {
  /** The refresh did not help. */
  unauthorized: (requestId?: string): Problem =>
    problem(401, 'Error 401', 'No autorizado', { requestId }),
  /** The time of the session was over before anybody asked. */
  expired: (): Problem => problem(401, EXPIRED, ''),
  noSession: (): Problem => problem(401, 'Error', 'No hay session'),
  unknownHost: (host: string): Problem =>
    problem(404, 'Error', `No API credentials found for hostname: ${host}`),
  /** The answer never arrived; a write may have been carried out all the same. */
  unanswered: (method: string, requestId?: string): Problem =>
    problem(0, 'HTTP Error', 'No response was received', {
      requestId,
      ...(method === 'GET' ? {} : { lost: true }),
    }),
  /** The person ended it; what had left may have arrived all the same. */
  cancelled: (requestId?: string): Problem =>
    problem(0, 'AbortError', 'Request cancelled', { requestId, lost: true }),
  noStructure: (status: number, requestId?: string): Problem =>
    problem(status, 'Error', 'Response has no expected structure', { requestId }),
  noContent: (status: number, requestId?: string): Problem =>
    problem(status, 'Error', 'No content', { requestId }),
  unknownDocumentType: (type: string): Problem =>
    problem(0, 'Error', `Unkown document entity type "${type}".`),
  /** What an error status and its body say. */
  refused: (status: number, body: unknown, method: string, requestId?: string): Problem => {
    const result = resultOf(body);
    const errors = (result?.errors ?? []).map(onAnswers);
    if (status === 404) return problem(404, '404', 'No encontrado', { errors, requestId });
    const message = errors[0]?.message ?? result?.info ?? 'No response was received';
    // A gateway that gave up says nothing about what the server behind it did.
    const lost = status >= 502 && !result && method !== 'GET' ? { lost: true } : {};
    return problem(status, String(status || 'HTTP Error'), message, { errors, requestId, ...lost });
  },
};

function problem(
  status: number,
  name: string,
  message: string,
  more: Partial<Problem> = {},
): Problem {
  return { status, name, message, errors: [], ...more };
}

function resultOf(body: unknown): { errors: WireError[]; info?: string } | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  const { errors, info } = (body.result ?? {}) as { errors?: unknown; info?: unknown };
  return {
    errors: Array.isArray(errors) ? (errors as WireError[]) : [],
    ...(typeof info === 'string' ? { info } : {}),
  };
}

/** Forms know their values below `/answers`, the wire below `/body`. */
function onAnswers(error: WireError): WireError {
  return error.path?.startsWith('/body/')
    ? { ...error, path: `/answers/${error.path.slice('/body/'.length)}` }
    : error;
}
