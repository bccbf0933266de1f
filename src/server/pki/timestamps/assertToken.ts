import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Asn1 } from 'node-forge';
import { contentOf, der, fromBytes, oidOf, partsOf, toBytes } from '../der.ts';
import { oids } from '../oids.ts';
import { TimestampFault } from './timestampAuthority.ts';
import { imprintDer } from './timestampMessages.ts';

/**
 * Throws a fault unless a token is over this imprint and nonce, and signed by a certificate in it that is for tokens
 * of time. Whether that authority is trusted is for whoever verifies.
 * @source RFC 3161 §2.4.2; RFC 5652 §5.4
 */
export function assertToken(token: Buffer, imprint: Buffer, nonce: Buffer): void {
  try {
    const { content, signed } = readToken(token);
    const info = partsOf(fromBytes(content));
    if (!toBytes(info[2]!).equals(toBytes(imprintDer(imprint)))) throw new Error('other bytes');
    const ownNonce = toBytes(der.integer(nonce));
    if (!info.some((part) => toBytes(part).equals(ownNonce))) throw new Error('another nonce');
    if (!signed) throw new Error('no signature of it holds');
  } catch (error) {
    throw new TimestampFault('this is no token of these bytes', { cause: error });
  }
}

function readToken(token: Buffer): { content: Buffer; signed: boolean } {
  const [type, wrapped] = partsOf(fromBytes(token));
  if (oidOf(type) !== oids.signedData) throw new Error('no signed data');
  const [, , enclosed, ...rest] = partsOf(partsOf(wrapped)[0]);
  const [kind, inside] = partsOf(enclosed);
  if (oidOf(kind) !== oids.tstInfo) throw new Error('no token of time');
  const content = contentOf(partsOf(inside)[0]);
  const certificates = partsOf(
    rest.find(({ tagClass, type: tag }) => tagClass === 0x80 && tag === 0),
  )
    .map((each) => new X509Certificate(toBytes(each)))
    .filter(({ keyUsage }) => keyUsage?.includes(oids.timeStamping));
  const [signer] = partsOf(rest.at(-1));
  return { content, signed: certificates.some((each) => isSigned(content, signer!, each)) };
}

/** The digest of the content is what was signed, by this certificate's key. */
function isSigned(content: Buffer, signer: Asn1, { publicKey }: X509Certificate): boolean {
  const parts = partsOf(signer);
  const hash = hashes[oidOf(partsOf(parts[2])[0])];
  const attributes = partsOf(parts[3]);
  const signature = contentOf(parts[5]);
  const digest = attributes.map(partsOf).find(([type]) => oidOf(type) === oids.messageDigest)?.[1];
  if (!hash || !digest) return false;
  const stated = contentOf(partsOf(digest)[0]);
  if (!hash.of(content).equals(stated)) return false;
  // What is signed is the set, under its own tag, in the order in which it was written.
  const bytes = toBytes(parts[3]!);
  bytes[0] = 0x31;
  return verify(hash.name, bytes, publicKey, signature);
}

/** What authorities sign with, by identifier. */
const hashes: Readonly<Record<string, { name: string; of(bytes: Buffer): Buffer }>> = {
  [oids.sha256]: { name: 'sha256', of: (bytes) => createHash('sha256').update(bytes).digest() },
  '2.16.840.1.101.3.4.2.2': {
    name: 'sha384',
    of: (bytes) => createHash('sha384').update(bytes).digest(),
  },
  '2.16.840.1.101.3.4.2.3': {
    name: 'sha512',
    of: (bytes) => createHash('sha512').update(bytes).digest(),
  },
};
