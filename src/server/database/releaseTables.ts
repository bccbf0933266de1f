import type { DocumentProblem } from '#/language/problem.ts';

/** What was published, addressed by the SHA-256 of its exact bytes; nothing here is ever changed. */
export interface ReleaseTables {
  blobs: { hash: string; body: string };
  releases: {
    tenant_id: string;
    hash: string;
    /** The manifest's exact bytes. */
    manifest: string;
    /** Which server made it in production order; `files` or a user's uuid. */
    made_by: string;
    made_at: Date;
  };
  /** Which blobs a release serves, and as what. */
  release_blobs: {
    release_hash: string;
    blob_hash: string;
    role: 'document' | 'validator';
  };
  /** The release that each tenant serves now. */
  release_pointers: { tenant_id: string; hash: string; moved_at: Date };
  /** The last state of the files that was considered for a release, and why it was refused. */
  release_inputs: {
    tenant_id: string;
    inputs: string;
    considered_at: Date;
    problems: DocumentProblem[];
  };
}
