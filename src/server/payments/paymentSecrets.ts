import type { Environment } from '../kernel/config.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import type { Tenant } from '../ports/tenant.ts';

/**
 * The secrets that a tenant shares with its payment providers, by the provider's name: `TENANT_<NAME>_PAYMENTS`
 * as JSON. Undefined where nobody said; throws a StartProblem that names the variable when it is something else.
 */
export function paymentSecrets(
  environment: Environment,
  { name }: Pick<Tenant, 'name'>,
): Readonly<Record<string, string>> | undefined {
  const variable = `TENANT_${name.toUpperCase().replaceAll('-', '_')}_PAYMENTS`;
  const given = environment[variable]?.trim();
  if (!given) return undefined;
  const secrets = parse(given);
  const isWhole =
    typeof secrets === 'object' &&
    secrets !== null &&
    !Array.isArray(secrets) &&
    Object.values(secrets).every((each) => typeof each === 'string' && each.length >= SHORTEST);
  if (isWhole) return secrets as Record<string, string>;
  throw new StartProblem(
    `${variable} must be a JSON object of providers and their secrets of ${SHORTEST} characters or more`,
  );
}

/** A signature is worth as much as its key. */
const SHORTEST = 16;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
