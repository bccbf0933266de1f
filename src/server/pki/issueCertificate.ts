import { createHash, randomBytes, sign, type KeyObject, X509Certificate } from 'node:crypto';
import type { Subject } from '../ports/signingAuthority.ts';
import { der, fromBytes, partsOf, toBytes } from './der.ts';
import { oids } from './oids.ts';

export type CertificateUse = 'authority' | 'signature' | 'timestamps';

/** What is to be certified. */
export interface CertificateOrder {
  subject: Subject;
  publicKey: KeyObject;
  from: Date;
  until: Date;
  use: CertificateUse;
}

/** Who issues: a certificate and its private key. */
export interface Issuer {
  certificate: X509Certificate;
  key: KeyObject;
}

/**
 * A certificate of X.509 version 3 over an EC key, signed with SHA-256; one that issues itself has no issuer.
 * @source RFC 5280
 */
export function issueCertificate(
  order: CertificateOrder,
  issuer: Issuer | KeyObject,
): X509Certificate {
  const { subject, publicKey, from, until } = order;
  const own = subjectDer(subject);
  const isOwn = !('certificate' in issuer);
  const key = isOwn ? issuer : issuer.key;
  const issuerName = isOwn ? own : subjectOf(issuer.certificate);
  const issuerKey = isOwn ? publicKey : issuer.certificate.publicKey;
  const algorithm = der.sequence(der.oid(oids.ecdsaWithSha256));
  const body = der.sequence(
    der.tagged(0, der.integer(2)),
    // Positive, and nothing that anybody could have known before.
    der.integer(Buffer.concat([Buffer.from([0x40]), randomBytes(16)])),
    algorithm,
    issuerName,
    der.sequence(der.time(from), der.time(until)),
    own,
    fromBytes(publicKey.export({ type: 'spki', format: 'der' })),
    der.tagged(3, der.sequence(...extensions(order.use, publicKey, issuerKey))),
  );
  const signature = sign('sha256', toBytes(body), key);
  return new X509Certificate(toBytes(der.sequence(body, algorithm, der.bits(signature))));
}

/** The issuer and the serial number of a certificate, as CMS names it. */
export function issuerAndSerial({ raw }: X509Certificate) {
  const [, serial, , issuer] = partsOf(partsOf(fromBytes(raw))[0]);
  return der.sequence(issuer!, serial!);
}

const subjectOf = ({ raw }: X509Certificate) => partsOf(partsOf(fromBytes(raw))[0])[5]!;

const subjectDer = ({ name, organization }: Subject) =>
  der.sequence(
    der.set(der.sequence(der.oid(oids.organizationName), der.utf8(shortened(organization)))),
    der.set(der.sequence(der.oid(oids.commonName), der.utf8(shortened(name)))),
  );

/** Upper bound of a name in X.520. */
const shortened = (text: string) => [...text].slice(0, 64).join('');

function extensions(use: CertificateUse, own: KeyObject, issuer: KeyObject) {
  const extension = (oid: string, isCritical: boolean, value: ReturnType<typeof der.none>) =>
    der.sequence(der.oid(oid), ...(isCritical ? [der.yes()] : []), der.octets(toBytes(value)));
  const isAuthority = use === 'authority';
  // Certificates and revocations; or signatures that nobody denies.
  const usage = isAuthority ? Buffer.from([1, 0x06]) : Buffer.from([6, 0xc0]);
  const purpose = use === 'timestamps' ? oids.timeStamping : oids.emailProtection;
  return [
    extension(
      oids.basicConstraints,
      true,
      isAuthority ? der.sequence(der.yes(), der.integer(0)) : der.sequence(),
    ),
    extension(oids.keyUsage, true, bitString(usage)),
    ...(isAuthority
      ? []
      : [extension(oids.extendedKeyUsage, use === 'timestamps', der.sequence(der.oid(purpose)))]),
    extension(oids.subjectKeyIdentifier, false, der.octets(keyId(own))),
    extension(oids.authorityKeyIdentifier, false, der.sequence(der.implicit(0, keyId(issuer)))),
  ];
}

/** Unused bits, then the bits. */
function bitString([unused, bits]: Buffer) {
  const value = der.bits(Buffer.from([bits!]));
  value.value = String.fromCharCode(unused!, bits!);
  return value;
}

/** @source RFC 7093 §2 method 1 */
const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
    .subarray(0, 20);
