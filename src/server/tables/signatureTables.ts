import type { ColumnType, Generated } from 'kysely';

/** Somebody by name, with the role that ties them to whoever signed. */
interface NamedRole {
  role: string;
  name: string;
}

/** In what capacity a signature was given. */
interface SignedCapacity {
  acts_for: NamedRole[];
  represented_by: NamedRole[];
}

/** Signatures that were begun, what they are of, who signed, and what a day has used up. */
export interface SignatureTables {
  signatures: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    /** The session that asked for the code: no other may confirm with it. */
    uuid_session: string;
    /** `OTP`, or the name of an external provider. */
    provider: string;
    /** What an external provider calls it. */
    reference: string | null;
    status: 'PENDING' | 'SIGNED' | 'REJECTED';
    code_hash: Buffer | null;
    code_salt: Buffer | null;
    /** Masked telephone or e-mail. */
    sent_to: string;
    /** Of the newest code. */
    tries: Generated<number>;
    /** Of all its codes. */
    all_tries: Generated<number>;
    /** Of the newest code. */
    expires_at: Date;
    created_at: Date;
    decided_at: Date | null;
    /** For whom it was given, as servers of before keep it: of all its documents together. Nobody reads it. */
    capacity: ColumnType<SignedCapacity | null, string | null | undefined, string | null>;
  };
  signature_documents: {
    tenant_id: string;
    uuid_signature: string;
    place: number;
    uuid_document: string;
    uuid_file: string;
    /** Of the bytes that were shown, in hex. */
    sha256: string;
  };
  document_openings: {
    tenant_id: string;
    uuid_intervener: string;
    uuid_document: string;
    /** Of the bytes that were handed out, in hex. */
    sha256: string;
    opened_at: Date;
  };
  document_signers: {
    tenant_id: string;
    uuid_document: string;
    uuid_intervener: string;
    uuid_signature: string;
    sha256: string;
    signed_at: Date;
    /** It has to be signed again. */
    is_void: Generated<boolean>;
    /** How many had signed these bytes with them; null of signatures that left no bytes. */
    place: number | null;
    /** The document with this signature in it, and those of before. */
    uuid_signed_file: string | null;
    /** Of the bytes that it was put on, and of those that came of it, in hex. */
    before_sha256: string | null;
    signed_sha256: string | null;
    /** Of the signer, PEM. */
    certificate: string | null;
    /** When a token of time was got; null without one. */
    stamped_at: Date | null;
    /** Address from which it was confirmed. */
    ip: string | null;
    /** What the program called itself with which it was. */
    user_agent: string | null;
    /** How often its codes were tried, all of them, the right one included. */
    tries: number | null;
    /** For whom this document was signed, and who stands for the company that signed it; not known of some of before. */
    capacity: ColumnType<SignedCapacity | null, string | null | undefined, never>;
  };
  sealed_papers: {
    tenant_id: string;
    sha256: string;
    /** In its seal. */
    reference: string;
    subcategory: string;
    sealed_at: Date;
  };
  /** The installation's own; the newest that can be opened signs. */
  signing_authorities: {
    uuid: string;
    /** PEM. */
    certificate: string;
    /** The private key in cipher. */
    sealed_key: Buffer;
    created_at: Date;
  };
  /** One a person and day. */
  signature_reminders: {
    tenant_id: string;
    uuid_intervener: string;
    /** `YYYY-MM-DD` of the tenant. */
    day: string;
    uuid_operation: string;
    reminded_by: string;
    reminded_at: Date;
  };
  signature_days: {
    tenant_id: string;
    uuid_intervener: string;
    /** `YYYY-MM-DD` of the tenant. */
    day: string;
    codes: number;
    /** Tries that were wrong, or whose answer is still awaited. */
    tries: number;
  };
}
