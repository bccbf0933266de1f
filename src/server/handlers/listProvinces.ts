import { itemsOf } from '../tenants/codeList.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import type { Handler } from '../ports/handler.ts';

/** The provinces of a country; only Spain's are kept, every other country has none. */
export const listProvinces: Handler<'listProvinces'> = async ({ context, tenant, path }) => {
  const provinces = itemsOf(await releasedCodes(context, tenant, 'provinces'))
    .filter(([key]) => key.startsWith(`${path.country}-`))
    .map(([key, item]) => ({
      key,
      name: item.label,
      postal_prefix: typeof item.postal_prefix === 'string' ? item.postal_prefix : null,
    }));
  return { data: { provinces, total: provinces.length, next: null } };
};
