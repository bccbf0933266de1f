import { createClient } from '#/client/createClient.ts';
import type { ClientOptions, TenantCredentials } from '#/client/clientOptions.ts';
import type { Problem } from '#/contract/call.ts';

export const tenant: TenantCredentials = {
  id: '00000000-0000-5000-8000-000000000015',
  name: 'almadraba',
  display_name: 'Almadraba Gestión',
  user_prefix: 'ALMADRABA-PRO',
  api_key: 'key-1',
  consumer_key: 'consumer',
  consumer_secret: 'señal€',
  is_default: true,
  languages: ['es'],
};

/** What a request was, read before its body is gone. */
export interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  form?: FormData;
}
type Script = (sent: Sent) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
export const refusal = (status: number, message?: string, more: object = {}) =>
  json({ result: { errors: message ? [{ message, ...more }] : [] } }, status);
export const empty = (status: number) => new Response(null, { status });
export const lostNetwork = () => {
  throw new TypeError('fetch failed');
};

/** A client over a scripted `fetch`: answers by `METHOD /path`; everything sent is recorded. */
export function scripted(scripts: Record<string, Script>, given: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const slept: number[] = [];
  const signedOut: (Problem | undefined)[] = [];
  const ends: (number | undefined)[] = [];
  const clock = { now: 1_000_000 };
  const storage = given.storage ?? memoryStorage();
  let ids = 0;
  const tokens = { issued: 0 };
  const standard: Record<string, Script> = {
    'POST /oauth2/token': () => {
      tokens.issued += 1;
      return json(token(tokens.issued));
    },
    'POST /oauth2/revoke': () => json({}),
    'GET /me': () => json(me),
  };
  const options: ClientOptions = {
    baseUrl: 'https://almadraba.example/api',
    credentials: tenant,
    storage,
    fetch: async (request) => {
      const one = await toSent(request);
      sent.push(one);
      await Promise.resolve();
      const script = scripts[`${one.method} ${one.path}`] ?? standard[`${one.method} ${one.path}`];
      if (!script) throw new Error(`nothing answers ${one.method} ${one.path}`);
      return script(one);
    },
    now: () => clock.now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      clock.now += milliseconds;
      if (milliseconds !== 5_000) await new Promise(() => undefined);
    },
    id: () => `request-${String((ids += 1)).padStart(4, '0')}`,
    onSignedOut: (problem) => signedOut.push(problem),
    onSessionEnds: (at) => ends.push(at),
    ...given,
  };
  const client = createClient(options);
  const to = (path: string) => sent.filter((one) => one.path === path);
  return { client, options, storage, sent, to, slept, signedOut, ends, clock, tokens };
}

/** The same, logged in as ana with the first token (life 600 s). */
export async function loggedIn(
  scripts: Record<string, Script>,
  given: Partial<ClientOptions> = {},
) {
  const all = scripted(scripts, given);
  await all.client.session.login({ username: 'ana', password: 'Demo.2026' });
  all.sent.length = 0;
  return all;
}

export const token = (n: number) => ({
  access_token: `access-${n}`,
  expires_in: 600,
  refresh_token: `refresh-${n}`,
  refresh_expires_in: 43_200,
  scope: 'investor',
  token_type: 'Bearer',
});

export const me = {
  data: {
    user: { given_name: 'Ana', family_name_1: 'Robles' },
    private_area: {
      intervener: {
        uuid: 'i-1',
        intervener_status: 'VALIDADO',
        personal_data: { name: 'Ana', lastname_1: 'Robles', lastname_2: 'Núñez', is_minor: false },
        contacts: { email: 'ana@example.test', mobile_phone: null },
      },
      accounts: [{ uuid: 'a-1' }],
      notifications: [],
    },
  },
};

export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => {
      kept.clear();
    },
  };
}

/** Locks that tabs share: one holder at a time. */
export function sharedLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_: string, work: () => Promise<T>): Promise<T> {
      const run = tail.then(work);
      tail = run.catch(() => undefined);
      return run;
    },
  };
}

async function toSent(request: Request): Promise<Sent> {
  const url = new URL(request.url);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  return {
    method: request.method,
    path: url.pathname.replace('/api', ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    ...(isForm ? { form: await request.formData(), body: '' } : { body: await request.text() }),
  };
}
