import type { Desk } from '../people/desk.ts';
import { PASSWORD, type Ask } from '../../support/server.ts';

/** Asks with an access token and nothing else, as whoever found one would. */
export const thief =
  (server: Pick<Desk, 'ask'>, token: string) =>
  (method: string, path: string, payload?: object, more: Partial<Ask> = {}) =>
    server.ask(method, `/api${path}`, { token, ...(payload && { payload }), ...more });

interface Letter {
  to: string;
  kind: string;
  text: string;
  code?: string;
  link?: string;
}

/** The letters of a kind as the demo shows them, newest first. */
export const lettersOf = async (desk: Pick<Desk, 'ask'>, kind: string): Promise<Letter[]> =>
  (await desk.ask('GET', '/dev/outbox.json'))
    .json<Letter[]>()
    .filter((letter) => letter.kind === kind);

/** The code of the newest letter of a kind, and where it went. */
export const newestLetter = async (desk: Pick<Desk, 'ask'>, kind: string) =>
  (await lettersOf(desk, kind))[0];

/** Password and code, as the person does it. @returns the proof */
export async function prove(desk: Pick<Desk, 'ask'>, token: string): Promise<string> {
  const send = thief(desk, token);
  const begun = await send('POST', '/reauthentications', { password: PASSWORD });
  const { uuid } = begun.json().data.reauthentication;
  const { code } = (await newestLetter(desk, 'reauthentication-code'))!;
  const confirmed = await send('POST', `/reauthentications/${uuid}/confirm`, { code: code! });
  return confirmed.json().data.reauthentication.proof;
}
