import type { Caller } from '#/contract/callFacts.ts';
import type { Permission } from '#/contract/permission.ts';
import type { Tenant } from './tenant.ts';

/** Who asks: what the token, the apikey and the host agree on. */
export interface Actor {
  /** `guest`: an apikey only; `client`: a token for the host itself. */
  kind: Caller;
  tenant: Tenant;
  userId?: string;
  /** The client whose private area it is; investors only. */
  intervenerUuid?: string;
  sessionId?: string;
  /** What the permission set of staff and studio users grants. */
  permissions: readonly Permission[];
}
