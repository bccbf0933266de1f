import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { removeFiles } from './keepFiles.ts';

/** An upload takes minutes; what is still loose after a day belongs to nobody. */
const DAY_MS = 86_400_000;

/** Removes what crashes left over: files that no document came to use, and half arrivals on this machine. */
export async function forgetFiles(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - DAY_MS);
  for (const { id } of context.hosts.tenants) {
    const loose = await withTenant(context.db, id, (db) =>
      db
        .selectFrom('files')
        .select('uuid')
        .where('is_kept', '=', false)
        .where('created_at', '<', before)
        .execute(),
    );
    await removeFiles(
      context,
      id,
      loose.map(({ uuid }) => uuid),
    );
  }
  await forgetArrivals(context.files.arrivals);
}

/** By the machine's own clock, which wrote their times. */
async function forgetArrivals(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < new Date().getTime() - DAY_MS) await rm(path, { force: true });
  }
}
