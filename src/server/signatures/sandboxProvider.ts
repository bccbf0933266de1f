import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addressed } from './otpProvider.ts';
import { ProviderFault, type SignatureProvider } from './provider.ts';

/** What may be wrong with a provider outside of the house. */
type Fault = 'slow' | 'away';

const LONGEST_MS = 5_000;

/**
 * A provider outside of the house that checks its codes itself, for demos; or one that never answers in
 * time, or not at all, to see what happens then.
 */
export function createSandboxProvider(fault?: Fault, longestMs = LONGEST_MS): SignatureProvider {
  const secret = randomBytes(32);
  const codeOf = (reference: string) =>
    String(createHmac('sha256', secret).update(reference).digest().readUInt32BE() % 1_000_000);
  const outside = async <T>(work: () => T): Promise<T> => {
    if (fault === 'slow') await wait(longestMs);
    if (fault) throw new ProviderFault(`the signature provider is ${fault}`);
    return work();
  };
  return {
    start: ({ mail }, order) =>
      outside(() => {
        const reference = `sandbox-${randomInt(2 ** 47).toString(36)}`;
        return { reference, ...addressed(mail, order, codeOf(reference).padStart(6, '0')) };
      }),
    check: (_, { reference, code }) =>
      outside(() => reference !== null && codeOf(reference).padStart(6, '0') === code),
  };
}
