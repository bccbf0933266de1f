import { createContext, use } from 'react';
import type { Facts } from '#/domain/facts/index.ts';
import type { Session } from '#/domain/people/session.ts';
import type { Scope } from '#/language/scope.ts';

/** Whose area is on show, and what can be done about it. */
export interface Area {
  me: Session & NonNullable<Scope['me']>;
  facts: Facts;
  /** Set while a member of staff looks at a client's area. */
  viewing?: { dni: string };
  logout(): void;
  /** Closes the session because its time is over. */
  expire(): void;
  /** Back to choosing a client. */
  leaveView(): void;
}

const Context = createContext<Area | undefined>(undefined);

export const AreaProvider = Context;

/** Whose area this is, for everything after the login. */
export function useArea(): Area {
  const area = use(Context);
  if (!area) throw new Error('No area above this component');
  return area;
}
