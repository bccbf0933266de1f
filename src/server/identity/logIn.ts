import { createHash } from 'node:crypto';
import type { Output } from '#/contract/call.ts';
import type { Context } from '../ports/context.ts';
import type { UserKind } from '../tables/identityTables.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { networkOf } from '../http/networkOf.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { KeyedMutex } from './keyedMutex.ts';
import { openSession } from './sessions.ts';
import {
  countAttempt,
  forgetAttempts,
  assertNotThrottled,
  takeBack,
  type Limit,
} from './throttle.ts';
import { findUser, lockUser, type User } from './user.ts';

export interface Credentials {
  tenant: Tenant;
  /** Without the tenant's prefix. */
  username: string;
  password: string;
  kind: UserKind;
  /** Address and browser of the asker. */
  ip: string;
  userAgent: string;
}

/** The one answer to any failed login: nothing tells whether the user exists. */
const loginFailed = () => new HttpError(401, [{ code: 'login_failed' }]);

/**
 * Logins of one user from one network take their turn, so that many good ones at once do not count as guesses,
 * and those who guess from elsewhere keep nobody waiting.
 */
const lanes = new KeyedMutex();

/**
 * Opens a session for a right password. Attempts are counted in the database before anything is
 * hashed: per user and per address, but a device that this user logged in from before has a counter
 * of its own, so that nobody can lock the user out from elsewhere.
 */
export function logIn(context: Context, credentials: Credentials): Promise<Output<'createToken'>> {
  const { tenant, username, ip } = credentials;
  const lane = `${tenant.id}/${username.toLowerCase()}/${networkOf(ip)}`;
  return lanes.run(lane, () => check(context, credentials));
}

/** A refused one is a line of the log that says who and from where, never what was typed. */
async function check(context: Context, credentials: Credentials) {
  const { tenant, kind, ip } = credentials;
  const device = deviceOf(credentials);
  const { user, isKnown } = await lookUp(context, credentials, device);
  try {
    const proved = await prove(context, credentials, {
      user,
      knownDevice: isKnown ? device : undefined,
    });
    return await open(context, proved, device);
  } catch (error) {
    if (error instanceof HttpError) {
      const who = { tenant: tenant.name, actor: kind, user: user?.uuid, network: networkOf(ip) };
      context.log.warn({ ...who, status: error.status }, 'login refused');
    }
    throw error;
  }
}

/** The user of that name, and whether they logged in from this device before. */
function lookUp({ db }: Context, { tenant, username }: Credentials, device: Buffer) {
  return withTenant(db, tenant.id, async (transaction) => {
    const found = await findUser(transaction, username);
    const known = await transaction
      .selectFrom('known_devices')
      .select('device')
      .where('uuid_user', '=', found?.uuid ?? NOBODY)
      .where('device', '=', device)
      .executeTakeFirst();
    return { user: found, isKnown: known !== undefined };
  });
}

interface Attempted {
  user?: User;
  /** The device, when this user logged in from it before. */
  knownDevice?: Buffer;
}

/** Counts the attempt and compares the password; throws unless it is the user's. */
async function prove(context: Context, credentials: Credentials, { user, knownDevice }: Attempted) {
  const { db, passwords } = context;
  const { tenant, password, kind } = credentials;
  const { own, shared } = limitsOf(credentials, knownDevice);
  const limits = shared ? [own, shared] : [own];
  const each = async (work: (db: TenantDb, limit: Limit) => Promise<void>) => {
    for (const limit of limits) await withTenant(db, tenant.id, (at) => work(at, limit));
  };
  await each((at, limit) => assertNotThrottled(at, limit, context.now()));
  const isRight = await passwords.verify(user?.password_hash, password, () =>
    each((at, limit) => countAttempt(at, limit, context.now())),
  );
  if (!user || !isRight || user.kind !== kind || user.is_blocked) throw loginFailed();
  await withTenant(db, tenant.id, async (at) => {
    await forgetAttempts(at, own);
    if (shared) await takeBack(at, shared);
  });
  return user;
}

/** Opens it for the user whose password was compared: one who was changed meanwhile has not proved anything. */
async function open(context: Context, compared: User, device: Buffer) {
  const now = context.now();
  return withTenant(context.db, compared.tenant_id, async (db) => {
    const user = await lockUser(db, compared);
    const isSame = user?.password_hash === compared.password_hash && user.kind === compared.kind;
    if (!isSame || user.is_blocked) throw loginFailed();
    await db
      .insertInto('known_devices')
      .values({ tenant_id: user.tenant_id, uuid_user: user.uuid, device, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'uuid_user', 'device']).doUpdateSet({ seen_at: now }),
      )
      .execute();
    return openSession(db, user, context.id(), now);
  });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const HOUR = 3_600;

/** The counters of an attempt: the user's own, and the one that everybody at an address shares. */
function limitsOf(
  { tenant, username, ip }: Credentials,
  knownDevice?: Buffer,
): { own: Limit; shared?: Limit } {
  const user = `${tenant.id}/${digest(username.normalize('NFC').toLowerCase())}`;
  if (knownDevice) {
    const key = `device/${user}/${knownDevice.toString('hex')}`;
    return { own: { key, tenantId: tenant.id, free: 5, forgetSeconds: 24 * HOUR } };
  }
  return {
    own: { key: `user/${user}`, tenantId: tenant.id, free: 5, forgetSeconds: 24 * HOUR },
    shared: { key: `address/${networkOf(ip)}`, free: 20, forgetSeconds: HOUR },
  };
}

const deviceOf = ({ ip, userAgent }: Credentials) =>
  createHash('sha256')
    .update(`${networkOf(ip)}\n${userAgent}`)
    .digest();
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
