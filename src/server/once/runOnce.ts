import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OperationId } from '#/contract/call.ts';
import type { Actor } from '../access/actor.ts';
import type { Context } from '../context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { Refusal } from '../refusal.ts';
import { Answer } from '../router/answer.ts';

/** A request as far as it matters whether it has happened already. */
export interface OnceRequest {
  call: OperationId;
  actor: Actor;
  key: string;
  path: object;
  body: unknown;
}

/**
 * Lets a request happen once: its work and the row that says so are one transaction. Sent again by the
 * same user it is answered the same bytes; with another body it is refused (422), and while the first
 * still runs too (409). A refused request has not happened.
 */
export function runOnce(
  context: Context,
  { call, actor, key, path, body }: OnceRequest,
  work: (db: TenantDb) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const place = {
    tenant_id: actor.tenant.id,
    uuid_user: actor.userId!,
    call,
    about: JSON.stringify(path),
    key,
  };
  const body_hash = hashOf(body);
  return withTenant(context.db, actor.tenant.id, async (db) => {
    await takeTurn(db, Object.values(place).join(' '));
    const done = await db
      .selectFrom('once')
      .select(['body_hash', 'answer'])
      .where((row) => row.and(place))
      .executeTakeFirst();
    if (done && done.body_hash !== body_hash) throw new Refusal(422, [{ code: 'once_other_body' }]);
    if (done) return new Answer(done.answer, { ...json, 'idempotent-replayed': 'true' });
    const answer = await work(db);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const answered_at = context.now();
    await db
      .insertInto('once')
      .values({ ...place, body_hash, answer: text, answered_at })
      .execute();
    return answer;
  });
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Held until the transaction ends; somebody else's turn is not waited for. */
async function takeTurn(db: TenantDb, place: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${place}, 0)) as taken`.execute(db);
  if (!rows[0]?.taken) throw new Refusal(409, [{ code: 'once_running' }], { 'retry-after': '1' });
}

/** Of what was sent, files included. */
function hashOf(body: unknown): string {
  const text = JSON.stringify(body ?? null, function (this: Record<string, unknown>, name, value) {
    const raw = this[name];
    return raw instanceof Uint8Array ? sha256(raw) : (value as unknown);
  });
  return sha256(text);
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
