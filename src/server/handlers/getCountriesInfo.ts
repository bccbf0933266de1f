import { itemsOf } from '../tenants/codeList.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import type { Handler } from '../ports/handler.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const getCountriesInfo: Handler<'getCountriesInfo'> = async ({ context, tenant }) => {
  const countries = itemsOf(await releasedCodes(context, tenant, 'countries')).map(
    ([key, item]) => ({
      key,
      iso2: text(item.iso2),
      name: item.label,
      phone_prefix: text(item.phone_prefix),
    }),
  );
  return { data: { countries, total: countries.length, next: null } };
};
