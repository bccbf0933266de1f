import type { Call, Input, OperationId, Output, Result } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import { createGathering } from './createGathering.ts';
import type { ClientOptions, FilledOptions } from './clientOptions.ts';
import { countBytes } from './countBytes.ts';
import { createAhead } from './createAhead.ts';
import { createAnswer } from './createAnswer.ts';
import { createDocuments } from './createDocuments.ts';
import { createDownload } from './createDownload.ts';
import { createMe } from './createMe.ts';
import { createPatience } from './createPatience.ts';
import { createSession } from './createSession.ts';
import { createUpload } from './createUpload.ts';
import { createExchange, type Answer } from './exchange.ts';
import { toNextInput } from './toNextInput.ts';
import { keepTime } from './keepTime.ts';
import { problems } from './problems.ts';
import { serialize } from './serialize.ts';
import { createStore } from './store.ts';
import { basic, tokenOf } from './token.ts';

export type Client = ReturnType<typeof createClient>;

/**
 * The only door to the API: `call` for every call of the contract, `download` and `upload` for
 * files, `session` for who is here. Nothing throws for a refusal or a lost network; results carry a `problem`.
 */
export function createClient(given: ClientOptions) {
  let spoken = given.language;
  const filled: FilledOptions = { ...defaults, ...given, spoken: () => spoken };
  const time = keepTime(filled.fetch, filled.now);
  const counting = countBytes(time.fetch);
  const options: FilledOptions = { ...filled, fetch: counting.fetch };
  const store = createStore(options.storage);
  const exchange = createPatience(createExchange(options), options);
  leaveOtherTenant();
  const session = createSession(
    {
      ...options,
      onSignedOut: (problem) => {
        person.forget();
        forget();
        options.onSignedOut?.(problem);
      },
    },
    store,
    exchange,
  );
  const authorized = createAnswer({ options, session, exchange });

  async function answer<Id extends OperationId>(
    id: Id,
    input: Input<Id>,
  ): Promise<Answer<Output<Id>>> {
    const known = options.preloaded?.(id, input, options.credentials?.id);
    const result =
      known === undefined ? await authorized(id, serialize(id, input, store)) : { data: known };
    if (!result.problem) notice(id, result.data);
    return result;
  }
  const single: Call = async (id, input) => {
    const { data, problem } = await answer(id, input);
    return problem ? { problem } : { data: data! };
  };
  const { call, ahead, here, forget } = createAhead(createGathering(single, nextPage), options.now);
  const person = createMe(call, store, options.now);
  const download = createDownload(answer, counting.during, options.id);
  const upload = createUpload({ options, session, notice });

  /** What a success changes here: the stored configuration, the cached `me`. */
  function notice(id: OperationId, data: unknown): void {
    person.forgetAfter(id);
    if (!calls[id].reads) forget();
    if (id === 'getPublicConfiguration')
      store.write('configuration', (data as Output<'getPublicConfiguration'>).data.configuration);
  }

  /** Speaks another language from now on and remembers it: nothing is kept of what was said in the former one. */
  function speak(language: string): void {
    spoken = language;
    store.write('lang', language);
    person.forget();
    forget();
  }

  /** The next page of a list by the link that the list gave. */
  async function nextPage<Id extends OperationId>(
    id: Id,
    link: string,
  ): Promise<Result<Output<Id>>> {
    const input = toNextInput(id, link, options.baseUrl);
    return input ? single(id, input as Input<Id>) : { problem: problems.noStructure(0) };
  }

  /** A session of one tenant is nothing to another: it ends, here at once and on the server beside what follows. */
  function leaveOtherTenant(): void {
    const tenant = options.credentials?.id;
    if (tenant === undefined) return;
    const session = store.read('session');
    const former = session?.tenant ?? store.read('tenant');
    if (former !== undefined && former !== tenant) {
      const credentials = options.tenants?.find(({ id }) => id === former);
      if (session && credentials)
        void exchange('revokeToken', tokenOf(session), basic({ ...options, credentials }));
      store.remove('session', 'profile', 'admin_profile', 'ADMIN', 'DNI', 'configuration');
    }
    store.write('tenant', tenant);
  }

  return {
    call,
    ahead,
    here,
    download,
    upload,
    documents: createDocuments(call, download),
    store,
    me: person.me,
    forgetMe: person.forget,
    viewClient: person.viewClient,
    leaveClient: person.leaveClient,
    session: {
      login: session.login,
      logout: session.logout,
      useClientCredentials: session.useGuest,
      isOpen: (): boolean => session.current() !== undefined,
      /** `investor`, `staff` or `studio`; what it allows is for the server to say. */
      scope: (): string | undefined => session.current()?.scope,
      /** When the session dies unless it is refreshed (ms since 1970). */
      endsAt: (): number | undefined => session.current()?.ends_at,
      /** Refreshes now, e.g. when the person asks to stay. */
      stay: async (): Promise<boolean> => {
        const open = session.current();
        return open !== undefined && (await session.renew(open.access_token)).session !== undefined;
      },
    },
    nextPage,
    speak,
    /** The language in which the page speaks. */
    spoken: filled.spoken,
    /** What time it is for the server. */
    now: time.now,
  };
}

const defaults = {
  fetch: (request: Request) => globalThis.fetch(request),
  xhr: () => new XMLHttpRequest(),
  now: () => Date.now(),
  sleep: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  id: () => crypto.randomUUID(),
};
