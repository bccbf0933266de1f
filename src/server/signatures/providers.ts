import type { SignatureProviderName } from '#/language/values/signatureTypes.ts';
import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { otpProvider } from './otpProvider.ts';
import type { SignatureProvider } from './provider.ts';
import { createSandboxProvider } from './sandboxProvider.ts';

const known: Readonly<Record<SignatureProviderName, SignatureProvider>> = {
  OTP: otpProvider,
  SANDBOX: createSandboxProvider(),
  SANDBOX_SLOW: createSandboxProvider('slow'),
  SANDBOX_AWAY: createSandboxProvider('away'),
};

/** Providers by name; sandboxes are a demo's only. */
export function providerOf(
  { config }: Pick<Context, 'config'>,
  name: string,
): SignatureProvider | undefined {
  if (name.startsWith('SANDBOX') && !config.isDemo) return undefined;
  return Object.hasOwn(known, name) ? known[name as SignatureProviderName] : undefined;
}

/**
 * The name of the provider that a tenant signs with, `DIGITAL-{name}`. Refuses another one than the
 * tenant's, and a tenant that does not sign.
 * @source specification §3 'Signing and payment settings'
 */
export function chosenProvider(
  context: Pick<Context, 'config'>,
  { settings }: Pick<Tenant, 'settings'>,
  asked: string,
): string {
  if (!settings.signing_enabled) throw new HttpError(409, [{ code: 'signing_disabled' }]);
  const name = asked.replace(/^DIGITAL-/, '');
  if (asked !== settings.signature_type || !providerOf(context, name))
    throw new HttpError(422, [{ code: 'signature_provider', path: '/body/signature_type' }]);
  return name;
}
