import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { CallEntry } from '#/contract/callEntry.ts';
import type { Permission } from '#/contract/permission.ts';
import type { Context } from '../ports/context.ts';
import type { IdentityTables } from '../tables/identityTables.ts';
import { prepared } from '../database/prepared.ts';
import { hashSecret } from '../kernel/secret.ts';
import { notFound, HttpError, unauthorized } from '../kernel/httpError.ts';
import { chooseTenant, unknownHostMessage } from '../tenants/chooseTenant.ts';
import type { TenantAtHost, TenantIdentity } from '../ports/tenant.ts';
import { undecided, withRelease } from '../tenants/withRelease.ts';
import type { Actor } from '../ports/actor.ts';
import { readAuthorization } from './readAuthorization.ts';

/**
 * Who asks, and by which release of their tenant they are answered. Host, apikey, consumer credentials and
 * token must name the same tenant: what they do not agree on does not exist (404). What is needed and
 * missing, or no longer good, is 401.
 * @param isDecided false for calls whose answer no release decides
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  security: CallEntry['security'],
  isDecided = true,
): Promise<Actor> {
  const { tenant, release, ...asker } = await findAsker(context, request, security);
  if (!isDecided) return { ...asker, tenant: undecided(tenant) };
  return { ...asker, tenant: await withRelease(context, tenant, release) };
}

/** Who asks, and the release of their tenant where it was read with that. */
type Asker = Omit<Actor, 'tenant'> & { tenant: TenantIdentity; release?: string | null };

async function findAsker(
  context: Context,
  request: FastifyRequest,
  security: CallEntry['security'],
): Promise<Asker> {
  const { served, host } = request.site;
  const [first] = served;
  if (!first) throw unknownHost(host);
  const keyed = findByKey(served, request.headers.apikey);
  const { scheme, credentials = '' } = readAuthorization(request.raw) ?? {};
  if (security.includes('consumerBasic')) {
    if (scheme !== 'basic') throw unauthorized();
    return agree(guest(findConsumer(served, credentials)), keyed);
  }
  if (scheme === 'bearer' && security.length > 0) {
    return agree(await findBearer(context, served, credentials), keyed);
  }
  if (security.includes('apikey')) {
    if (!keyed) throw unauthorized();
    return guest(keyed);
  }
  if (security.length > 0) throw unauthorized();
  const { id } = request.query as { id?: unknown };
  const chosen = id === undefined && keyed ? keyed : chooseTenant(served, id);
  if (!chosen) throw notFound();
  return agree(guest(chosen), keyed);
}

/** @source specification §8 */
const unknownHost = (host: string) =>
  new HttpError(404, [{ code: 'unknown_host', message: unknownHostMessage(host) }]);

const guest = ({ tenant }: TenantAtHost): Asker => ({ kind: 'guest', tenant, permissions: [] });

function agree(actor: Asker, keyed: TenantAtHost | undefined): Asker {
  if (keyed && keyed.tenant.id !== actor.tenant.id) throw notFound();
  return actor;
}

function findByKey(served: readonly TenantAtHost[], key: string | string[] | undefined) {
  if (key === undefined) return undefined;
  const found = served.find(({ credentials }) => credentials.api_key === key);
  if (!found) throw notFound();
  return found;
}

function findConsumer(served: readonly TenantAtHost[], basic: string): TenantAtHost {
  const given = Buffer.from(basic, 'base64').toString('utf8');
  const found = served.find(
    ({ credentials: { consumer_key, consumer_secret } }) =>
      given === `${consumer_key}:${consumer_secret}`,
  );
  if (!found) throw unauthorized();
  return found;
}

type Kept = Omit<Selectable<IdentityTables['access_tokens']>, 'hash'> & {
  permissions: Permission[];
  release_hash: string | null;
};

/** With its session, its user and its tenant's release as they are now: a token of a session that has ended is none. */
const KEPT = `select tenant_id, kind, uuid_session, uuid_user, uuid_intervener, permissions, expires_at,
    release_hash
  from bearer_of($1)`;

async function findBearer(
  { db, now }: Context,
  served: readonly TenantAtHost[],
  token: string,
): Promise<Asker> {
  const [kept] = await prepared<Kept>(db, KEPT, [hashSecret(token)]);
  if (!kept || kept.expires_at <= now()) throw unauthorized();
  const found = served.find(({ tenant }) => tenant.id === kept.tenant_id);
  if (!found) throw notFound();
  return {
    kind: kept.kind,
    tenant: found.tenant,
    release: kept.release_hash,
    userId: kept.uuid_user ?? undefined,
    intervenerUuid: kept.uuid_intervener ?? undefined,
    sessionId: kept.uuid_session ?? undefined,
    permissions: kept.permissions,
  };
}
