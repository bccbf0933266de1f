import type { Generated } from 'kysely';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';

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
    /** An `example` is read by nobody outside. */
    role: 'document' | 'validator' | 'example';
  };
  /** The release that each tenant serves now. */
  release_pointers: { tenant_id: string; hash: string; moved_at: Date };
  /** Each move of the pointer: a release was served from then until the tenant's next row. */
  release_history: { sequence: Generated<bigint>; tenant_id: string; hash: string; since: Date };
  /** What releases of a tenant were made of from the first one that the Studio published, by their row of the history. */
  release_sources: {
    tenant_id: string;
    sequence: bigint;
    hash: string;
    /** The tenant's own files but `tenant.json`: `[{ file, text }]`, as JSON text. */
    files: string;
    /** SHA-256 of the tenant's folder at that time: what changes in it later is not served by itself. */
    folder: string;
    /** None of those that newer files of the product made. */
    uuid_user: string | null;
    uuid_approver: string | null;
    uuid_proposal: string | null;
    why: string;
  };
  /** The last state of the files that was considered for a release, and why it was refused. */
  release_inputs: {
    tenant_id: string;
    inputs: string;
    considered_at: Date;
    problems: FileDiagnostic[];
  };
}
