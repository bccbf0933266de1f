import { rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { grantPrivileges } from '../../src/server/database/grantPrivileges.ts';
import { connect } from '../../src/server/database/connect.ts';
import { startEmbedded } from '../../src/server/database/embedded/startEmbedded.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { migrations } from '../../src/server/database/migrations/index.ts';
import { giveSeal } from '../../src/server/database/seals.ts';
import type { Tables } from '../../src/server/tables/tables.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A database of an earlier version, which is brought up to this one while its rows are in it. */
export interface OldDatabase {
  owner: Kysely<Tables>;
  /** As servers ask it, once it is of this version. */
  requests: Kysely<Tables>;
  /** Applies the migrations up to one of them; without a name all of them. */
  migrateTo(last?: string): Promise<void>;
  /** Writes statements as a server of that version did, bound to a tenant. */
  write(tenant: string, statements: string): Promise<void>;
  close(): Promise<void>;
}

/** An empty database with the migrations up to this one. */
export async function startOldDatabase(last: string): Promise<OldDatabase> {
  const folder = temporaryFolder('migrated');
  const log = createLog('silent');
  const embedded = await startEmbedded(folder, log);
  const owner = connect(embedded.connection, log);
  const requests = connect(embedded.requests, log);
  const migrateTo = async (name?: string) => {
    const known = Object.entries(migrations).filter(([each]) => !name || each <= name);
    await migrate(owner, Object.fromEntries(known));
    if (name) return;
    await grantPrivileges(owner, embedded.requests.user, { isDemo: true });
    await giveSeal(requests, owner);
  };
  await migrateTo(last);
  return {
    owner,
    requests,
    migrateTo,
    write: (tenant, statements) =>
      owner.transaction().execute(async (at) => {
        await sql`select set_config('app.tenant', ${tenant}, true)`.execute(at);
        for (const statement of statements.split(';\n'))
          if (statement.trim()) await sql.raw(statement).execute(at);
      }),
    async close() {
      await requests.destroy();
      await owner.destroy();
      await embedded.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A tenant with one person, one account and one product, all under the tenant's own id. */
export const firstRows = (tenant: string) => `
  insert into tenants values ('${tenant}', '${tenant}');
  insert into groups values ('${tenant}', '${tenant}', 'OPERATIONS_ADMINISTRATOR');
  insert into interveners (tenant_id, uuid, type, document_type, document, name, birthdate,
    nationality, tax_residence, intervener_status, is_document_permanent,
    has_pending_docs_signed, has_docs_signed, has_docs_validated, has_draft_data)
    values ('${tenant}', '${tenant}', 'F', 'DNI', '12345678Z', 'Ana', '1980-01-01', 'ESP', 'ESP',
    'ACTIVE', true, false, true, true, false);
  insert into products (tenant_id, key_product, uuid, name_product, kind, family, risk, is_complex,
    minimum_first, minimum_next, management_fee, nav_frequency, cut_off)
    values ('${tenant}', '1', '${tenant}', 'Fondo', 'FI', 'RF', 1, false, 0, 0, 0, 'DAILY', '14:00');
  insert into accounts (tenant_id, uuid, account_number, status, source, account_type, kind,
    holding_type, arrangement_type, opened_on, disable_periodics, has_docs_signed,
    has_docs_validated, has_pending_account_docs_signed) values ('${tenant}', '${tenant}', '1',
    'VALIDADO', 'ONLINE', 'PHYSICAL_ACCOUNT', 'F', 'SHAREHOLDER', 'INDISTINTA', '2026-01-01',
    false, true, true, false);
`;
