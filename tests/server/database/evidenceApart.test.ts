import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const capacity = '{"acts_for": [{"role": "TUTOR", "name": "Nora"}], "represented_by": []}';
const signature = (name: string) => `
  insert into signatures (tenant_id, uuid, uuid_intervener, uuid_session, provider, status, sent_to,
    expires_at, created_at, decided_at, capacity) values ('${tenant}', '${uuidOf(name)}', '${tenant}',
    '${tenant}', 'OTP', 'SIGNED', '6*', '2026-11-02', '2026-11-02', '2026-11-02', '${capacity}');\n`;
const document = (name: string, owner: string, rest: string) => `
  insert into documents (tenant_id, uuid, section, uuid_owner, filename, category, subcategory, is_signed,
    validation, created_at, recipe, uuid_file) values ('${tenant}', '${uuidOf(name)}', 'INTERVENER',
    '${uuidOf(owner)}', '${name}.pdf', 'DOCUMENTATION', 'X', true, 'VALIDADO', '2026-11-02', ${rest});\n`;
const signed = (of: string, place: number, paper: string) => `
  insert into signature_documents values ('${tenant}', '${uuidOf(of)}', ${place}, '${uuidOf(paper)}',
    '${uuidOf('file')}', 'ab');
  insert into document_signers (tenant_id, uuid_document, uuid_intervener, uuid_signature, sha256, signed_at)
    values ('${tenant}', '${uuidOf(paper)}', '${tenant}', '${uuidOf(of)}', 'ab', '2026-11-02');\n`;
const evidence = (name: string, owner: string, of: string) => `
  insert into files (tenant_id, uuid, media_type, size, sha256, is_kept, created_at)
    values ('${tenant}', '${uuidOf(`${name}/file`)}', 'application/pdf', 1, '${name}', true, '2026-11-03');
  ${document(name, owner, `'{"make":"evidence","signature":"${uuidOf(of)}"}', '${uuidOf(`${name}/file`)}'`)}`;
let old: OldDatabase;

beforeAll(async () => {
  old = await startOldDatabase('116_saved_proposals');
  const paper = (name: string, owner: string) => document(name, owner, 'null, null');
  await old.write(
    tenant,
    [
      firstRows(tenant),
      ...[signature('both'), signature('single')],
      ...[paper('a', 'ana'), paper('b', 'luis'), paper('c', 'ana'), paper('d', 'ana')],
      ...[signed('both', 0, 'a'), signed('both', 1, 'b')],
      ...[signed('single', 0, 'c'), signed('single', 1, 'd')],
      ...[evidence('mixed', 'ana', 'both'), evidence('whole', 'ana', 'single')],
    ].join(''),
  );
  await old.migrateTo();
});
afterAll(() => old.close());

test('for whom somebody signed is known of a code that was for one, and of no other', async () => {
  const { rows } = await withTenant(old.requests, tenant, (db) =>
    sql<{ filename: string; capacity: object | null }>`
      select filename, capacity from document_signers signer
      join documents on documents.uuid = signer.uuid_document order by filename`.execute(db),
  );
  const known = JSON.parse(capacity) as object;
  expect(rows).toEqual([
    { filename: 'a.pdf', capacity: null },
    { filename: 'b.pdf', capacity: null },
    { filename: 'c.pdf', capacity: known },
    { filename: 'd.pdf', capacity: known },
  ]);
});

test('evidence of two is drawn anew, and what was handed out is known by its fingerprint; that of one stays', async () => {
  const [kept, sealed] = await withTenant(old.requests, tenant, (db) =>
    Promise.all([
      db
        .selectFrom('documents')
        .select(['filename', 'uuid_file'])
        .where('filename', 'in', ['mixed.pdf', 'whole.pdf'])
        .orderBy('filename')
        .execute(),
      db.selectFrom('sealed_papers').select(['sha256', 'reference']).execute(),
    ]),
  );
  expect(kept).toEqual([
    { filename: 'mixed.pdf', uuid_file: null },
    { filename: 'whole.pdf', uuid_file: uuidOf('whole/file') },
  ]);
  expect(sealed).toEqual([{ sha256: 'mixed', reference: uuidOf('mixed') }]);
});
