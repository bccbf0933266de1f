import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase, type Database } from '../../../src/server/database/openDatabase.ts';
import type { Tables } from '../../../src/server/tables/tables.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { NOW, startProduct, type Product } from '../../support/product.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** Servers in processes of their own on one PostgreSQL with the demo in it, which knows them as `machine-0` … */
export interface Machines {
  products: Product[];
  /** Starts one again, or one more, at its place. */
  start(at: number): Promise<void>;
  /** To look into what they share, as they do. */
  db: Kysely<Tables>;
  remove(): Promise<void>;
}

export async function startMachines(count: number): Promise<Machines> {
  const given = await givenDatabase({ demoAt: NOW });
  const folder = temporaryFolder('machines');
  const rates = { TOKEN_RATE: '100000', ADDRESS_RATE: '100000' };
  const products: Product[] = [];
  let database: Database | undefined;
  const remove = async () => {
    for (const product of products) await product.stop();
    await database?.close();
    await given.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (at: number) => {
    const env = { ...rates, DATABASE_URL: `${given.url}?application_name=machine-${at}` };
    products[at] = await startProduct({ dataDir: join(folder, String(at)), env });
  };
  try {
    const config = readConfig({ NOW, DEMO: '1', DATABASE_URL: given.url, DATA_DIR: folder });
    database = await openDatabase(config, createLog('silent'));
    for (let at = 0; at < count; at++) await start(at);
    return { products, start, db: database.db, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
