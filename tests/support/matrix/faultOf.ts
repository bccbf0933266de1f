import type { LightMyRequestResponse } from 'fastify';

/**
 * What is wrong with an answer to something that nobody should send, or nothing.
 * @param mayBeBusy hashing passwords is bounded, and says so with 503
 */
export function faultOf(
  { statusCode, headers, body }: LightMyRequestResponse,
  mayBeBusy = false,
): string | undefined {
  if (statusCode >= 500 && !(statusCode === 503 && mayBeBusy))
    return `${statusCode} ${body.slice(0, 300)}`;
  if (/\.ts:\d|node_modules|at \w+ \(|syntax error at/.test(body) && statusCode >= 400)
    return `a stack: ${body.slice(0, 300)}`;
  if (statusCode < 400) return undefined;
  if (!String(headers['content-type']).startsWith('application/json'))
    return 'an error that is no JSON';
  const { result } = JSON.parse(body) as {
    result?: { info?: unknown; errors?: { message?: unknown }[] };
  };
  const isTold = result?.errors?.every(({ message }) => typeof message === 'string' && message);
  return (isTold && result!.errors!.length > 0) || result?.info
    ? undefined
    : `untold: ${body.slice(0, 200)}`;
}
