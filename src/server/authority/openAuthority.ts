import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import type { Context } from '../ports/context.ts';
import type { SigningAuthority } from '../ports/signingAuthority.ts';
import { withAdvisoryLock } from '../database/withAdvisoryLock.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import { createKeyCipher } from './keyCipher.ts';
import { issueCertificate, type Issuer } from '../pki/issueCertificate.ts';
import { createTimestampClient } from '../pki/timestamps/timestampClient.ts';
import { oneFailure } from '../pki/timestamps/oneFailure.ts';

type Needs = Pick<Context, 'config' | 'db' | 'log' | 'now' | 'id'> & {
  /** What is never in the database. */
  secret: Buffer;
};

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const ROOT_YEARS = 30;
/** Conservation of six years and more; the key is gone within a second. */
const SIGNER_YEARS = 15;

/**
 * The certificate authority: that of `SIGNING_AUTHORITY`, or one that is made once and kept in the database, its key
 * in cipher. One that was made under another secret goes on verifying what it signed, and a new one signs from then on.
 */
export async function openAuthority(needs: Needs): Promise<SigningAuthority> {
  const { config, db, log, now } = needs;
  const issuer = config.signingAuthority
    ? readGiven(config.signingAuthority)
    : await withAdvisoryLock(db, 'the certificate authority', () => keptIssuer(needs));
  const kept = await db
    .selectFrom('signing_authorities')
    .select('certificate')
    .orderBy('created_at', 'desc')
    .execute();
  const own = issuer.certificate.toString();
  const roots = [own, ...kept.map(({ certificate }) => certificate)];
  const timestamps = config.timestampUrl && createTimestampClient(config.timestampUrl);
  return {
    roots: [...new Set(roots)],
    async certify(subject) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      // Clocks of those who verify may be slow.
      const from = new Date(now().getTime() - DAY);
      const end = new Date(from.getTime() + SIGNER_YEARS * YEAR);
      const until = issuer.certificate.validToDate < end ? issuer.certificate.validToDate : end;
      const order = { subject, publicKey, from, until, use: 'signature' } as const;
      const certificate = issueCertificate(order, issuer);
      return { certificate, chain: [issuer.certificate], key: privateKey };
    },
    stamping: () => (timestamps ? oneFailure(timestamps, log) : undefined),
  };
}

async function keptIssuer({ db, log, now, id, secret }: Needs): Promise<Issuer> {
  const cipher = createKeyCipher(secret);
  const rows = await db
    .selectFrom('signing_authorities')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  for (const { uuid, certificate, sealed_key } of rows) {
    try {
      const der = cipher.open(uuid, sealed_key);
      const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      return { certificate: new X509Certificate(certificate), key };
    } catch (error) {
      log.warn({ err: error, uuid }, 'a certificate authority was made under another secret');
    }
  }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const at = now();
  const certificate = issueCertificate(
    {
      subject: { name: `Private area root ${at.getUTCFullYear()}`, organization: 'Private area' },
      publicKey,
      from: new Date(at.getTime() - DAY),
      until: new Date(at.getTime() + ROOT_YEARS * YEAR),
      use: 'authority',
    },
    privateKey,
  );
  const uuid = id();
  const sealed_key = cipher.seal(uuid, privateKey.export({ type: 'pkcs8', format: 'der' }));
  await db
    .insertInto('signing_authorities')
    .values({ uuid, certificate: certificate.toString(), sealed_key, created_at: at })
    .execute();
  return { certificate, key: privateKey };
}

/** A given authority; the message leaves its key out. */
function readGiven(pem: string): Issuer {
  try {
    const text = pem.includes('-----BEGIN') ? pem.replaceAll('\\n', '\n') : fromBase64(pem);
    const key = createPrivateKey(text);
    const certificate = new X509Certificate(text.slice(text.indexOf('-----BEGIN CERTIFICATE')));
    if (key.asymmetricKeyType === 'ec' && certificate.ca && certificate.checkPrivateKey(key))
      return { certificate, key };
  } catch {
    // Said below.
  }
  throw new StartProblem(
    'SIGNING_AUTHORITY must be the PEM of an EC P-256 key and of its certificate of an authority, or both in base64',
  );
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');
