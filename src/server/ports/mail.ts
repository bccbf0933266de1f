import type { TenantDb } from '../database/withTenant.ts';
import type { TenantIdentity } from './tenant.ts';

/** A mail in plain text. `code` and `link` repeat what the text holds, for the sandbox's page. */
export interface Email {
  to: string;
  /** What it is about, e.g. `password-recovery`; `sms` goes to a telephone. */
  kind: string;
  subject: string;
  text: string;
  code?: string;
  link?: string;
  /** What it proves something of: what becomes of it is kept for good. */
  about?: { signature: string } | { operation: string };
}

/**
 * The port for mail. Letters are written in the transaction of what they tell of, so that neither
 * happens without the other, and leave afterwards.
 */
export interface Mail {
  /** Whether letters of kind `sms` arrive. */
  reachesPhones: boolean;
  send(db: TenantDb, tenant: Pick<TenantIdentity, 'id'>, letter: Email): Promise<void>;
  /** Waits for what is being sent and sends nothing more. */
  close(): Promise<void>;
}
