import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { sha256Of } from './sha256Of.ts';
import type { LocalFile } from '../ports/fileStore.ts';

/** A file to be kept, with what it was found to be. */
export interface NewFile {
  file: LocalFile | Uint8Array;
  mimetype: string;
}

/**
 * Stores files and then runs `use` with their ids, in order: it must keep each of them (`markKept`) in
 * its transaction. Whatever fails, the files are removed again; a crash leaves them reserved, and what is
 * reserved for long is removed by `forgetFiles`.
 */
export async function keepFiles<T>(
  { db, files, id, now, log }: Pick<Context, 'db' | 'files' | 'id' | 'now' | 'log'>,
  tenantId: string,
  news: readonly NewFile[],
  use: (ids: string[]) => Promise<T>,
): Promise<T> {
  const toRow = async ({ file, mimetype }: NewFile) => ({
    tenant_id: tenantId,
    uuid: id(),
    media_type: mimetype,
    size: BigInt(file instanceof Uint8Array ? file.length : file.size),
    sha256: file instanceof Uint8Array ? await sha256Of(file) : file.sha256,
    is_kept: false,
    created_at: now(),
  });
  const rows = await Promise.all(news.map(toRow));
  const ids = rows.map(({ uuid }) => uuid);
  const isKnown =
    rows.length > 0
      ? withTenant(db, tenantId, (tenant) => tenant.insertInto('files').values(rows).execute())
      : Promise.resolve();
  // Whoever puts a file hears of it later than it may fail.
  isKnown.catch(() => undefined);
  try {
    for (const [index, { file }] of news.entries()) await files.put(ids[index]!, file, isKnown);
    return await use(ids);
  } catch (error) {
    await removeFiles({ db, files }, tenantId, ids).catch((failure: unknown) =>
      log.warn({ err: failure }, 'files stay behind until they are cleared away'),
    );
    // What keeps them from being known is no fault of the store: a session that has ended, a database away.
    await isKnown;
    throw error;
  }
}

/** Keeps a reserved file, in the transaction that uses it. */
export async function markKept(db: TenantDb, uuid: string): Promise<void> {
  await db.updateTable('files').set({ is_kept: true }).where('uuid', '=', uuid).execute();
}

/** Removes files that nothing uses: bytes first, so that none are left without a row that knows them. */
export async function removeFiles(
  { db, files }: Pick<Context, 'db' | 'files'>,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await files.remove(id);
  if (ids.length === 0) return;
  await withTenant(db, tenantId, (tenant) =>
    tenant
      .deleteFrom('files')
      .where('uuid', 'in', [...ids])
      .where('is_kept', '=', false)
      .execute(),
  );
}
