import type { Generated } from 'kysely';

/** What people did, in order; rows are added and never changed. */
export interface AuditTables {
  audit: {
    tenant_id: string;
    sequence: Generated<bigint>;
    at: Date;
    kind: string;
    uuid_user: string;
    /** Name of the call. */
    call: string;
    /** What it was about: the parameters of the request's address. */
    about: Record<string, unknown>;
    request_id: string;
  };
}
