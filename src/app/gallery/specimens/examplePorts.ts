import type { Call, OperationId, Problem } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { Started } from '../../tenancy/tenancy.tsx';
import type { State } from './states.ts';

/** What the ports of one example answer with. */
export interface Answering {
  /** Names this example in this state: nothing of another is found in the cache. */
  id: string;
  state: State;
  /** Name of a call → its answer. */
  data: Record<string, unknown>;
  /** A value that a rule of the server refuses. */
  wrong?: unknown;
  query: Record<string, string>;
  form: Ports['form'];
  navigate: Ports['navigate'];
}

/** Ports that answer from an example. Look, words and code lists are the tenant's; nothing else is asked of the server. */
export function examplePorts(started: Started, answering: Answering): Ports {
  const { tenant, configuration, release, texts } = started;
  const { id, state, data, query, wrong } = answering;
  const { name, display_name } = tenant;
  const call = ((called: OperationId) => {
    if (state === 'loading') return new Promise(() => undefined);
    if (state === 'failed' || !Object.hasOwn(data, called)) return Promise.resolve({ problem });
    return Promise.resolve({ data: { data: data[called] } });
  }) as Call;
  return {
    call,
    upload: () => Promise.resolve({ problem }),
    openFile: () => Promise.resolve(problem),
    saveFile: () => Promise.resolve({ problem }),
    copy: () => Promise.resolve(),
    navigate: answering.navigate,
    text: texts.text,
    message: texts.message,
    ask: ({ value }) =>
      Promise.resolve({
        issues: wrong !== undefined && value === wrong ? [{ code: 'tin-validator', path: '' }] : [],
      }),
    scope: {
      me: { user: {}, intervener: {}, accounts: [], notifications: {} },
      facts: {},
      tenant: { ...configuration, id: tenant.id, name, display_name },
      route: { name: id, path: '/', params: {}, query },
    },
    who: { tenant: tenant.id, user: `${id} ${state}` },
    form: (asked) => {
      if (state === 'loading') return new Promise(() => undefined);
      return state === 'failed' ? Promise.reject(new Error('no form')) : answering.form(asked);
    },
    codes: release.codes,
  };
}

const problem: Problem = {
  status: 503,
  name: 'unavailable',
  message: 'No disponible',
  errors: [],
  requestId: '3f6c2a1e-0000-4000-8000-0000000000aa',
};
