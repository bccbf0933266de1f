import type { TenantAtHost, TenantIdentity } from './tenant.ts';

/** The exact table of hosts: which tenants each serves, with which keys, and where its pages are. */
export interface HostTable {
  /** Tenants of a host, the default one first; empty for any host that is not in the table. */
  at(host: string): readonly TenantAtHost[];
  /**
   * Where pages of a host are asked for: as its entry says, else by http at the port that this server
   * listens on. Nothing for a host that is not in the table.
   */
  originOf(host: string, port: number): string | undefined;
  /** Origins of all hosts that serve a tenant in common with this one, its own among them. */
  relatedOrigins(host: string, port: number): string[];
  tenants: readonly TenantIdentity[];
}
