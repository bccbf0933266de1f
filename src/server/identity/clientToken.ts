import type { Output } from '#/contract/call.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { tooMany } from '../kernel/httpError.ts';
import { createSecret, hashSecret } from '../kernel/secret.ts';
import { ACCESS_SECONDS, addSeconds } from './sessions.ts';

/** Tokens that this process gave, by tenant and network, newest last: only their hashes are stored. */
const given = new WeakMap<Context['db'], Map<string, Promise<string>>>();
const MOST_GIVEN = 10_000;
const MOST_TURNS = 3;

/**
 * A token for the host itself. Its credentials ship in the page, so it proves nothing about anybody
 * and opens guest calls only. Who asks again from the same network is given the same token while it has most
 * of its life left, so that nobody fills the table; other networks have others, so that nobody ends theirs.
 */
export async function issueClientToken(
  context: Context,
  tenantId: string,
  network: string,
): Promise<Output<'createToken'>> {
  const tokens = given.get(context.db) ?? new Map<string, Promise<string>>();
  given.set(context.db, tokens);
  const key = `${tenantId} ${network}`;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const known = tokens.get(key);
    if (known) {
      const token = await known;
      const seconds = await secondsLeft(context, tenantId, token);
      if (seconds > ACCESS_SECONDS / 2) return answer(token, seconds);
    }
    // Of many who ask at once one makes a token, and the others are given that.
    if (known !== tokens.get(key)) continue;
    const made = makeToken(context, tenantId);
    tokens.delete(key);
    tokens.set(key, made);
    made.catch(() => tokens.get(key) === made && tokens.delete(key));
    if (tokens.size > MOST_GIVEN) tokens.delete(tokens.keys().next().value!);
    return answer(await made, ACCESS_SECONDS);
  }
  throw tooMany(1);
}

async function makeToken(context: Context, tenantId: string): Promise<string> {
  const token = createSecret('pc_');
  await withTenant(context.db, tenantId, (db) =>
    db
      .insertInto('access_tokens')
      .values({
        hash: hashSecret(token),
        tenant_id: tenantId,
        kind: 'client',
        expires_at: addSeconds(context.now(), ACCESS_SECONDS),
      })
      .execute(),
  );
  return token;
}

/** What a token has left; nothing of one that was revoked. */
async function secondsLeft(context: Context, tenantId: string, token: string): Promise<number> {
  const row = await withTenant(context.db, tenantId, (db) =>
    db
      .selectFrom('access_tokens')
      .select('expires_at')
      .where('hash', '=', hashSecret(token))
      .executeTakeFirst(),
  );
  return row ? Math.floor((row.expires_at.getTime() - context.now().getTime()) / 1_000) : 0;
}

const answer = (access_token: string, expires_in: number) => ({
  access_token,
  expires_in,
  scope: 'client' as const,
  token_type: 'Bearer' as const,
});
