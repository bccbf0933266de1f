import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { CallEntry } from '#/contract/callEntry.ts';
import type { Context } from '../context.ts';
import type { IdentityTables } from '../database/identityTables.ts';
import { prepared } from '../database/prepared.ts';
import { hashSecret } from '../identity/secret.ts';
import { notFound, Refusal, unauthorized } from '../refusal.ts';
import { chooseTenant, unknownHostMessage } from '../tenants/chooseTenant.ts';
import type { TenantAtHost } from '../tenants/tenant.ts';
import type { Actor } from './actor.ts';
import { readAuthorization } from './readAuthorization.ts';

/**
 * Who asks. Host, apikey, consumer credentials and token must name the same tenant: what they do not
 * agree on does not exist (404). What is needed and missing, or no longer good, is 401.
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  security: CallEntry['security'],
): Promise<Actor> {
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
  new Refusal(404, [{ code: 'unknown_host', message: unknownHostMessage(host) }]);

const guest = ({ tenant }: TenantAtHost): Actor => ({ kind: 'guest', tenant, permissions: [] });

function agree(actor: Actor, keyed: TenantAtHost | undefined): Actor {
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

type Kept = Omit<Selectable<IdentityTables['access_tokens']>, 'hash'>;

/** With its session and its user as they are now: a token of a session that has ended is none. */
const KEPT = `select tenant_id, kind, uuid_session, uuid_user, uuid_intervener, permissions, expires_at
  from bearer_of($1)`;

async function findBearer(
  { db, now }: Context,
  served: readonly TenantAtHost[],
  token: string,
): Promise<Actor> {
  const [kept] = await prepared<Kept>(db, KEPT, [hashSecret(token)]);
  if (!kept || kept.expires_at <= now()) throw unauthorized();
  const found = served.find(({ tenant }) => tenant.id === kept.tenant_id);
  if (!found) throw notFound();
  return {
    kind: kept.kind,
    tenant: found.tenant,
    userId: kept.uuid_user ?? undefined,
    intervenerUuid: kept.uuid_intervener ?? undefined,
    sessionId: kept.uuid_session ?? undefined,
    permissions: kept.permissions,
  };
}
