import type { Desk } from '../people/desk.ts';
import { PASSWORD, type Ask } from '../../support/server.ts';

/** Asks with an access token and nothing else, as whoever found one would. */
export const thief =
  (server: Pick<Desk, 'ask'>, token: string) =>
  (method: string, path: string, payload?: object, more: Partial<Ask> = {}) =>
    server.ask(method, `/api${path}`, { token, ...(payload && { payload }), ...more });

/** The code of the newest letter of a kind, and where it went. */
export async function newestLetter(desk: Pick<Desk, 'rows'>, kind: string) {
  return desk.rows((db) =>
    db
      .selectFrom('outbox')
      .select(['to', 'code', 'link', 'text'])
      .where('kind', '=', kind)
      .orderBy('sequence', 'desc')
      .executeTakeFirst(),
  );
}

/** Password and code, as the person does it. @returns the proof */
export async function prove(desk: Pick<Desk, 'ask' | 'rows'>, token: string): Promise<string> {
  const send = thief(desk, token);
  const begun = await send('POST', '/reauthentications', { password: PASSWORD });
  const { uuid } = begun.json().data.reauthentication;
  const { code } = (await newestLetter(desk, 'reauthentication-code'))!;
  const confirmed = await send('POST', `/reauthentications/${uuid}/confirm`, { code: code! });
  return confirmed.json().data.reauthentication.proof;
}
