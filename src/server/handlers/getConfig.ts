import { notFound } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';
import { readPublicConfiguration } from '../tenants/publicConfiguration.ts';

/**
 * One setting of the public configuration by its key: a flow flag or front parameter by its name, the
 * rest in capitals (`TIME_ZONE`, `SUPPORT_HOURS`).
 */
export const getConfig: Handler<'getConfig'> = async ({ context, tenant, path: { key } }) => {
  const { initial_configuration: settings } = await readPublicConfiguration(context, tenant);
  const { flow, front_params, support, ...rest } = settings;
  const known = new Map<string, unknown>([
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

const inCapitals = (name: string) => name.toUpperCase();
