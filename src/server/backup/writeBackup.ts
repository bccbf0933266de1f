import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely, type Transaction } from 'kysely';
import { BackupFault } from './backupFault.ts';
import { filePath, partPath, type BackedFile, type Manifest, type Part } from './manifest.ts';
import { asBackup, asTenant, readLines } from './readLines.ts';
import { readMigrations, readSequences, readTables, readTenantIds } from './readSchema.ts';
import type { FileStore } from '../ports/fileStore.ts';

/**
 * Writes everything that a database and its file store hold into a new folder: the rows as they stood at
 * one moment, whatever is written meanwhile, and the files that they name. The manifest comes last.
 */
export async function writeBackup(
  db: Kysely<never>,
  files: Pick<FileStore, 'read'>,
  folder: string,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).some((name) => name !== 'tables'))
    throw new BackupFault(`${folder} is not empty`);
  const manifest = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => writeRows(snapshot, folder));
  for (const file of manifest.files) await writeBytes(files, file, folder);
  const last = join(folder, 'manifest.json');
  await writeFile(`${last}.new`, JSON.stringify(manifest, null, 1), { flush: true });
  await rename(`${last}.new`, last);
  return manifest;
}

async function writeRows(db: Transaction<never>, folder: string): Promise<Manifest> {
  await asBackup(db);
  const tenants = await readTenantIds(db);
  const parts: Part[] = [];
  for (const { name, isOfTenants, isOfNobody } of await readTables(db))
    for (const tenant of [...(isOfTenants ? tenants : []), ...(isOfNobody ? [null] : [])])
      parts.push(await writePart(db, { table: name, tenant }, folder));
  return {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: await readMigrations(db),
    parts,
    sequences: await readSequences(db),
    files: await readFiles(db, tenants),
  };
}

async function writePart(
  db: Transaction<never>,
  part: Pick<Part, 'table' | 'tenant'>,
  folder: string,
): Promise<Part> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    for await (const some of readLines(db, part)) {
      const text = some.map((line) => `${line}\n`).join('');
      hash.update(text);
      rows += some.length;
      yield text;
    }
  }
  const path = join(folder, partPath(part));
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return { ...part, rows, sha256: hash.digest('hex') };
}

async function readFiles(
  db: Transaction<never>,
  tenants: readonly string[],
): Promise<BackedFile[]> {
  const found: BackedFile[] = [];
  for (const tenant of tenants) {
    await asTenant(db, tenant);
    const { rows } = await sql<BackedFile>`select uuid, size::text as size, sha256 from files
      where is_kept and tenant_id = ${tenant} order by uuid`.execute(db);
    found.push(...rows);
  }
  return found;
}

async function writeBytes(
  files: Pick<FileStore, 'read'>,
  { uuid, sha256 }: BackedFile,
  folder: string,
): Promise<void> {
  const bytes = await files.read(uuid);
  if (!bytes) throw new BackupFault(`the file ${uuid} is not in the file store`);
  const path = join(folder, filePath(uuid));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const listen = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(bytes, listen, createWriteStream(path, { mode: 0o600 }));
  if (hash.digest('hex') !== sha256) throw new BackupFault(`the file ${uuid} is not what it was`);
}
