import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { withTenant } from '../database/withTenant.ts';
import { seedReleases } from './seedReleases.ts';

/**
 * Releases the files as they are now, tenant by tenant, while people are here; whose files have faults keeps the
 * release before.
 * @returns what stands in the way, each once, with file and pointer
 */
export async function readAnew(
  context: Parameters<typeof seedReleases>[0],
): Promise<FileDiagnostic[]> {
  await seedReleases(context);
  const found = new Map<string, FileDiagnostic>();
  for (const { id } of context.hosts.tenants) {
    const considered = await withTenant(context.db, id, (transaction) =>
      transaction.selectFrom('release_inputs').select('problems').executeTakeFirst(),
    );
    for (const problem of considered?.problems ?? [])
      found.set(`${problem.file}:${problem.pointer} ${problem.message}`, problem);
  }
  return [...found.values()];
}
