import { createPermissionSets } from './access/permissionSets.ts';
import type { Context } from './ports/context.ts';
import type { TenantIdentity } from './ports/tenant.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { createGroups } from './support/groups.ts';

/** Puts what is missing into a tenant's part of the database; run at every start, so it looks first. Answers `true` when so much came that the planner has to count anew. */
export type Seed = (context: Context, tenant: TenantIdentity) => Promise<unknown>;

/** What every tenant needs, in this order. */
export const seeds: readonly Seed[] = [createGroups, createPermissionSets];

/** What the demo adds, in this order. */
export const demoSeeds: readonly Seed[] = [seedDemo];
