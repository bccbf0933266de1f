import { AsyncLocalStorage } from 'node:async_hooks';

/** The session in whose name something is done. */
export interface HeldSession {
  uuid: string;
  /** Its end waits for the transaction; where it is false the session is only looked at. */
  isHeld: boolean;
  /** A transaction has found it open. */
  isFound: boolean;
  /** The request is answered: what goes on by itself is nobody's. */
  isOver: boolean;
}

const held = new AsyncLocalStorage<HeldSession | undefined>();

/** Runs what every transaction of which needs this session to be open. */
export const inSession = <T>(session: HeldSession, work: () => T): T => held.run(session, work);

/** Runs what goes on by itself, whatever becomes of the session that it was begun in. */
export const inNoSession = <T>(work: () => T): T => held.exit(work);

/** The session that whatever runs here needs; none where the server does it by itself. */
export function currentSession(): HeldSession | undefined {
  const session = held.getStore();
  return session?.isOver ? undefined : session;
}

/** Whether the database refused because the session has ended. */
export const isEnded = (error: unknown): boolean => (error as { code?: unknown }).code === 'PA401';
