import { lstat, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { BackupFault } from './backupFault.ts';

/**
 * The path of a file below a backup's folder. A backup may come from anywhere: nothing in it leads out of
 * it, by its name or by a link, and what is no plain file is not opened.
 */
export async function placeWithin(folder: string, path: string): Promise<string> {
  const within = await realpath(folder);
  const place = join(within, path);
  const real = await realpath(place).catch(() => undefined);
  if (real === undefined) throw new BackupFault(`${path} of the backup is missing`);
  const isInside = place.startsWith(within + sep) && real === place;
  if (!isInside || !(await lstat(place)).isFile())
    throw new BackupFault(`${path} of the backup is no file of its own`);
  return place;
}
