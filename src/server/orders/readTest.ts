import type { ProductFamily } from '#/domain/appropriateness/questions.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';
import { newestTest } from '../questionnaires/newestTest.ts';

/** The test of the ordering party that counts now: its product families and the day on which it ends. */
export async function readTest(db: TenantDb, { intervenerUuid }: Pick<Actor, 'intervenerUuid'>) {
  const test = await newestTest(db, intervenerUuid!);
  if (!test) return undefined;
  return {
    convenient: test.convenient as Record<ProductFamily, boolean>,
    expires_on: test.expires_on,
  };
}
