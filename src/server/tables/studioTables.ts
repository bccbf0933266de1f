import type { Generated } from 'kysely';
import type { Schema } from '#/contract/schema.ts';

/** What administrators of a tenant propose to change. */
export interface StudioTables {
  studio_proposals: {
    tenant_id: string;
    uuid: string;
    name: string;
    reason: string;
    status: Schema<'StudioStatus'>;
    /** Counts every change but comments. */
    version: number;
    /** Release that it began with. */
    base: string;
    /** `[{ path, text }]` as JSON text: whatever was typed, finished or not. */
    documents: string;
    uuid_author: string;
    /** Everybody who ever wrote in it: none of them approves it. */
    authors: string[];
    uuid_approver: string | null;
    /** What it became. */
    release_hash: string | null;
    /** The release that was served when it was published. */
    over_hash: string | null;
    created_at: Date;
    changed_at: Date;
  };
  /** Its way; rows are added and never changed. */
  studio_events: {
    tenant_id: string;
    sequence: Generated<bigint>;
    uuid_proposal: string;
    at: Date;
    uuid_user: string;
    what: Schema<'StudioEvent'>['what'];
    why: string;
  };
  studio_comments: {
    tenant_id: string;
    sequence: Generated<bigint>;
    uuid_proposal: string;
    at: Date;
    uuid_user: string;
    text: string;
    path: string | null;
    pointer: string | null;
  };
  /** Translations that are good although their sentence was put in other words. */
  studio_confirmations: Schema<'StudioTranslation'> & {
    tenant_id: string;
    sequence: Generated<bigint>;
    uuid_proposal: string;
    at: Date;
    uuid_user: string;
  };
  /** Whoever has a link sees what it shows until its day, or until it is revoked. */
  studio_links: {
    tenant_id: string;
    uuid: string;
    uuid_proposal: string;
    /** SHA-256 of its secret. */
    hash: Buffer;
    /** The form or the screen that it shows. */
    path: string;
    /** That of the proposal, and when that was saved. */
    version: number;
    saved_at: Date;
    /** What is shown and what it is drawn by: `[{ path, text }]` as JSON text. */
    documents: string;
    uuid_user: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    revoked_by: string | null;
    openings: Generated<number>;
  };
}
