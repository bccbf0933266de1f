import type { TenantDb } from '../database/withTenant.ts';
import type { KeptFile } from '../files/sendFile.ts';

/** The file of a person's photo; undefined where nobody gave one. */
export function readPhoto(db: TenantDb, intervener: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom('person_photos as photo')
    .innerJoin('files', 'files.uuid', 'photo.uuid_file')
    .select(['files.uuid', 'files.media_type', 'files.size', 'files.sha256'])
    .where('photo.uuid_intervener', '=', intervener)
    .executeTakeFirst();
}

/** What tells one photo from another: the beginning of the hash of its bytes. */
export const versionOf = ({ sha256 }: Pick<KeptFile, 'sha256'>): string => sha256.slice(0, 16);
