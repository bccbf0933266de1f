import type { TenantDocument } from '#/language/tenantDocuments.ts';

/** One fund manager as the server knows it: the settings of its file, hosts from the environment if given. */
export interface Tenant {
  id: string;
  name: string;
  displayName: string;
  userPrefix: string;
  isDefault: boolean;
  /** In order. */
  languages: string[];
  timeZone: string;
  /** Tax number of the manager, as the registry is told; undefined where it is not known. */
  nif?: string;
  /** The document as it was read, `hosts` apart. */
  document: Omit<TenantDocument, 'hosts'>;
}

/** What opens the guest calls of a tenant at one host. Public: its pages carry it. */
export type HostCredentials = TenantDocument['hosts'][number];

export interface TenantAtHost {
  tenant: Tenant;
  credentials: HostCredentials;
}
