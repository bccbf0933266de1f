import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql, type Kysely, type Transaction } from 'kysely';
import { BackupFault } from './backupFault.ts';
import { filePath, partPath, type Manifest, type Part } from './manifest.ts';
import { asBackup, asTenant, readLines } from './readLines.ts';
import { placeWithin } from './placeWithin.ts';
import { readManifest } from './readManifest.ts';
import {
  readMigrations,
  readSequenceNames,
  readTables,
  readTenantIds,
  type StoredTable,
} from './readSchema.ts';
import type { FileStore } from '../ports/fileStore.ts';

/** Rows that are written at once, of at most so many characters. */
const MOST_ROWS = 500;
const MOST_TEXT = 4_000_000;

/**
 * Puts a backup into a database without tenants that has the same migrations, and its files into the
 * store; then counts and hashes what is there. All rows or none.
 */
export async function restoreBackup(
  db: Kysely<never>,
  files: Pick<FileStore, 'put'>,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = (await readMigrations(db)).join();
  if (known !== manifest.migrations.join())
    throw new BackupFault(
      'the backup is of another version: restore it with that one, then upgrade',
    );
  if ((await readTenantIds(db)).length > 0) throw new BackupFault('the database is not empty');
  for (const { uuid, sha256 } of manifest.files) {
    const bytes = await readFile(await placeWithin(folder, filePath(uuid)));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new BackupFault(`the file ${uuid} of the backup is damaged`);
    await files.put(uuid, bytes);
  }
  await db.transaction().execute(async (transaction) => {
    await asBackup(transaction);
    const tables = new Map((await readTables(transaction)).map((table) => [table.name, table]));
    for (const part of manifest.parts) {
      const table = tables.get(part.table);
      if (!table) throw new BackupFault('there is no such table');
      await restorePart(transaction, table, part, folder);
    }
    const sequences = await readSequenceNames(transaction);
    for (const [name, last] of Object.entries(manifest.sequences)) {
      if (!sequences.includes(name)) throw new BackupFault('there is no such sequence');
      await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction);
    }
    for (const part of manifest.parts) await checkPart(transaction, part);
  });
  // The planner of what was empty a moment ago.
  await sql`analyze`.execute(db);
  return manifest;
}

async function restorePart(
  db: Transaction<never>,
  { name, columns }: StoredTable,
  part: Part,
  folder: string,
): Promise<void> {
  await asTenant(db, part.tenant);
  // What a new database has of its own, such as its clock.
  if (part.tenant === null) await sql`delete from ${sql.table(name)}`.execute(db);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const write = (lines: readonly string[]) =>
    sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)},
        ${`[${lines.join()}]`}::json)`.execute(db);
  const source = createReadStream(await placeWithin(folder, partPath(part))).pipe(createGunzip());
  const hash = createHash('sha256');
  let count = 0;
  let lines: string[] = [];
  let size = 0;
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    hash.update(`${line}\n`);
    count++;
    lines.push(line);
    size += line.length;
    if (lines.length < MOST_ROWS && size < MOST_TEXT) continue;
    await write(lines);
    lines = [];
    size = 0;
  }
  if (lines.length > 0) await write(lines);
  if (count !== part.rows || hash.digest('hex') !== part.sha256)
    throw new BackupFault(`${partPath(part)} of the backup is damaged`);
}

async function checkPart(db: Transaction<never>, { rows, sha256, ...part }: Part): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const lines of readLines(db, part)) {
    for (const line of lines) hash.update(`${line}\n`);
    count += lines.length;
  }
  const isSame = count === rows && hash.digest('hex') === sha256;
  if (!isSame)
    throw new BackupFault(`${partPath(part)} did not arrive as it was (${count}/${rows})`);
}
