import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storing, type FileStore } from './fileStore.ts';

/**
 * Files in a folder of this machine, spread over 256 folders. What arrives is written beside them,
 * flushed to the disk and then renamed, so that no half of a file is ever found under its id.
 */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const arrivals = join(folder, 'arrivals');
  const place = (id: string) => join(folder, 'kept', id.slice(0, 2), id);
  await storing(folder, () => mkdir(arrivals, { recursive: true, mode: 0o700 }));
  return {
    arrivals,
    put: (id, file) =>
      storing('a file cannot be kept', async () => {
        const bytes = file instanceof Uint8Array ? file : undefined;
        const from = bytes ? join(arrivals, id) : (file as { path: string }).path;
        const to = place(id);
        try {
          await (bytes ? writeWhole(from, bytes) : flushFile(from));
          await mkdir(dirname(to), { recursive: true, mode: 0o700 });
          await rename(from, to);
          await flushFolder(dirname(to));
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

/** Writes bytes to a new file and waits until the disk has them. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Of a file that arrived: nothing waited for the disk then. */
async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename outlive a power cut, where the system can flush folders. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function whenThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}
