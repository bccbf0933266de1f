import type { Call, OperationId, Result } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { Schema } from '#/contract/schema.ts';
import { mergeIntervener, type MergedIntervener } from '#/contract/mergeIntervener.ts';
import type { Store } from './store.ts';

/** Who is here, as the scope of every document: `/me/intervener/email`, `/me/accounts`. */
export interface Me {
  user: Schema<'User'>;
  intervener: MergedIntervener;
  accounts: Schema<'Account'>[];
  notifications: Schema<'Notification'>[];
  /** Who looks, where that is somebody of the staff. */
  viewer?: Schema<'Me'>['viewer'];
}

/** How long an answer is believed (ms): what staff do to a client shows within a minute. */
const lifetime = 60_000;

/** The cached answer of `me`, by tenant and user; for staff of the client whose DNI is kept. @source specification §2.8, §7 */
export function createMe(call: Call, store: Store, now: () => number) {
  let cache: { key: string; until: number; answer: Promise<Result<Me>> } | undefined;

  function me(): Promise<Result<Me>> {
    const session = store.read('session');
    const dni = store.read('ADMIN') ? store.read('DNI') : undefined;
    const key = JSON.stringify([session?.tenant, session?.user, dni]);
    if (cache?.key === key && now() < cache.until) return cache.answer;
    const entry = { key, until: now() + lifetime, answer: read(dni) };
    cache = entry;
    void entry.answer.then(({ problem }) => {
      if (problem && cache === entry) cache = undefined;
    });
    return entry.answer;
  }

  async function read(dni: string | undefined): Promise<Result<Me>> {
    const { data: answer, problem } =
      dni === undefined ? await call('getMe', {}) : await call('getAdminMe', { query: { dni } });
    if (problem) return { problem };
    const { user, private_area, viewer } = answer.data;
    const intervener = mergeIntervener(private_area.intervener);
    const { uuid, name, lastname_1, lastname_2 } = intervener;
    const header = { uuid, name, lastname_1, lastname_2 };
    if (dni === undefined) store.write('profile', { ...user, ...header });
    else store.write('admin_profile', { private_area: { intervener: header } });
    return { data: { ...private_area, user, intervener, ...(viewer && { viewer }) } };
  }

  return {
    me,
    forget(): void {
      cache = undefined;
    },
    /** Forgets what a successful call may have changed. */
    forgetAfter(id: OperationId): void {
      const { method, path } = calls[id];
      if (method !== 'GET' && changesMe.test(path)) cache = undefined;
    },
    /** Staff: look at the client with this DNI from now on. */
    viewClient(dni: string): Promise<Result<Me>> {
      store.write('ADMIN', true);
      store.write('DNI', dni);
      cache = undefined;
      return me();
    },
    /** Staff: look at nobody. */
    leaveClient(): void {
      store.remove('DNI', 'admin_profile');
      cache = undefined;
    },
  };
}

/** Calls whose objects are part of `me`, or decide flags of it. */
const changesMe =
  /^\/(interveners|accounts|notifications|documents-signatures|onboarding\/agnostic-test|operations\/\{id\}\/documents)/;
