import { withTenant } from '../../src/server/database/withTenant.ts';
import type { TestServer } from './server.ts';

/** Where the API has a document of the first tenant: below whom, what or which order it is of; nothing of a missing one. */
export async function paperPlace(
  server: Pick<TestServer, 'context' | 'at'>,
  uuid: string,
): Promise<string | undefined> {
  const row = await withTenant(server.context.db, server.at().tenant.id, (db) =>
    db
      .selectFrom('documents')
      .select(['section', 'uuid_owner'])
      .where('uuid', '=', uuid)
      .executeTakeFirst(),
  );
  return row && `/${paths[row.section]}/${row.uuid_owner}/documents/${uuid}`;
}

const paths = { INTERVENER: 'interveners', ACCOUNT: 'accounts', OPERATION: 'operations' } as const;
