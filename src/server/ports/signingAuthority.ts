import type { KeyObject, X509Certificate } from 'node:crypto';

/** Who signs with what: their certificate, those above it, and the private key. */
export interface SigningKey {
  certificate: X509Certificate;
  chain: readonly X509Certificate[];
  key: KeyObject;
}

/** Who a certificate is of: their name, and the organisation that vouches for it. */
export interface Subject {
  name: string;
  organization: string;
}

/** A token of time over the bytes of a signature. Null says that there is none. */
export type Stamp = (signature: Buffer) => Promise<Buffer | null>;

/** The certificate authority of an installation. */
export interface SigningAuthority {
  /** Certificates of the authority, PEM, the newest first: what is verified with. */
  roots: readonly string[];
  /**
   * A certificate of somebody with a new key, which is in this process's memory alone and gone once it has signed:
   * nobody signs with it again.
   */
  certify(subject: Subject): Promise<SigningKey>;
  /** Asks for tokens of time where a timestamp authority is set; after it failed once it is asked no more. */
  stamping(): Stamp | undefined;
}
