import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { inSession } from '../database/heldSession.ts';
import { withTenant } from '../database/withTenant.ts';

/**
 * Does what a request asks for as long as its session is open: every transaction of it asks, and where there
 * was none, or none came to its end, it is asked at last, so that nobody whose session has ended is told
 * anything else. Throws 401 where it has ended.
 * @param isHeld its end waits for each transaction, as it has to where something is written
 */
export async function whileOpen<T>(
  { db }: Pick<Context, 'db'>,
  { sessionId: uuid, tenant }: Actor,
  isHeld: boolean,
  work: () => Promise<T>,
): Promise<T> {
  if (uuid === undefined) return work();
  const session = { uuid, isHeld, isFound: false, isOver: false };
  const look = async () => {
    if (!session.isFound) await withTenant(db, tenant.id, async () => undefined);
  };
  return inSession(session, async () => {
    try {
      const done = await work();
      await look();
      return done;
    } catch (error) {
      await look();
      throw error;
    } finally {
      session.isOver = true;
    }
  });
}
