import { createHash, sign } from 'node:crypto';
import type { Asn1 } from 'node-forge';
import type { SigningKey, Stamp } from '../ports/signingAuthority.ts';
import { der, fromBytes, toBytes } from './der.ts';
import { issuerAndSerial } from './issueCertificate.ts';
import { oids } from './oids.ts';

/**
 * A CAdES baseline signature over bytes that stand elsewhere: the digest, the kind of content and the very
 * certificate are signed along (`signing-certificate-v2`), and a token of time lies beside the signature where
 * there is one. The time that the signer claims stands in the PDF, as PAdES has it.
 * @source RFC 5652, RFC 5035, RFC 3161; ETSI EN 319 122-1, EN 319 142-1
 */
export async function signDetached(
  content: Buffer,
  signer: SigningKey,
  stamp?: Stamp,
): Promise<{ cms: Buffer; isStamped: boolean }> {
  const { bytes, signature } = signAttributes(content, oids.data, signer);
  const token = stamp ? await stamp(signature) : null;
  return {
    cms: signedData({ type: oids.data }, signer, { bytes, signature, token }),
    isStamped: token !== null,
  };
}

/** The same with the content inside, as tokens of time are. */
export function signEnclosed(type: string, content: Buffer, signer: SigningKey): Buffer {
  return signedData({ type, content }, signer, signAttributes(content, type, signer));
}

interface Signed {
  bytes: Buffer;
  signature: Buffer;
  token?: Buffer | null;
}

function signAttributes(content: Buffer, type: string, { certificate, key }: SigningKey): Signed {
  const digest = createHash('sha256').update(content).digest();
  const certified = createHash('sha256').update(certificate.raw).digest();
  const attributes = der.set(
    attribute(oids.contentType, der.oid(type)),
    attribute(oids.messageDigest, der.octets(digest)),
    attribute(
      oids.signingCertificateV2,
      // SHA-256 is what is meant where no other is named.
      der.sequence(der.sequence(der.sequence(der.octets(certified)))),
    ),
  );
  const bytes = toBytes(attributes);
  return { bytes, signature: sign('sha256', bytes, key) };
}

function signedData(
  { type, content }: { type: string; content?: Buffer },
  { certificate, chain }: SigningKey,
  { bytes, signature, token }: Signed,
): Buffer {
  const sha256 = der.sequence(der.oid(oids.sha256));
  const signed = fromBytes(bytes);
  return toBytes(
    der.sequence(
      der.oid(oids.signedData),
      der.tagged(
        0,
        der.sequence(
          der.integer(type === oids.data ? 1 : 3),
          der.set(sha256),
          der.sequence(der.oid(type), ...(content ? [der.tagged(0, der.octets(content))] : [])),
          der.tagged(0, ...[certificate, ...chain].map(({ raw }) => fromBytes(raw))),
          der.set(
            der.sequence(
              der.integer(1),
              issuerAndSerial(certificate),
              sha256,
              der.tagged(0, ...(signed.value as Asn1[])),
              der.sequence(der.oid(oids.ecdsaWithSha256)),
              der.octets(signature),
              ...(token ? [der.tagged(1, attribute(oids.timeStampToken, fromBytes(token)))] : []),
            ),
          ),
        ),
      ),
    ),
  );
}

const attribute = (oid: string, value: Asn1) => der.sequence(der.oid(oid), der.set(value));
