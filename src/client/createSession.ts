import type { Problem } from '#/contract/call.ts';
import type { FilledOptions } from './clientOptions.ts';
import { createGuest } from './createGuest.ts';
import type { Exchange } from './exchange.ts';
import { problems } from './problems.ts';
import type { Store, StoredSession } from './store.ts';
import { basic, tokenOf, toSession } from './token.ts';

/** Part of its life after which a token is refreshed. */
const refreshAt = 0.8;
/** The longest that a refresh may keep other calls, and other tabs, waiting (ms). */
const refreshTimeout = 30_000;
/** The longest that logging out waits for the server (ms). */
const revokeTimeout = 3_000;

/** A session that may be used now, or why there is none; `isOver` when it will not come back. */
export type Renewal =
  | { session: StoredSession; problem?: undefined }
  | { session?: undefined; problem: Problem; isOver: boolean };
export type Session = ReturnType<typeof createSession>;

/** Keeps the tokens: login, one refresh for all waiting calls and tabs, logout. @source specification §7, §8 */
export function createSession(options: FilledOptions, store: Store, exchange: Exchange) {
  const { now, locks } = options;
  const guest = createGuest(options, exchange);
  let refreshing: Promise<Renewal> | undefined;
  let over: string | undefined;
  let isEnded = false;

  function current(): StoredSession | undefined {
    const session = store.read('session');
    if (session) isEnded = false;
    return session;
  }

  function keep(session: StoredSession): StoredSession {
    store.write('session', session);
    isEnded = false;
    options.onSessionEnds?.(session.ends_at);
    return session;
  }

  async function renewStored(stale: string): Promise<Renewal> {
    const session = current();
    if (!session) return noSession();
    // Another tab, or another call before us, has already done it.
    if (session.access_token !== stale) return { session };
    const { refresh_token, ends_at } = session;
    if (ends_at !== undefined && now() >= ends_at)
      return { problem: problems.expired(), isOver: true };
    if (!refresh_token) return { problem: problems.unauthorized(), isOver: true };
    const { data, problem } = await exchange(
      'createToken',
      { body: { grant_type: 'refresh_token', refresh_token } },
      basic(options),
      AbortSignal.timeout(refreshTimeout),
    );
    if (problem && isFinal(problem.status))
      return { problem: problems.unauthorized(problem.requestId), isOver: true };
    if (problem) return { problem: { ...problem, lost: undefined }, isOver: false };
    // Logged out, or somebody else in, while we were waiting.
    const after = current();
    if (after?.access_token !== stale) return after ? { session: after } : noSession();
    return { session: keep(toSession(options, { refresh_token, ...data }, session.user)) };
  }

  /** A session whose token is not `stale`, the access token that is due or was refused. */
  function renew(stale: string): Promise<Renewal> {
    const work = () => renewStored(stale);
    refreshing ??= (locks ? locks.request('private-area.refresh', work) : work()).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** The session for the next call, refreshed first when it has lived 80 % of its life. */
  async function fresh(): Promise<Renewal> {
    const session = current();
    if (!session) return noSession();
    const life = session.expires_at - session.obtained_at;
    if (now() < session.obtained_at + life * refreshAt) return { session };
    const renewal = await renew(session.access_token);
    if (renewal.session || renewal.isOver) return renewal;
    // The server is busy or away: the token still holds for a while.
    return now() < session.expires_at ? { session } : renewal;
  }

  /**
   * Ends the session once, however many calls find it gone; `used` is its access token, so that a
   * later session is left alone.
   */
  function end(problem: Problem | undefined, used?: string): void {
    const open = current();
    if (isEnded && !open) return;
    if (used && (used === over || (open && open.access_token !== used))) return;
    over = used ?? open?.access_token;
    isEnded = true;
    store.clear();
    options.onSessionEnds?.(undefined);
    options.onSignedOut?.(problem);
  }

  /** Logs in as `{user_prefix}/{username}`; the problem says why not. */
  async function login(who: {
    username: string;
    password: string;
    scope?: 'investor' | 'staff' | 'studio';
  }): Promise<Problem | undefined> {
    const prefix = options.credentials?.user_prefix ?? '';
    const body = { ...who, grant_type: 'password' as const, username: `${prefix}/${who.username}` };
    const { data, problem } = await exchange('createToken', { body }, basic(options));
    if (problem) return problem;
    guest.forget();
    store.remove('session', 'profile', 'admin_profile', 'ADMIN', 'DNI');
    if (who.scope === 'staff') store.write('ADMIN', true);
    keep(toSession(options, data, who.username));
    return undefined;
  }

  /** Revokes the token, clears everything kept here even when that fails, and goes to login. */
  async function logout(problem?: Problem): Promise<void> {
    const session = current();
    if (session) {
      // Calls on their way will be refused from now on: that is no other reason to leave.
      over = session.access_token;
      const revoked = exchange('revokeToken', tokenOf(session), basic(options));
      await Promise.race([revoked, options.sleep(revokeTimeout)]);
    }
    guest.forget();
    end(problem);
  }

  return { current, fresh, renew, end, login, logout, guest: guest.token, useGuest: guest.use };
}

const noSession = (): Renewal => ({ problem: problems.noSession(), isOver: true });

/** A refusal, and not a server or a network that is busy. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
