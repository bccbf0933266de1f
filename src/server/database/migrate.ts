import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Applies the migrations of the table that this database has not seen, all in one transaction and
 * under a lock, so that several servers may start at once. Throws when one fails; nothing is kept then.
 * @param known fewer than all for a database of an earlier version
 */
export async function migrate(db: Kysely<Tables>, known = migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(known).map(([name, text]) => [
            name,
            { up: async (transaction) => void (await sql.raw(text).execute(transaction)) },
          ]),
        ),
    },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
