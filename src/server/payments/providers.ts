import type { Context } from '../context.ts';
import type { Tenant } from '../tenants/tenant.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxAway, sandboxProvider } from './sandbox/sandboxProvider.ts';

/** A provider of a tenant, with the secret that they share. */
export interface TenantProvider {
  provider: PaymentProvider;
  secret: string;
}

/** Providers that only a demo has. */
const demo: Readonly<Record<string, PaymentProvider>> = {
  sandbox: sandboxProvider,
  'sandbox-away': sandboxAway,
};

/**
 * The provider of this name when the tenant takes payments by it: `TENANT_<NAME>_PAYMENTS` holds the secrets
 * by name, as JSON. A demo has its own without being told.
 * @source specification §3 'Signing and payment settings'
 */
export function paymentProvider(
  { config }: Pick<Context, 'config'>,
  tenant: Tenant,
  name: string,
): TenantProvider | undefined {
  if (tenant.document.configuration.payments_enabled !== true || !config.isDemo) return undefined;
  const secret = secretsOf(config.environment, tenant)[name];
  const provider = Object.hasOwn(demo, name) ? demo[name] : undefined;
  return provider && secret ? { provider, secret } : undefined;
}

function secretsOf(
  environment: Readonly<Record<string, string | undefined>>,
  { name }: Tenant,
): Record<string, string> {
  const given = environment[`TENANT_${name.toUpperCase()}_PAYMENTS`];
  if (given) return JSON.parse(given) as Record<string, string>;
  return { sandbox: `demo-${name}-payments`, 'sandbox-away': `demo-${name}-payments-away` };
}
