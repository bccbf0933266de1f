import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../kernel/config.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import { createFolderStore } from './folderStore.ts';
import { readS3Address } from '../kernel/s3Address.ts';
import { createS3Store } from './s3Store.ts';
import type { FileStore } from '../ports/fileStore.ts';

/**
 * The store that `FILES_URL` names, or the folder below `DATA_DIR`, after it has kept, given back and
 * removed a file. Throws a StartProblem of one line when it does not.
 */
export async function openFiles(config: Config): Promise<FileStore> {
  const { filesUrl, dataDir } = config;
  const folder = join(dataDir, 'files');
  const address = filesUrl ? readS3Address(filesUrl, config.environment) : undefined;
  try {
    const store = address
      ? await createS3Store(address, join(folder, 'arrivals'))
      : await createFolderStore(folder);
    await probe(store);
    return store;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    if (!address) throw new StartProblem(`files cannot be kept in ${folder}: ${reason}`);
    throw new StartProblem(`FILES_URL cannot be used (${address.base}): ${reason}`);
  }
}

/** Keys, bucket and rights are wrong now or never: found out before anybody is served. */
async function probe(store: FileStore): Promise<void> {
  const id = `probe-${randomUUID()}`;
  const bytes = Buffer.from(id);
  await store.put(id, bytes);
  const read = await store.read(id);
  const found = read && Buffer.concat(await read.toArray());
  await store.remove(id);
  if (!found?.equals(bytes)) throw new Error('it does not give back what it was given');
}
