import { setTimeout as sleep } from 'node:timers/promises';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import type { Answer, RemoteServer } from '../remoteServer.ts';
import type { SessionStep } from './sessionSteps.ts';

interface Pair {
  access_token: string;
  refresh_token: string;
  /** When it was exchanged for the first time, in ms. */
  rotatedAt?: number;
}

interface Session {
  pairs: Pair[];
  isEnded: boolean;
}

/** A server in this process, or one in its own. */
type Lived = Pick<RemoteServer, 'ask' | 'at' | 'logIn'> & {
  context: Pick<RemoteServer['context'], 'db' | 'clock' | 'now'>;
};

interface Mailed {
  to: string;
  link?: string;
}

let asked = 0;
const GRACE_MS = 30_000;

/** One user with all sessions that were ever opened, and what has to be true of them. */
export async function openLife(server: Lived, username: string) {
  const { db, clock, now } = server.context;
  const { id } = server.at().tenant;
  const sessions: Session[] = [];
  const used = new Set<string>();
  let password = 'Demo.2026';
  let count = 0;
  const keep = (session: Session, answer: Answer) => {
    if (answer.statusCode === 200) session.pairs.push(answer.json() as Pair);
    return answer.statusCode;
  };
  const token = (form: Record<string, string>, path = 'token') =>
    server.ask('POST', `/api/oauth2/${path}`, { basic: true, form });
  const exchange = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
  const setBlocked = (is_blocked: boolean) =>
    withTenant(db, id, (at) =>
      at.updateTable('users').set({ is_blocked }).where('username', '=', username).execute(),
    );
  const pass = (ms: number) => clock.moveTo(new Date(now().getTime() + ms));

  async function login(isOver: boolean) {
    const session: Session = { pairs: [], isEnded: isOver };
    keep(session, await server.logIn(username, { password }));
    if (session.pairs.length > 0) sessions.push(session);
  }

  /** The handle of a recovery mail that was just asked for. */
  async function findHandle(): Promise<string> {
    // Who asks too often from one address waits.
    const remoteAddress = `10.1.${asked >> 8}.${asked++ & 255}`;
    const payload = { username };
    const options = { key: true, remoteAddress, payload };
    await server.ask('POST', '/api/users/password-recover', options);
    // The mail is written after the answer.
    for (let times = 0; times < 200; times++) {
      const sent = (await server.ask('GET', '/dev/outbox.json')).json() as Mailed[];
      const link = sent.find(({ to, link }) => link && to.startsWith(`${username}@`))?.link;
      if (link && !used.has(link)) {
        used.add(link);
        return new URL(link).searchParams.get('user_uuid')!;
      }
      await sleep(25);
    }
    throw new Error(`${username} got no mail`);
  }

  /** Begins all steps at once and waits for all; the one that ends something somewhere among the others. */
  async function run(steps: readonly SessionStep[]): Promise<void> {
    const endsAll = steps.some(({ does }) => does === 'password' || does === 'block');
    const handle = steps.some(({ does }) => does === 'password') ? await findHandle() : '';
    const after: (() => void)[] = endsAll
      ? [() => sessions.forEach((session) => (session.isEnded = true))]
      : [];
    let next = password;
    const begun = steps.map(async (step) => {
      if (step.does === 'login') return login(endsAll);
      if (step.does === 'block') return setBlocked(true);
      if (step.does === 'password') {
        const payload = { user_uuid: handle, password: `otra clave larga ${++count}` };
        const answer = await server.ask('POST', '/api/users/password-change', {
          key: true,
          payload,
        });
        if (answer.statusCode === 200) next = payload.password;
        return undefined;
      }
      if (!('session' in step)) return undefined;
      const session = sessions[step.session % (sessions.length || 1)];
      const pair = session?.pairs[step.pair % session.pairs.length];
      if (!session || !pair) return undefined;
      if (step.does === 'logout') {
        after.push(() => (session.isEnded = true));
        return token({ token: pair.refresh_token }, 'revoke');
      }
      const rotated = session.pairs.find(({ rotatedAt }) => rotatedAt !== undefined);
      const shown = step.does === 'reuse' ? (rotated ?? pair) : pair;
      const isReuse = shown.rotatedAt !== undefined && now().getTime() - shown.rotatedAt > GRACE_MS;
      if (isReuse) after.push(() => (session.isEnded = true));
      const status = keep(session, await exchange(shown.refresh_token));
      if (status === 200) shown.rotatedAt ??= now().getTime();
      return undefined;
    });
    await Promise.all(begun);
    for (const each of after) each();
    password = next;
  }

  /** Everything of an ended session that still opens something, and sessions that are closed for no reason. */
  async function faults(): Promise<string[]> {
    const found: string[] = [];
    const opens = async ({ access_token }: Pair) =>
      (await server.ask('GET', '/api/groups', { token: access_token })).statusCode === 200;
    for (const { pairs, isEnded } of sessions)
      for (const pair of pairs) {
        if ((await opens(pair)) === isEnded)
          found.push(isEnded ? 'access lives' : 'access is dead');
        if (isEnded && (await exchange(pair.refresh_token)).statusCode !== 401)
          found.push('refresh lives');
      }
    return found;
  }

  return { run, faults, pass, findHandle, unblock: () => setBlocked(false) };
}
