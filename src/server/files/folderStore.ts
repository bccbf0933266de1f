import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storing, type FileStore } from '../ports/fileStore.ts';

/**
 * Files in a folder of this machine, spread over 256 folders. What arrives is written beside them and then
 * renamed, so that no half of a file is found under its id; whoever puts one learns of it when the disk has it.
 */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const arrivals = join(folder, 'arrivals');
  const place = (id: string) => join(folder, 'kept', id.slice(0, 2), id);
  await storing(folder, () => mkdir(arrivals, { recursive: true, mode: 0o700 }));
  return {
    arrivals,
    put: (id, file, isKnown) =>
      storing('a file cannot be kept', async () => {
        const isBytes = file instanceof Uint8Array;
        const from = isBytes ? join(arrivals, id) : file.path;
        const to = place(id);
        try {
          if (isBytes) await writeFile(from, file, { flag: 'wx', mode: 0o600 });
          await mkdir(dirname(to), { recursive: true, mode: 0o700 });
          await isKnown;
          await rename(from, to);
          // Together: the disk is waited for once.
          await Promise.all([flush(to, 'r+'), flushFolder(dirname(to))]);
        } catch (error) {
          await rm(from, { force: true }).catch(() => undefined);
          throw error;
        }
      }),
    read: (id) =>
      storing('a file cannot be read', async () => {
        const file = await whenThere(open(place(id)));
        return file && createReadStream('', { fd: file });
      }),
    size: (id) =>
      storing('a file cannot be looked at', async () => (await whenThere(stat(place(id))))?.size),
    remove: (id) => storing('a file cannot be removed', () => rm(place(id), { force: true })),
  };
}

/** Waits until the disk has a file. */
async function flush(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename outlive a power cut, where the system can flush folders. */
async function flushFolder(path: string): Promise<void> {
  await flush(path, 'r').catch(() => undefined);
}

async function whenThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}
