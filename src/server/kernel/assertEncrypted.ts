import { isLoopback } from './isLoopback.ts';
import { StartProblem } from './startProblem.ts';

/** What the server talks to, as it was given. */
export interface Outside {
  databaseUrl?: string;
  requestsUrl?: string;
  smtpUrl?: string;
  smsUrl?: string;
  /** `https://…` of the bucket that `FILES_URL` names. */
  bucket?: string;
}

/**
 * Refuses addresses of other machines that are not asked to speak TLS; this machine's own, and sockets, may do
 * without. The message names the variable and what to add, never the address, which may hold a password.
 * @throws StartProblem
 * @source ASVS 5.0.0 V12.3.1
 */
export function assertEncrypted(outside: Outside): void {
  for (const { name, given, speaksTls, remedy } of ways(outside)) {
    const url = given === undefined ? undefined : new URL(given);
    if (!url || isLocal(url) || speaksTls(url)) continue;
    throw new StartProblem(`${name} names another machine and must ask for TLS: ${remedy}`);
  }
}

interface Way {
  name: string;
  given?: string;
  speaksTls: (url: URL) => boolean;
  remedy: string;
}

const ways = (outside: Outside): Way[] => [
  { name: 'DATABASE_URL', given: outside.databaseUrl, ...postgres },
  { name: 'DATABASE_REQUESTS_URL', given: outside.requestsUrl, ...postgres },
  {
    name: 'SMTP_URL',
    given: outside.smtpUrl,
    speaksTls: ({ protocol, searchParams }) =>
      protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    remedy: 'smtps://…, or smtp://…?requireTLS=true',
  },
  {
    name: 'SMS_URL',
    given: outside.smsUrl,
    speaksTls: ({ protocol }) => protocol === 'https:',
    remedy: 'https://…',
  },
  {
    name: 'FILES_URL',
    given: outside.bucket,
    speaksTls: ({ protocol }) => protocol === 'https:',
    remedy: 'an endpoint of https://…',
  },
];

/** `no-verify` and `prefer` take whoever answers. */
const postgres = {
  speaksTls: ({ searchParams }: URL) =>
    ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? ''),
  remedy: 'add ?sslmode=verify-full',
};

const isLocal = ({ hostname, searchParams }: URL) => {
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || isLoopback(host);
};
