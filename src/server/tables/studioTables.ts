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
}
