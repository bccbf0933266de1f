import type { Scope } from '#/language/expressions/scope.ts';
import type { Found } from './tenancy.tsx';
import type { Visit } from './visit.ts';

/** What documents read on a page: the person where there is one, the tenant as it publishes itself, the address. */
export function scopeOf(
  { configuration, tenant }: Pick<Found, 'configuration' | 'tenant'>,
  visit: Pick<Visit, 'area' | 'route'>,
) {
  const { id, name, display_name } = tenant;
  return {
    ...visit.area,
    tenant: { ...configuration, id, name, display_name },
    route: visit.route,
  } satisfies Scope;
}
