import type { Context } from './context.ts';
import type { TenantIdentity } from './tenant.ts';

/**
 * Puts what is missing into a tenant's part of the database; run at every start, so it looks first. Answers `true`
 * when so much came that the planner has to count anew.
 */
export type Seed = (context: Context, tenant: TenantIdentity) => Promise<unknown>;
