import type { TenantDb } from '../../database/withTenant.ts';
import { readPhoto } from '../readPhoto.ts';

/**
 * Takes a person's photo away from them, whose row must be locked, and answers with its file: nothing uses it
 * any more, and once the transaction is over it is removed (`removeFiles`). What a crash leaves of it is
 * cleared away like every file that nobody came to use.
 */
export async function releasePhoto(db: TenantDb, intervener: string): Promise<string[]> {
  const before = await readPhoto(db, intervener);
  if (!before) return [];
  await db.deleteFrom('person_photos').where('uuid_intervener', '=', intervener).execute();
  await db.updateTable('files').set({ is_kept: false }).where('uuid', '=', before.uuid).execute();
  return [before.uuid];
}
