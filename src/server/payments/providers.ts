import type { Settings } from '#/language/assembly/settings.ts';
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

/** What decides whether and where orders of a tenant are paid. */
type PayingTenant = Pick<Tenant, 'name'> & { settings: Pick<Settings, 'payments_enabled'> };

/** The provider with whom a tenant has its orders paid. */
export interface ChosenProvider {
  key: string;
  provider: PaymentProvider;
}

/**
 * The provider at whom orders of a tenant are paid now: the first with whom it shares a secret, in a demo its own one.
 * Nobody while payments are off.
 */
export function chosenProvider(
  context: Pick<Context, 'config'>,
  tenant: PayingTenant,
): ChosenProvider | undefined {
  if (!tenant.settings.payments_enabled) return undefined;
  const keys = Object.keys(paymentSecrets(context.config.environment, tenant) ?? { sandbox: '' });
  for (const key of keys) {
    const known = paymentProvider(context, tenant, key);
    if (known) return { key, provider: known.provider };
  }
  return undefined;
}

/**
 * What the pages of a tenant may show in a frame, as a source of the content security policy: pages of its payment
 * provider and of nobody else. Undefined where there is none.
 * @param origin of the tenant's own pages
 */
export function framedPages(
  context: Pick<Context, 'config'>,
  tenant: PayingTenant | undefined,
  origin: string,
): string | undefined {
  const chosen = tenant && chosenProvider(context, tenant);
  return chosen && new URL(chosen.provider.pages, origin).href;
}

/** The name of a provider as payers know it; its key where it is known no more. */
export const providerTitle = (key: string): string =>
  (Object.hasOwn(demo, key) ? demo[key]?.title : undefined) ?? key;
