import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { released } from './withRelease.ts';

/** Every tenant that has published something, each with what it decides at the moment of its turn: for jobs. */
export async function* releasedTenants(
  context: Pick<Context, 'hosts' | 'published'>,
): AsyncGenerator<Tenant> {
  for (const identity of context.hosts.tenants) {
    const tenant = await released(context, identity);
    if (tenant) yield tenant;
  }
}
