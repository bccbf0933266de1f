import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { signedPdf } from '../../support/attacks/signedPdf.ts';
import { pdfFile } from '../../support/files.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
const tokens = new Map<string, string>();
let signed: Buffer;
beforeAll(async () => {
  demo = await startDemo();
  signed = await signedPdf();
  tokens.set('ana', await demo.token('ana'));
  for (const login of ['staff.ops', 'staff.read'])
    tokens.set(login, await demo.token(login, { scope: 'staff' }));
  const other = await demo.token('staff.ops', { tenant: 'encinar', scope: 'staff' });
  tokens.set('staff of another tenant', other);
});
afterAll(() => demo.close());

const documents = `/interveners/${idOf('intervener/ana')}/documents`;
const ask = (method: string, path: string, login: string, more = {}) =>
  demo.ask(method, `/api${path}`, { token: tokens.get(login), ...more });
const upload = async (bytes: Buffer) => {
  const answer = await ask('POST', documents, 'ana', multipart(fileParts(bytes, 'escritura.pdf')));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('escritura.pdf')]);
  return answer.json().data.documents[0].uuid as string;
};
const original = (uuid: string, login: string) =>
  ask('GET', `/staff/documents/${uuid}/original`, login);
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(demo.context.db, demo.at().tenant.id, work);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('the original of a signed file is kept for staff, and everybody gets the copy', async () => {
  const uuid = await upload(signed);
  const copy = await ask('GET', `${documents}/${uuid}`, 'ana');
  expect(copy.rawPayload.includes('ByteRange')).toBe(false);
  const answer = await original(uuid, 'staff.ops');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(signed)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="escritura.pdf.cuarentena"/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  const row = await inTenant((db) =>
    db
      .selectFrom('quarantine')
      .selectAll()
      .where('uuid_document', '=', uuid)
      .executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ reason: 'signed', sha256: hash(signed) });
  const audited = await inTenant((db) =>
    db.selectFrom('audit').select('call').where('call', '=', 'downloadOriginalDocument').execute(),
  );
  expect(audited).toHaveLength(1);
});

test('nobody else gets it: not its sender, staff who only read, or another tenant', async () => {
  const uuid = await upload(signed);
  expect((await original(uuid, 'ana')).statusCode).toBe(403);
  expect((await original(uuid, 'staff.read')).statusCode).toBe(403);
  expect((await original(uuid, 'staff of another tenant')).statusCode).toBe(404);
  const elsewhere = demo.at('localhost', 'encinar').tenant.id;
  const rows = await withTenant(demo.context.db, elsewhere, (db) =>
    db.selectFrom('quarantine').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test('of other files only the hash is kept beside the copy', async () => {
  const pdf = await pdfFile('Sin firma');
  const uuid = await upload(pdf);
  expect((await original(uuid, 'staff.ops')).statusCode).toBe(404);
  const { original_sha256 } = await inTenant((db) =>
    db
      .selectFrom('documents')
      .select('original_sha256')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow(),
  );
  expect(original_sha256).toBe(hash(pdf));
});

test('a file that only says it is signed is no original', async () => {
  const text = (await pdfFile('Sin firma')).toString('latin1');
  const said = '9998 0 obj\n<</ByteRange[0 0 0 0]/Contents<00>>>\nendobj\n';
  const uuid = await upload(Buffer.from(text.replace('startxref', `${said}startxref`), 'latin1'));
  expect((await original(uuid, 'staff.ops')).statusCode).toBe(404);
});

test('staff see in their list which documents have one', async () => {
  const [bare, whole] = [await upload(await pdfFile('Otra')), await upload(signed)];
  const list = await ask('GET', '/staff/documents?$limit=null', 'staff.ops');
  const found = new Map<string, boolean>(
    list
      .json()
      .data.documents.map((each: { uuid: string; has_original: boolean }) => [
        each.uuid,
        each.has_original,
      ]),
  );
  expect([found.get(bare), found.get(whole)]).toEqual([false, true]);
});

test('an original goes with its document', async () => {
  const uuid = await upload(signed);
  const { uuid_file } = await inTenant((db) =>
    db
      .selectFrom('quarantine')
      .select('uuid_file')
      .where('uuid_document', '=', uuid)
      .executeTakeFirstOrThrow(),
  );
  await inTenant((db) => db.deleteFrom('documents').where('uuid', '=', uuid).execute());
  const left = await inTenant((db) =>
    db.selectFrom('files').select('is_kept').where('uuid', '=', uuid_file).executeTakeFirst(),
  );
  expect(left).toEqual({ is_kept: false });
});
