import { createContext, use } from 'react';
import type { Facts } from '#/domain/facts/index.ts';
import type { Session } from '#/domain/people/session.ts';
import type { Scope } from '#/language/expressions/scope.ts';

/** Who is logged in, whose area is shown, and what can be done about it. */
export interface SessionContext {
  me: Session & NonNullable<Scope['me']>;
  facts: Facts;
  /** Set while a member of staff looks at a client's area. */
  viewing?: { dni: string };
  logout(): void;
  /** Keeps what was typed and is not kept yet. */
  keep(): Promise<void>;
  /** Closes the session because its time is over. */
  expire(): void;
  /** Back to choosing a client. */
  leaveView(): void;
}

const Context = createContext<SessionContext | undefined>(undefined);

export const SessionContextProvider = Context;

/** The session of this page, for everything after the login. */
export function useSessionContext(): SessionContext {
  const session = use(Context);
  if (!session) throw new Error('No session above this component');
  return session;
}
