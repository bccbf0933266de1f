import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../../src/server/kernel/config.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { demo } from '../../src/start/demo.ts';
import { startServer } from '../../src/server/startServer.ts';
import { NOW } from './product.ts';
import { takeDatabase } from './takeDatabase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

/** The product in this process on documents of its own, with the repository's pages and the demo's data. */
export interface OwnProduct {
  url(path: string, host?: string): string;
  /** Ends it and removes its data and documents. */
  remove(): Promise<void>;
}

/** Starts the product on a copy of the repository's documents, changed: path below the root → its new value. */
export async function startOnOwnDocuments(
  change: (read: <T>(path: string) => T) => Record<string, unknown>,
): Promise<OwnProduct> {
  const folder = temporaryFolder('documents');
  for (const part of ['schemas', 'tenants'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  const read = <T>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
  for (const [path, document] of Object.entries(change(read))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(document));
  }
  const taken = await takeDatabase('demo', NOW);
  cpSync(taken.files, join(folder, 'data/files'), { recursive: true });
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    NOW,
    LOG_LEVEL: 'warn',
    DEMO: '1',
    ...taken.environment,
  });
  const { app, close } = await startServer({ ...config, root: folder }, createLog('warn'), demo);
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    async remove() {
      await close();
      await taken.giveBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
