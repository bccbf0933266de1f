import createHttp from 'openapi-fetch';
import type { Input, OperationId, Output, Result } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { FilledOptions } from './clientOptions.ts';
import { problems } from './problems.ts';
import { toRequestInit, type LooseInput } from './toRequestInit.ts';

/** One request and its answer as a value; knows nothing of sessions. */
export type Exchange = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  headers: Record<string, string>,
  signal?: AbortSignal,
) => Promise<Answer<Output<Id>>>;

export type Answer<T> = Result<T> & { response?: Response };

/** The longest that somebody waits for what is only read (ms), unless the options say otherwise. */
const READ_TIMEOUT_MS = 15_000;

/**
 * The exchange over openapi-fetch. Every header, the request id among them, is the caller's, but for the language in
 * which the page speaks: whatever is asked is answered in it. What is read and never
 * comes counts as unanswered after a while; a file, and whatever changes something, is never cut off here.
 */
export function createExchange(
  options: Pick<FilledOptions, 'baseUrl' | 'fetch' | 'readTimeout'> &
    Partial<Pick<FilledOptions, 'spoken'>>,
): Exchange {
  const http = createHttp<Record<never, never>>({ baseUrl: options.baseUrl });
  const request = http.request as unknown as LooseRequest;
  return async <Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer<Output<Id>>> => {
    const entry = calls[id];
    const init = toRequestInit(entry, input as LooseInput);
    let requestId = headers['X-Request-Id'];
    let status = 0;
    let isSent = false;
    const fetch = async (sent: Request) => {
      isSent = true;
      const response = await options.fetch(sent);
      requestId = response.headers.get('x-request-id') ?? requestId;
      status = response.status;
      return response;
    };
    try {
      const { data, error, response } = await request(entry.method, entry.path, {
        ...init,
        headers: { ...init.headers, ...languageHeader(options.spoken?.()), ...headers },
        signal: signal ?? limitOf(entry, options.readTimeout),
        fetch,
      });
      const problem = response.ok
        ? unexpected(entry, data, status, requestId)
        : problems.refused(status, error, entry.method, requestId);
      return problem ? { problem, response } : { data: data as Output<Id>, response };
    } catch (failure) {
      // A request that could not even be built is a bug of ours.
      if (!isSent) throw failure;
      return failure instanceof SyntaxError
        ? { problem: problems.noStructure(status, requestId) }
        : { problem: problems.unanswered(entry.method, requestId) };
    }
  };
}

const languageHeader = (language: string | undefined): Record<string, string> =>
  language === undefined ? {} : { 'Accept-Language': language };

function limitOf({ method, answer }: CallEntry, limit = READ_TIMEOUT_MS): AbortSignal | undefined {
  return method === 'GET' && answer !== 'file' ? AbortSignal.timeout(limit) : undefined;
}

function unexpected(entry: CallEntry, data: unknown, status: number, requestId?: string) {
  if (entry.answer === 'file')
    return data instanceof Blob && data.size > 0
      ? undefined
      : problems.noContent(status, requestId);
  if (entry.answer === 'text')
    return typeof data === 'string' ? undefined : problems.noStructure(status, requestId);
  const isObject = typeof data === 'object' && data !== null;
  const isExpected =
    isObject && (entry.answer === 'json' || (data as { data?: unknown }).data != null);
  return isExpected ? undefined : problems.noStructure(status, requestId);
}

type LooseRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
