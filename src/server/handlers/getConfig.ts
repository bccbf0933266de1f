import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { publicConfiguration } from '../tenants/publicConfiguration.ts';

/**
 * One setting by its key: a flow flag or front parameter by its name, the rest of the public
 * configuration in capitals (`TIME_ZONE`, `SUPPORT_HOURS`), and the product's own constants. A tenant
 * without a setting has the product's.
 */
export const getConfig: Handler<'getConfig'> = async ({ context, tenant, path: { key } }) => {
  const published = publicConfiguration(context.config, tenant);
  const { initial_configuration: settings, display_name } = published;
  const { flow, front_params, support, ...rest } = settings;
  const known = new Map<string, unknown>([
    ...Object.entries(constants),
    ['DISPLAY_NAME', display_name],
    ['USER_PREFIX', tenant.userPrefix],
    ...Object.entries(flow),
    ...Object.entries(front_params),
    ...Object.entries(support ?? {}).map(
      ([name, value]) => [inCapitals(`support_${name}`), value] as const,
    ),
    ...Object.entries(rest).map(([name, value]) => [inCapitals(name), value] as const),
  ]);
  if (!known.has(key)) throw notFound();
  return { data: { config: { key, value: known.get(key) } } };
};

/** What every tenant has that sets nothing else. @source specification §9 */
const constants = {
  TC_VALIDITY: 60,
  TC_VALIDITY_UNIT: 'MONTHS',
  KYC_VALIDITY: 60,
  KYC_VALIDITY_UNIT: 'MONTHS',
  SIGNING_ENABLED: true,
  PAYMENTS_ENABLED: false,
  TIME_ZONE: 'Europe/Madrid',
  LOCALE: 'es',
  MINIMUM_AGE: 18,
  DOWNLOAD_FORMAT: 'CSV',
};

const inCapitals = (name: string) => name.toUpperCase();
