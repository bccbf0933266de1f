import type { RelatedOperation } from '../documents/isOperationDocumented.ts';
import type { Session } from '../people/session.ts';

/** Everything a fact may depend on. */
export interface FactInput {
  me: Session;
  tenant: TenantSettings;
  /** ISO instant. */
  now: string;
  /** `staff` when an agent views the client's area. */
  viewer?: 'self' | 'staff';
  /** Related operations by the account's uuid, where they were loaded. */
  operations?: Record<string, RelatedOperation[]>;
}

/** What the facts read of the tenant's public configuration. @source specification §3 */
export interface TenantSettings {
  /** IANA name; Europe/Madrid when absent. */
  time_zone?: string;
  flow?: { ALLOW_GDPR?: boolean };
}
