import type { Output, Problem } from '#/contract/call.ts';
import type { TakePreloaded } from './preloaded.ts';

/** One tenant of the host as `getHostCredentials` answers it. */
export type TenantCredentials = Output<'getHostCredentials'>['data']['tenants'][number];

/** Everything that the client takes from outside; tests give their own. */
export interface ClientOptions {
  /** Absolute address of the API, e.g. `https://almadraba.example/api`. */
  baseUrl: string;
  /** The chosen tenant; without it only calls that need no key are possible. */
  credentials?: TenantCredentials;
  /** Every tenant of the host: a session that is left is revoked with the keys of its own. */
  tenants?: readonly TenantCredentials[];
  /** In which the page begins to speak; where none is said the browser's own go with what is sent. */
  language?: string;
  /** Where the session lives; local storage in browsers. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
  fetch?: (request: Request) => Promise<Response>;
  /** Answers that came with the page. */
  preloaded?: TakePreloaded;
  /** A new request that tells its progress; `XMLHttpRequest` in browsers. */
  xhr?: () => XMLHttpRequest;
  /** Locks across tabs; `navigator.locks` where the browser has them. */
  locks?: Locks;
  /** Milliseconds since 1970. */
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
  /** The longest that reading takes before it counts as unanswered (ms); files take as long as they need. */
  readTimeout?: number;
  /** A new request id. */
  id?: () => string;
  /** The session is over: go to `/login`. With the problem when the person did not ask for it. */
  onSignedOut?: (problem?: Problem) => void;
  /** When the session will die unless it is refreshed (ms since 1970); undefined without one. */
  onSessionEnds?: (at: number | undefined) => void;
}

export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export type FilledOptions = ClientOptions &
  Required<Pick<ClientOptions, 'fetch' | 'xhr' | 'now' | 'sleep' | 'id'>> & {
    /** In which the page speaks now. */
    spoken(): string | undefined;
  };
