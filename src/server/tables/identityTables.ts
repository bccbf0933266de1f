import type { ColumnType, Generated } from 'kysely';
import type { Permission } from '#/contract/permission.ts';

/** Who people are to the server, and what proves it. Secrets are kept as SHA-256 or argon2id only. */
export interface IdentityTables {
  tenants: { id: string; name: string };
  /** One row: by how much the demo's clock was moved forward. */
  clock: { id: Generated<boolean>; shift_ms: bigint };
  users: {
    tenant_id: string;
    uuid: string;
    /** In small letters. */
    username: string;
    kind: UserKind;
    given_name: string;
    family_name_1: string;
    /** The client whose private area it is; none for staff and studio. */
    uuid_intervener: string | null;
    email: string | null;
    password_hash: string;
    /** What staff and studio users may do; none for investors, who have roles. */
    uuid_permission_set: string | null;
    is_blocked: Generated<boolean>;
  };
  /** What staff and Studio users who have it may do. @source specification §3 Intervener */
  permission_sets: {
    tenant_id: string;
    uuid: string;
    key_name: string;
    permissions: Permission[];
  };
  /** One login and everything that was refreshed from it. */
  sessions: {
    tenant_id: string;
    uuid: string;
    uuid_user: string;
    created_at: Date;
    ended_at: Date | null;
    ended_by: 'logout' | 'reuse' | 'password' | 'block' | 'change' | null;
  };
  access_tokens: {
    hash: Buffer;
    tenant_id: string;
    kind: UserKind | 'client';
    uuid_session: string | null;
    uuid_user: string | null;
    uuid_intervener: string | null;
    expires_at: Date;
  };
  refresh_tokens: {
    hash: Buffer;
    tenant_id: string;
    uuid_session: string;
    expires_at: Date;
    /** When it was exchanged for the first time. */
    rotated_at: Date | null;
    /** None of those from before it was written down. */
    issued_at: Generated<Date | null>;
  };
  /** One-time handles of recovery mails. */
  password_handles: {
    hash: Buffer;
    tenant_id: string;
    uuid_user: string;
    expires_at: Date;
    used_at: Date | null;
  };
  /** Somebody of an open session proves again who they are: the code that was sent, then the proof for it. */
  reauthentications: {
    tenant_id: string;
    uuid: string;
    uuid_session: string;
    code_hash: Buffer;
    code_salt: Buffer;
    /** Masked e-mail. */
    sent_to: string;
    /** Of the newest code. */
    tries: Generated<number>;
    /** Of the newest code. */
    expires_at: Date;
    created_at: Date;
    proof_hash: Buffer | null;
    proof_expires_at: Date | null;
  };
  /** Where somebody was reached before, and since when no longer. */
  contact_changes: {
    tenant_id: string;
    /** Order of the changes, also while the clock stands still. */
    sequence: Generated<bigint>;
    uuid_intervener: string;
    field: 'email' | 'mobile_phone';
    former: string | null;
    changed_at: Date;
    /** Staff took the new one as theirs before it had stood for long. */
    confirmed_at: Date | null;
    confirmed_by: string | null;
  };
  known_devices: { tenant_id: string; uuid_user: string; device: Buffer; seen_at: Date };
  throttles: {
    key: string;
    /** None for those of an address. */
    tenant_id: ColumnType<string | null, string | null | undefined, never>;
    attempts: number;
    last_at: Date;
    blocked_until: ColumnType<Date, Date, Date>;
  };
}

export type UserKind = 'investor' | 'staff' | 'studio';
