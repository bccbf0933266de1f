import type { ColumnType, Selectable } from 'kysely';

/** What people asked for and nobody has confirmed yet. */
export interface DraftTables {
  /** Edited data of a person: one open row for each section, and for each address. */
  draft_changes: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    section: 'CONTACT' | 'PERSONAL' | 'ADDRESS';
    uuid_address: string | null;
    /** As JSON text on the way in, because a list would become an array of the database. */
    changes: ColumnType<Change[], string, string>;
    /** The paper that proves it. */
    uuid_document: string | null;
    /** User. */
    made_by: string;
    made_at: Date;
    status: 'OPEN' | 'APPLIED' | 'DISCARDED';
    closed_by: string | null;
    closed_at: Date | null;
  };
  /** People who are to be added to an account. */
  party_requests: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    role: string;
    name: string;
    lastname_1: string | null;
    lastname_2: string | null;
    document_type: string | null;
    document: string | null;
    email: string;
    mobile_phone: string | null;
    status: 'PENDING' | 'DONE' | 'REJECTED' | 'WITHDRAWN';
    uuid_issue: string;
    /** Who was added to the account. */
    uuid_intervener: ColumnType<string | null, string | null | undefined, string | null>;
    /** User. */
    requested_by: string;
    requested_at: Date;
  };
}

/** One field by its wire name, before and after. */
export interface Change {
  field: string;
  old: string | boolean | null;
  new: string | boolean | null;
}

export type DraftRow = Selectable<DraftTables['draft_changes']>;
