import forge from 'node-forge';
import type { Asn1 } from 'node-forge';

const { asn1 } = forge;

const UNIVERSAL = 0x00;
const CONTEXT = 0x80;

/**
 * Values of ASN.1 as X.509, CMS and RFC 3161 are made of, and their bytes.
 * @source ITU-T X.680, X.690 (DER)
 */
export const der = {
  sequence: (...parts: Asn1[]) => asn1.create(UNIVERSAL, 0x10, true, parts),
  /** The parts in the order of their bytes, as DER has sets. */
  set: (...parts: Asn1[]) =>
    asn1.create(
      UNIVERSAL,
      0x11,
      true,
      parts.toSorted((left, right) => Buffer.compare(toBytes(left), toBytes(right))),
    ),
  oid: (oid: string) => asn1.create(UNIVERSAL, 0x06, false, asn1.oidToDer(oid).getBytes()),
  /** Of unsigned bytes, the highest first. */
  integer: (value: Buffer | number) => asn1.create(UNIVERSAL, 0x02, false, unsigned(value)),
  octets: (bytes: Buffer) => asn1.create(UNIVERSAL, 0x04, false, binary(bytes)),
  bits: (bytes: Buffer) => asn1.create(UNIVERSAL, 0x03, false, `\0${binary(bytes)}`),
  utf8: (text: string) => asn1.create(UNIVERSAL, 0x0c, false, binary(Buffer.from(text))),
  ascii: (text: string) => asn1.create(UNIVERSAL, 0x13, false, text),
  yes: () => asn1.create(UNIVERSAL, 0x01, false, '\xff'),
  none: () => asn1.create(UNIVERSAL, 0x05, false, ''),
  /** To the second; beyond 2049 as certificates need it. */
  time: (at: Date) => {
    const text = at.toISOString().replace(/[-:T]|\.\d+/g, '');
    return at.getUTCFullYear() < 2050
      ? asn1.create(UNIVERSAL, 0x17, false, text.slice(2))
      : asn1.create(UNIVERSAL, 0x18, false, text);
  },
  generalTime: (at: Date) =>
    asn1.create(UNIVERSAL, 0x18, false, at.toISOString().replace(/[-:T]|\.\d+/g, '')),
  /** `[tag]` around other values. */
  tagged: (tag: number, ...parts: Asn1[]) => asn1.create(CONTEXT, tag, true, parts),
  /** `[tag]` in the place of a simple value's own. */
  implicit: (tag: number, bytes: Buffer) => asn1.create(CONTEXT, tag, false, binary(bytes)),
};

/** The bytes of a value. */
export const toBytes = (value: Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');

/** The value of these bytes; throws what is no DER. What follows it is left alone where that is said. */
export const fromBytes = (bytes: Buffer, hasMore = false): Asn1 =>
  asn1.fromDer(binary(bytes), { parseAllBytes: !hasMore });

/** The parts of a value; throws where it has none. */
export function partsOf(value: Asn1 | undefined): Asn1[] {
  if (!value || typeof value.value === 'string') throw new Error('parts of ASN.1 are missing');
  return value.value;
}

/** The bytes inside a simple value; throws where it is none. */
export function contentOf(value: Asn1 | undefined): Buffer {
  if (!value || typeof value.value !== 'string') throw new Error('bytes of ASN.1 are missing');
  return Buffer.from(value.value, 'binary');
}

export const oidOf = (value: Asn1 | undefined): string =>
  asn1.derToOid(contentOf(value).toString('binary'));

const binary = (bytes: Buffer) => bytes.toString('binary');

function unsigned(value: Buffer | number): string {
  const hex = typeof value === 'number' ? value.toString(16) : value.toString('hex');
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  const start = bytes.findIndex((byte) => byte !== 0);
  const trimmed = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
  return binary(trimmed[0]! > 0x7f ? Buffer.concat([Buffer.from([0]), trimmed]) : trimmed);
}
