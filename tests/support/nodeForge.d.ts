/** As much of node-forge as makes a key that signs its own certificate. */
declare module 'node-forge' {
  interface Certificate {
    publicKey: unknown;
    serialNumber: string;
    validity: { notBefore: Date; notAfter: Date };
    setSubject(names: readonly { name: string; value: string }[]): void;
    setIssuer(names: readonly { name: string; value: string }[]): void;
    sign(key: unknown, digest: unknown): void;
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
      ): unknown;
    };
    asn1: { toDer(value: unknown): { getBytes(): string } };
  };
  export default forge;
}
