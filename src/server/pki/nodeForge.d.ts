/** As much of node-forge as writes and reads DER, and makes a key that signs its own certificate. */
declare module 'node-forge' {
  interface Certificate {
    publicKey: unknown;
    serialNumber: string;
    validity: { notBefore: Date; notAfter: Date };
    setSubject(names: readonly { name: string; value: string }[]): void;
    setIssuer(names: readonly { name: string; value: string }[]): void;
    sign(key: unknown, digest: unknown): void;
  }
  /** One value of ASN.1: its parts, or its bytes as a binary string. */
  interface Asn1 {
    tagClass: number;
    type: number;
    constructed: boolean;
    value: string | Asn1[];
  }
  const forge: {
    pki: {
      rsa: { generateKeyPair(bits: number): { publicKey: unknown; privateKey: unknown } };
      createCertificate(): Certificate;
    };
    md: { sha256: { create(): unknown } };
    pkcs12: {
      toPkcs12Asn1(
        key: unknown,
        certificate: Certificate,
        password: string,
        options: { algorithm: '3des' },
      ): Asn1;
    };
    asn1: {
      create(tagClass: number, type: number, constructed: boolean, value: string | Asn1[]): Asn1;
      toDer(value: Asn1): { getBytes(): string };
      fromDer(bytes: string, options?: { parseAllBytes?: boolean }): Asn1;
      oidToDer(oid: string): { getBytes(): string };
      derToOid(bytes: string): string;
    };
  };
  export type { Asn1 };
  export default forge;
}
