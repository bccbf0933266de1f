import type { Settings } from '#/language/assembly/settings.ts';
import type { StyleDocument, TenantDocument } from '#/language/documents/tenantDocuments.ts';
import type { Words } from '../kernel/words.ts';

/** Who a fund manager is, as its file and the environment say: nothing that a release changes. */
export interface TenantIdentity {
  id: string;
  name: string;
  userPrefix: string;
  isDefault: boolean;
  /** Tax number of the manager, as the registry is told; undefined where it is not known. */
  nif?: string;
}

/** What a tenant decides, and how it shows itself, as one of its releases says: never changed, only replaced. */
export interface Decided {
  /** Hash of that release. */
  release: string;
  displayName: string;
  /** In order. */
  languages: readonly string[];
  support: TenantDocument['support'];
  /** Days on which its products are not valued beside the national and TARGET ones, and those on which they are. */
  holidays?: TenantDocument['holidays'];
  /** Where money may be sent to. */
  accounts?: TenantDocument['accounts'];
  style?: StyleDocument;
  settings: Settings;
  /** The settings' own. */
  timeZone: string;
  /** Says codes as the release words them, in one of its languages: the first where none is asked for. */
  words(language?: string): Words;
}

/** One fund manager for the length of a request or a job: all of it reads one release. */
export type Tenant = TenantIdentity & Decided;

/** What opens the guest calls of a tenant at one host. Public: its pages carry it. */
export type HostCredentials = TenantDocument['hosts'][number];

export interface TenantAtHost {
  tenant: TenantIdentity;
  credentials: HostCredentials;
}
