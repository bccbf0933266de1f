import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OperationId } from '#/contract/call.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';

/** A request as far as it matters whether it has happened already. */
export interface IdempotentRequest {
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
export function runIdempotent(
  context: Context,
  request: IdempotentRequest,
  work: (db: TenantDb) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const place = placeOf(request);
  return withTenant(context.db, request.actor.tenant.id, async (db) => {
    await takeTurn(db, Object.values(place).join(' '));
    const before = await replay(db, place, request.body);
    if (before) return before;
    const answer = await work(db);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const answered_at = context.now();
    await db
      .insertInto('idempotency_keys')
      .values({ ...place, body_hash: hashOf(request.body), answer: text, answered_at })
      .execute();
    return answer;
  });
}

/** The answer to a request that has happened, before anything else is asked of it: what it met then may be gone. */
export const answeredBefore = (context: Context, request: IdempotentRequest) =>
  withTenant(context.db, request.actor.tenant.id, (db) =>
    replay(db, placeOf(request), request.body),
  );

async function replay(db: TenantDb, place: ReturnType<typeof placeOf>, body: unknown) {
  const done = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where((row) => row.and(place))
    .executeTakeFirst();
  if (done && done.body_hash !== hashOf(body))
    throw new HttpError(422, [{ code: 'once_other_body' }]);
  return done && new Answer<unknown>(done.answer, { ...json, 'idempotent-replayed': 'true' });
}

const placeOf = ({ call, actor, key, path }: IdempotentRequest) => ({
  tenant_id: actor.tenant.id,
  uuid_user: actor.userId!,
  call,
  about: JSON.stringify(path),
  key,
});

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Held until the transaction ends; somebody else's turn is not waited for. */
async function takeTurn(db: TenantDb, place: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${place}, 0)) as taken`.execute(db);
  if (!rows[0]?.taken) throw new HttpError(409, [{ code: 'once_running' }], { 'retry-after': '1' });
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
