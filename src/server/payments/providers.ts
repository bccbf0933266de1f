import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentSecrets } from './paymentSecrets.ts';
import { sandboxAway, sandboxBroken, sandboxProvider, sandboxSlow } from './sandboxProvider.ts';

/** A provider of a tenant, with the secret that they share. */
export interface TenantProvider {
  provider: PaymentProvider;
  secret: string;
}

/** Providers that only a demo has. */
const demo: Readonly<Record<string, PaymentProvider>> = {
  sandbox: sandboxProvider,
  'sandbox-away': sandboxAway,
  'sandbox-slow': sandboxSlow,
  'sandbox-broken': sandboxBroken,
};

/**
 * The provider of this name with which the tenant shares a secret; a demo has its own without being told.
 * A tenant that takes no more payments still hears how those that were begun ended.
 * @source specification §3 'Signing and payment settings'
 */
export function paymentProvider(
  { config }: Pick<Context, 'config'>,
  tenant: Pick<Tenant, 'name'>,
  name: string,
): TenantProvider | undefined {
  if (!config.isDemo) return undefined;
  const provider = Object.hasOwn(demo, name) ? demo[name] : undefined;
  const secrets = paymentSecrets(config.environment, tenant);
  const secret = secrets ? secrets[name] : `demo-${tenant.name}-payments`;
  return provider && secret ? { provider, secret } : undefined;
}
