import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import { parseHost } from '../tenants/hostName.ts';
import type { Site } from '../ports/site.ts';

/** Balancers ask these by whatever address they have; nothing of a tenant is told. */
const probes = /^\/api\/(health|ready)$/;

/**
 * Finds out where each request was sent to, before anything else looks at it. What cannot be read as one
 * host, or names two, is 400. Nobody behind this reads the host, or an origin, from the request.
 * @source RFC 9112 §3.2
 */
export function resolveHost(app: FastifyInstance, { hosts, config }: Context): void {
  let heard: number | undefined;
  /** Where it listens: asked of the system once it does. */
  const port = () => {
    if (heard === undefined) {
      const bound = app.server.address();
      heard = (typeof bound === 'object' && bound?.port) || undefined;
    }
    return heard ?? config.port;
  };
  const siteOf = (host: string): Site => ({
    host,
    served: hosts.at(host),
    origin: hosts.originOf(host, port()) ?? '',
    relatedOrigins: () => hosts.relatedOrigins(host, port()),
  });
  app.addHook('onRequest', async (request) => {
    const host = hostOf(request);
    if (host === undefined && !probes.test(request.routeOptions.url ?? ''))
      throw new HttpError(400, [{ code: 'host_malformed' }]);
    request.site = siteOf(host ?? '');
  });
}

/**
 * The host that is meant: the one that a trusted proxy forwards, else the request's own. Each that is
 * said has to be well formed, and an address that names a host has to name the same.
 */
function hostOf({ raw, host, originalUrl }: FastifyRequest): string | undefined {
  const said = (raw.rawHeaders as string[] | undefined)?.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  );
  if (said && said.length > 1) return undefined;
  const own = parseHost(raw.headers.host ?? '');
  const meant = parseHost(host);
  if (!own || !meant) return undefined;
  const target = authorityOf(originalUrl);
  if (target !== undefined && parseHost(target)?.name !== own.name) return undefined;
  return meant.name;
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;
const authorityOf = (target: string) => ABSOLUTE.exec(target)?.[1];

/** The path and query of a request's target, also where it is a whole address. */
export const originForm = (target: string): string =>
  target.replace(ABSOLUTE, '').replace(/^(?=[?#]|$)/, '/');
