import { fc } from '../fc.ts';

/** What happens to the sessions of one user; `session` and `pair` choose among those that there are. */
export type SessionStep =
  | { does: 'login' | 'password' | 'block' }
  | { does: 'logout' | 'refresh' | 'reuse'; session: number; pair: number };

const any = fc.nat(20);
const ofUser = (does: 'login' | 'password' | 'block') => fc.constant<SessionStep>({ does });
const ofSession = (does: 'logout' | 'refresh' | 'reuse') =>
  fc.record({ does: fc.constant(does), session: any, pair: any });

/** Steps that are begun together, as tabs, phones and operators do. */
const together = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: ofSession('refresh') },
    { weight: 2, arbitrary: ofUser('login') },
    { weight: 2, arbitrary: ofSession('logout') },
    { weight: 1, arbitrary: ofSession('reuse') },
    { weight: 1, arbitrary: ofUser('password') },
    { weight: 1, arbitrary: ofUser('block') },
  ),
  { minLength: 1, maxLength: 6 },
);

/** A life of a user: batches of steps, one batch after another. */
export const lives = fc.array(together, { minLength: 2, maxLength: 5 });

/** Ways to end every session that a batch of eight refreshes or logins of one user runs beside. */
export const endings: readonly { name: string; beside: SessionStep[]; end: SessionStep }[] = [
  ...(['logout', 'password', 'block', 'reuse'] as const).map((does) => ({
    name: `refreshes beside ${does}`,
    beside: Array.from({ length: 8 }, (): SessionStep => ({
      does: 'refresh',
      session: 0,
      pair: 0,
    })),
    end: does === 'password' || does === 'block' ? { does } : { does, session: 0, pair: 0 },
  })),
  ...(['password', 'block'] as const).map((does) => ({
    name: `logins beside ${does}`,
    beside: Array.from({ length: 3 }, (): SessionStep => ({ does: 'login' })),
    end: { does },
  })),
];
