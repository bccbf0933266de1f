import type { Issue } from '#/domain/kernel/issue.ts';

/** One reason, as a handler gives it; the sentence is found by its code unless it is given here. */
export interface ErrorDetail extends Omit<Issue, 'path'> {
  path?: string;
  message?: string;
}

/** The server says no. Thrown by handlers; the one place that answers errors turns it into `result.errors`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;

  constructor(status: number, reasons: ErrorDetail[], headers: Record<string, string> = {}) {
    super(reasons.map(({ code }) => code).join(', '));
    this.status = status;
    this.details = reasons;
    this.headers = headers;
  }
}

/** The same bytes whether the object is missing or somebody else's. @source specification §8 */
export const notFound = () => new HttpError(404, [{ code: '404' }]);

/** No token, or one that is no longer good. @source specification §8 */
export const unauthorized = () => new HttpError(401, [{ code: '401' }]);

export const forbidden = (code = 'forbidden') => new HttpError(403, [{ code }]);

/** The person, the account or the role stands in the way: every reason of the domain, by its code. */
export const denied = (issues: readonly Issue[]) =>
  new HttpError(
    403,
    issues.map(({ code }) => ({ code })),
  );

/** Data breaks rules: the issues of the domain, their paths below `/body` unless said otherwise. */
export const unprocessable = (issues: Issue[], below = '/body') =>
  new HttpError(
    422,
    issues.map((issue) => ({ ...issue, path: below + issue.path })),
  );

/** Come again in so many seconds. */
export const tooMany = (seconds: number, status: 429 | 503 = 429) =>
  new HttpError(status, [{ code: status === 429 ? 'too_many' : 'busy' }], {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  });
