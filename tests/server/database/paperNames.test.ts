import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const other = uuidOf('another');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('098_signed_with');
  for (const each of [tenant, other]) await old.write(each, firstRows(each));
});
afterAll(() => old.close());

const paper = (name: string, filename: string) => `
  insert into product_documents (tenant_id, key_product, uuid, subcategory, filename, published_on)
    values ('${tenant}', '1', '${uuidOf(name)}', 'DFI', '${filename}', '2026-02-16')`;

test('papers that were named by a code are named after their product; names of the manager stay', async () => {
  await old.write(tenant, paper('coded', 'dfi-1.pdf'));
  await old.write(tenant, paper('report', 'informe-semestral-1.pdf'));
  await old.write(tenant, paper('own', 'Folleto de la gestora.pdf'));
  await old.migrateTo();
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql<{ filename: string }>`select filename from product_documents order by 1`.execute(db),
  );
  expect(rows.map(({ filename }) => filename)).toEqual([
    'DFI Fondo.pdf',
    'Folleto de la gestora.pdf',
    'Informe semestral Fondo.pdf',
  ]);
});
