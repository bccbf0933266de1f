import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { publicConfiguration } from '../tenants/publicConfiguration.ts';

/** By the tenant's name or id, which must be the one that the key is for. @source specification §3, §7 */
export const getPublicConfiguration: Handler<'getPublicConfiguration'> = async ({
  context,
  tenant,
  path,
}) => {
  if (path.name !== tenant.name && path.name !== tenant.id) throw notFound();
  return { data: { configuration: publicConfiguration(context.config, tenant) } };
};
