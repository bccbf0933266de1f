import type { Words } from '../kernel/words.ts';
import type { Actor } from '../ports/actor.ts';
import { readSelf } from '../interveners/checkActive.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { settledContacts } from '../identity/contactHistory.ts';
import { addSeconds } from '../identity/sessions.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { createCode, keepCode } from '../signatures/codeHash.ts';
import { countToday } from '../signatures/dailyLimit.ts';
import { maskEmail } from '../kernel/maskContact.ts';

const CODE_SECONDS = 600;

/** A code as it was made, before anybody gets it. */
export interface FreshCode {
  code: string;
  kept: { hash: Buffer; salt: Buffer };
  expiresAt: Date;
}

/** Who asks, in whose language. */
export interface Asking {
  actor: Actor;
  words: Words;
}

/** Hashing takes its time: outside of any transaction. */
export async function freshCode({ now }: Pick<Context, 'now'>): Promise<FreshCode> {
  const code = createCode();
  return { code, kept: await keepCode(code), expiresAt: addSeconds(now(), CODE_SECONDS) };
}

/**
 * Mails a code to the address that has long been on record, and counts it among those of the day, which
 * signing shares. @returns the columns of the code
 * @throws HttpError 409 where there is no such address
 */
export async function sendReauthenticationCode(
  context: Context,
  db: TenantDb,
  { actor, words }: Asking,
  { code, kept, expiresAt }: FreshCode,
) {
  const { tenant } = actor;
  const email = await addressOf(context, db, actor);
  if (!email) throw new HttpError(409, [{ code: 'reauthentication_contact' }]);
  await countToday(db, codesOf(context, actor), 'codes');
  await context.mail.send(db, tenant, {
    to: email,
    kind: 'reauthentication-code',
    subject: words('mail.code.subject', { tenant: tenant.displayName }),
    text: words(actor.kind === 'staff' ? 'mail.code.staff' : 'mail.code.area', {
      ...{ code, tenant: tenant.displayName, phone: tenant.support.phone },
      until: { longInstant: expiresAt.toISOString() },
    }),
    code,
  });
  return {
    code_hash: kept.hash,
    code_salt: kept.salt,
    sent_to: maskEmail(email),
    tries: 0,
    expires_at: expiresAt,
  };
}

/** Whose codes of today are counted: a client's with those for signing, somebody of the staff's by their login. */
export const codesOf = (context: Context, actor: Actor) => ({
  intervener: actor.intervenerUuid ?? actor.userId!,
  day: todayOf(context, actor),
});

/** Of staff that of their login, which no call changes. */
async function addressOf(context: Context, db: TenantDb, actor: Actor): Promise<string | null> {
  if (actor.kind === 'staff') {
    const user = await db
      .selectFrom('users')
      .select('email')
      .where('uuid', '=', actor.userId!)
      .executeTakeFirst();
    return user?.email ?? null;
  }
  const self = await readSelf(db, actor);
  return (await settledContacts(db, self.uuid, self, context.now())).email;
}
