import { sql } from 'kysely';
import { tooMany } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** The process answers. */
export const getHealth: Handler<'getHealth'> = async () => ({ data: { status: 'ok' } });

/** The database answers too, so that requests may come. */
export const getReady: Handler<'getReady'> = async ({ context }) => {
  await sql`select 1`.execute(context.db).catch(() => {
    throw tooMany(2, 503);
  });
  return { data: { status: 'ready' } };
};
