import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TagProvider } from '#/language/values/tagProviders.ts';

/** What every answer carries. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
}

/** For answers that no hook sees, too: those to an address that cannot be read. */
export function setSecurityHeaders(
  request: Pick<FastifyRequest, 'id' | 'protocol'>,
  reply: Pick<FastifyReply, 'hasHeader' | 'header' | 'headers'>,
): void {
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', own);
  }
  reply.headers(fixed);
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/**
 * Everything from our own origin, nothing inline, no frames around us, and no text that becomes script:
 * our pages have no need of it, so that no policy may be made that would let it. `tag` is the analytics tag that a page
 * may load, from its own origins and with beacons to its own, whose script does what Trusted Types forbid; `frames` the
 * one address below which pages may be shown inside of ours.
 */
export function contentPolicy(
  tag?: Pick<TagProvider, 'scripts' | 'beacons'>,
  frames = "'none'",
): string {
  const scripts = ["'self'", ...(tag?.scripts ?? [])].join(' ');
  const beacons = (tag?.beacons ?? []).map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src 'self' data:${beacons}`,
    "font-src 'self'",
    `connect-src 'self'${beacons}`,
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ...(tag ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

const own = contentPolicy();

/** For pages that show themselves in a frame of theirs, as an editor's preview is. */
export const framingItself = contentPolicy(undefined, "'self'").replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of an answer to what was never understood as a request. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': own,
  ...fixed,
};
