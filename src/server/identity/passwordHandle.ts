import { randomBytes } from 'node:crypto';
import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { recoveryMail } from '../mail/recoveryMail.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { checkPassword } from './passwordRules.ts';
import { hashSecret } from '../kernel/secret.ts';
import { settledContacts } from './contactHistory.ts';
import { addSeconds } from './sessions.ts';
import { findUser, type User } from './user.ts';

export const HANDLE_SECONDS = 1_800;
/**
 * Mails that one person may be sent while one of their links may live, whoever asks for them. Over no longer a
 * time: when no more is sent, the link in the newest mail is still good, and strangers who ask take nothing away.
 */
export const MOST_HANDLES = 3;

/**
 * Puts a mail with a one-time link into the outbox, if there is such a user with an address who was not
 * sent too many lately; tells nobody which. Links that were sent before are good no more, and none goes to an
 * address that has not stood for a day.
 */
export async function sendHandle(
  context: Context,
  { tenant, words }: { tenant: Tenant; words: Words },
  username: string,
  page: PasswordPage,
): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    const user = await findUser(db, username);
    // A password that is changed beside this uses the handle up, or the link is sent after it.
    const locked = user && (await lockForChange(db, user));
    if (!locked || locked.is_blocked) return;
    const email = await settledEmail(db, locked, context.now());
    if (!email || !(await replaceHandles(db, locked, context.now()))) return;
    const link = await newLink(context, db, locked, page);
    await context.mail.send(db, tenant, recoveryMail(tenant, email, link, words));
  });
}

/** Where the link of a handle leads. */
export interface PasswordPage {
  /** Of the host that was asked, e.g. `https://almadraba.example`. */
  origin: string;
  /** The tenant's name, where that origin would show another one. */
  id?: string;
}

/** A one-time link with which a user sets their password. */
export async function newLink(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  { tenant_id, uuid }: Pick<User, 'tenant_id' | 'uuid'>,
  { origin, id }: PasswordPage,
): Promise<string> {
  const handle = randomBytes(16).toString('base64url');
  await db
    .insertInto('password_handles')
    .values({
      ...{ hash: hashSecret(handle), tenant_id, uuid_user: uuid, used_at: null },
      expires_at: addSeconds(now(), HANDLE_SECONDS),
    })
    .execute();
  const query = new URLSearchParams({ user_uuid: handle, ...(id && { id }) });
  return `${origin}/login/new-password?${query}`;
}

/** Of an investor, the one before where it has changed lately. */
async function settledEmail(db: TenantDb, user: User, now: Date): Promise<string | null> {
  const { uuid_intervener: intervener, email } = user;
  if (!intervener) return email;
  const stored = { email, mobile_phone: null };
  return (await settledContacts(db, intervener, stored, now)).email;
}

/**
 * Uses up the handles of before; false when too many were sent lately, of which the newest is then left as it
 * is. The user is locked.
 */
async function replaceHandles(db: TenantDb, user: User, now: Date): Promise<boolean> {
  const sent = await db
    .selectFrom('password_handles')
    .select('hash')
    .where('uuid_user', '=', user.uuid)
    .where('expires_at', '>', now)
    .execute();
  if (sent.length >= MOST_HANDLES) return false;
  await useUp(db, user, now);
  return true;
}

/**
 * Sets the password of whoever the handle was sent to, uses up all their handles and ends all their
 * sessions. Refuses a handle that is unknown, used or too old, with one answer for all three.
 */
export async function useHandle(
  context: Context,
  tenant: Tenant,
  handle: string,
  password: string,
): Promise<void> {
  const hash = hashSecret(handle);
  const user = await withTenant(context.db, tenant.id, (db) => findOwner(db, hash, context.now()));
  if (!user) throw handleUsed();
  const issues = checkPassword(password, user);
  if (issues.length > 0) throw unprocessable(issues);
  const passwordHash = await context.passwords.hash(password);
  await withTenant(context.db, tenant.id, async (db) => {
    const now = context.now();
    await lockSessions(db, user);
    await lockForChange(db, user);
    if (!(await findOwner(db, hash, now))) throw handleUsed();
    await setPassword(db, user, passwordHash, now);
  });
}

const handleUsed = () => new HttpError(422, [{ code: 'handle_used', path: '/body/user_uuid' }]);

function findOwner(db: TenantDb, hash: Buffer, now: Date) {
  return db
    .selectFrom('password_handles as handle')
    .innerJoin('users as user', 'user.uuid', 'handle.uuid_user')
    .selectAll('user')
    .where('handle.hash', '=', hash)
    .where('handle.used_at', 'is', null)
    .where('handle.expires_at', '>', now)
    .where('user.is_blocked', '=', false)
    .executeTakeFirst();
}

/** The user as they are now; one handle or change of password at a time. */
const lockForChange = (db: TenantDb, { uuid }: User) =>
  db.selectFrom('users').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

/** Before the user, as whoever works for one of them has it before they change anything. */
const lockSessions = (db: TenantDb, { uuid }: User) =>
  db
    .selectFrom('sessions')
    .select('uuid')
    .where('uuid_user', '=', uuid)
    .where('ended_at', 'is', null)
    .orderBy('uuid')
    .forUpdate()
    .execute();

/** Every session of the user ends with their password: the database sees to it. */
async function setPassword(db: TenantDb, user: User, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('uuid', '=', user.uuid)
    .execute();
  await useUp(db, user, now);
}

/** Of all handles that a user still has. */
async function useUp(db: TenantDb, user: User, now: Date): Promise<void> {
  await db
    .updateTable('password_handles')
    .set({ used_at: now })
    .where('uuid_user', '=', user.uuid)
    .where('used_at', 'is', null)
    .execute();
}
