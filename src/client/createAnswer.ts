import type { Input, OperationId, Output, Problem } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { FilledOptions } from './clientOptions.ts';
import type { Session } from './createSession.ts';
import type { Answer, Exchange } from './exchange.ts';
import { problems } from './problems.ts';
import type { LooseInput } from './toRequestInit.ts';

/** How long a refused request rests between the refresh and its second try, in milliseconds. @source specification §9 */
export const retryDelay = 5_000;

interface Needs {
  options: FilledOptions;
  session: Session;
  exchange: Exchange;
}

/** Sends a call with what opens it (key, token), and walks the path that follows a 401. @source specification §8 */
export function createAnswer({ options, session, exchange }: Needs) {
  return async <Id extends OperationId>(id: Id, input: Input<Id>): Promise<Answer<Output<Id>>> => {
    const entry = calls[id];
    const given = (input as LooseInput).headers?.['X-Request-Id'];
    const headers = {
      'X-Request-Id': String(given ?? options.id()),
      ...apikey(entry),
    };
    const permission = await authorize(entry);
    if (permission.problem) return { problem: permission.problem };
    const used = permission.token;
    const first = await exchange(id, input, { ...headers, ...permission.headers });
    if (!used || first.problem?.status !== 401) return first;

    const renewal = await session.renew(used);
    if (renewal.problem?.status === 0) return { problem: renewal.problem };
    if (!renewal.session) return signOut(used, headers['X-Request-Id']);
    await options.sleep(retryDelay);
    const second = await exchange(id, input, { ...headers, ...bearer(renewal.session) });
    return second.problem?.status === 401
      ? signOut(renewal.session.access_token, headers['X-Request-Id'])
      : second;
  };

  function apikey(entry: CallEntry): Record<string, string> {
    const key = entry.security.includes('apikey') && options.credentials?.api_key;
    return key ? { apikey: key } : {};
  }

  async function authorize(entry: CallEntry): Promise<Permission> {
    if (entry.security.length > 0 && !options.credentials)
      return { problem: problems.unknownHost(new URL(options.baseUrl).hostname) };
    if (!entry.security.includes('bearer')) return {};
    const stored = session.current();
    if (!stored) {
      const guest = await session.guest();
      if (guest) return { headers: bearer(guest) };
      if (entry.security.includes('apikey')) return {};
    }
    const renewal = await session.fresh();
    if (renewal.session)
      return { headers: bearer(renewal.session), token: renewal.session.access_token };
    if (renewal.isOver) session.end(renewal.problem, stored?.access_token);
    return { problem: renewal.problem };
  }

  function signOut(used: string, requestId: string): { problem: Problem } {
    const problem = problems.unauthorized(requestId);
    session.end(problem, used);
    return { problem };
  }
}

interface Permission {
  headers?: Record<string, string>;
  /** The access token used; missing for calls that carry none of the session's. */
  token?: string;
  problem?: Problem;
}

const bearer = (open: { token_type: string; access_token: string }) => ({
  Authorization: `${open.token_type} ${open.access_token}`,
});
