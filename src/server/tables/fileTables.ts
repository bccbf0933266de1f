/** Files and papers that are kept. */
export interface FileTables {
  /** The bytes are in the file store, under the same uuid. */
  files: {
    tenant_id: string;
    uuid: string;
    media_type: string;
    /** Bytes. */
    size: bigint;
    sha256: string;
    /** False while it waits for the transaction that uses it, and once nothing does. */
    is_kept: boolean;
    created_at: Date;
  };
  /** The photo of a person, a square JPEG; another file with each. */
  person_photos: {
    tenant_id: string;
    uuid_intervener: string;
    uuid_file: string;
    changed_at: Date;
    /** The user who gave it. */
    changed_by: string;
  };
  /** Originals that were never written anew, for staff only. */
  quarantine: {
    tenant_id: string;
    uuid_document: string;
    uuid_file: string;
    sha256: string;
    reason: 'signed';
    created_at: Date;
  };
  /** Papers as they were drawn from the same content. */
  kept_documents: {
    tenant_id: string;
    /** SHA-256 of all that the paper says and of the code that draws it. */
    content_hash: Buffer;
    bytes: Buffer;
    made_at: Date;
  };
}
