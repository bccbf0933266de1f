import type { Context } from '../ports/context.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import type { PasswordPage } from './passwordHandle.ts';

/** Where somebody sets a password for a tenant, at the host that was asked. */
export function passwordPageOf(
  { hosts }: Pick<Context, 'hosts'>,
  { tenant, host, origin }: { tenant: TenantIdentity; host: string; origin: string },
): PasswordPage {
  const isChosen = hosts.at(host)[0]?.tenant.id !== tenant.id;
  return { origin, id: isChosen ? tenant.name : undefined };
}
