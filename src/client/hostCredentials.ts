import type { Result } from '#/contract/call.ts';
import type { FilledOptions, TenantCredentials } from './clientOptions.ts';
import { createExchange } from './exchange.ts';
import { problems } from './problems.ts';

/** The tenants that this host serves, with their public keys; an unknown host has none. @source specification §2.7, §8 */
export async function hostCredentials(
  options: Pick<FilledOptions, 'baseUrl' | 'fetch' | 'preloaded'> & { id?: () => string },
): Promise<Result<TenantCredentials[]>> {
  const known = options.preloaded?.('getHostCredentials', {});
  if (known) return { data: known.data.tenants };
  const id = options.id ?? (() => crypto.randomUUID());
  const exchange = createExchange(options);
  const { data, problem } = await exchange('getHostCredentials', {}, { 'X-Request-Id': id() });
  if (!problem) return { data: data.data.tenants };
  const unknown = problems.unknownHost(new URL(options.baseUrl).hostname);
  return {
    problem: problem.status === 404 ? { ...unknown, requestId: problem.requestId } : problem,
  };
}

/** The tenant that the page asks for with `?id=`, else the stored one, else the host's default. @source specification §2.7 */
export function chooseTenant(
  tenants: TenantCredentials[],
  asked: string | null,
  stored: string | null,
): TenantCredentials | undefined {
  const find = (wanted: string | null) =>
    tenants.find(({ id, name }) => wanted !== null && (id === wanted || name === wanted));
  return find(asked) ?? find(stored) ?? tenants.find(({ is_default }) => is_default) ?? tenants[0];
}
