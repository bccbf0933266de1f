import { latestBytes } from '../documents/latestBytes.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { KeptFile } from '../files/sendFile.ts';

/** A document with the signatures that are on it; undefined while nobody has signed it. */
export async function signedBytes(db: TenantDb, document: string): Promise<KeptFile | undefined> {
  const latest = await latestBytes(db, document);
  if (!latest || latest.place === 0) return undefined;
  const { uuid_file: uuid, media_type, size, sha256 } = latest;
  return { uuid, media_type, size, sha256 };
}
