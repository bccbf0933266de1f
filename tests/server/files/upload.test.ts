import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { forgetFiles } from '../../../src/server/files/forgetFiles.ts';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { jpegFile, pdfFile, pngFile } from '../../support/files.ts';
import { hostileFiles } from '../../support/hostileFiles.ts';
import { fileParts, multipart, type Part } from '../../support/multipart.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
let pdf: Buffer;
const tokens = new Map<string, string>();
const people = ['ana', 'luis', 'aportante', 'consulta', 'tutor', 'extutor', 'sincuenta'];
beforeAll(async () => {
  demo = await startDemo();
  pdf = await pdfFile();
  for (const login of people) tokens.set(login, await demo.token(login));
  for (const login of ['staff.ops', 'staff.read'])
    tokens.set(login, await demo.token(login, { scope: 'staff' }));
});
afterAll(() => demo.close());

const ana = `/interveners/${idOf('intervener/ana')}`;
const account = `/accounts/${idOf('account/ana/1')}`;
const plan = `/accounts/${idOf('account/ana/2')}`;
const order = `/operations/${idOf('operation/luis/2/luis-papers')}`;
const nobody = '00000000-0000-4000-8000-000000000000';

const send = (path: string, parts: readonly Part[], login = 'ana', more = {}) => {
  const { payload, headers } = multipart(parts);
  const all = { ...headers, ...more };
  return demo.ask('POST', `/api${path}`, { token: tokens.get(login), payload, headers: all });
};
const ask = async (method: string, path: string, login = 'ana', payload?: object) => {
  const token = tokens.get(login)!;
  // Who validates shows that it is they.
  const proof = payload && 'validated' in payload ? await grantProof(demo, token) : undefined;
  return demo.ask(method, `/api${path}`, { token, proof, payload });
};
const get = (path: string, login = 'ana') => ask('GET', path, login);
const sent = async (path: string, login = 'ana', parts = fileParts(pdf)) => {
  const answer = await send(path, parts, login);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.documents[0];
};
const errors = (answer: { json(): { result: { errors: Record<string, string>[] } } }) =>
  answer.json().result.errors.map(({ code, path }) => `${code} ${path}`);
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(demo.context.db, demo.at().tenant.id, work);

/** Everything that an upload could leave behind. */
async function traces() {
  const { arrivals } = demo.context.files;
  const kept = await readdir(join(arrivals, '../kept'), { recursive: true, withFileTypes: true });
  const rows = await inTenant(async (db) => [
    await db.selectFrom('documents').select('uuid').execute(),
    await db.selectFrom('files').select('uuid').execute(),
  ]);
  return {
    arrivals: await readdir(arrivals),
    kept: kept.filter((entry) => entry.isFile()).length,
    rows: rows.map(({ length }) => length),
  };
}

describe('an upload', () => {
  test('is kept, listed, and handed out written anew, as an attachment', async () => {
    const answer = await send(`${ana}/documents`, [
      ...fileParts(pdf, 'DNI de Ana Nu\u0303.pdf'),
      ['validated', 'true'],
      ['section', 'INTERVENER'],
    ]);
    expect(answer.statusCode).toBe(201);
    const [document] = answer.json().data.documents;
    expect(document).toMatchObject({
      filename: 'DNI de Ana Ñu.pdf'.replace('Ñu', 'Nũ'),
      mimetype: 'application/pdf',
      size: expect.any(Number),
      validated: false,
      is_signed: false,
      section: 'INTERVENER',
    });
    const list = await get(`${ana}/documents`);
    expect(list.json().data.documents[0]).toEqual(document);
    const validations = await get(`${ana}/document-validations`);
    expect(validations.json().data.document_validations[0]).toMatchObject({
      uuid_document: document.uuid,
      status: 'PENDING',
    });
    const file = await get(`${ana}/documents/${document.uuid}`);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(cleanPdf(pdf).bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(document.size),
      'content-disposition':
        'attachment; filename="DNI de Ana Nu.pdf"; filename*=UTF-8\'\'DNI%20de%20Ana%20N%C5%A9.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  test('takes several files, each with its own fields', async () => {
    const answer = await send(`${ana}/documents`, [
      ...(['a.pdf', 'b.jpg', 'c.png'] as const).flatMap((name, index): Part[] => [
        ['attachment', [pdf, jpegFile(), pngFile()][index]!, name],
        ['filename', name],
        ['subcategory', index ? 'LIBRO_DE_FAMILIA' : 'MODELO_KYC'],
      ]),
      ['category', 'DOCUMENTATION'],
      ['uuid_account', idOf('account/ana/1')],
    ]);
    const found = answer
      .json()
      .data.documents.map((each: Record<string, string>) => [
        each.filename,
        each.mimetype,
        each.subcategory,
        each.uuid_account,
      ]);
    expect(found).toEqual([
      ['a.pdf', 'application/pdf', 'MODELO_KYC', idOf('account/ana/1')],
      ['b.jpg', 'image/jpeg', 'LIBRO_DE_FAMILIA', idOf('account/ana/1')],
      ['c.png', 'image/png', 'LIBRO_DE_FAMILIA', idOf('account/ana/1')],
    ]);
  });

  test('is taken as JSON in base64 for a person', async () => {
    const body = {
      filename: 'dni.pdf',
      category: 'DOCUMENTATION',
      subcategory: 'DOCUMENTO_IDENTIFICATIVO_PF_REVERSO',
      content: pdf.toString('base64'),
    };
    const answer = await ask('POST', `${ana}/documents`, 'ana', body);
    expect(answer.statusCode).toBe(201);
    const file = await get(`${ana}/documents/${answer.json().data.documents[0].uuid}`);
    expect(file.rawPayload.equals(cleanPdf(pdf).bytes)).toBe(true);
    // As large as a photograph of a telephone.
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const large = await sharp({
      create: { width: 2400, height: 1800, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(4 * 1024 ** 2);
    const photo = { ...body, filename: 'dni.jpg', content: large.toString('base64') };
    const whole = await ask('POST', `${ana}/documents`, 'ana', photo);
    expect(whole.statusCode).toBe(201);
    const kept = await get(`${ana}/documents/${whole.json().data.documents[0].uuid}`);
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1800 });
    const broken = await ask('POST', `${ana}/documents`, 'ana', { ...body, content: 'JVBER!' });
    expect(errors(broken)).toEqual(['document_content /body/content']);
    const lying = await ask('POST', `${ana}/documents`, 'ana', { ...body, content: 'PGh0bWw+' });
    expect([lying.statusCode, ...errors(lying)]).toEqual([415, 'file.content /body/content']);
  });

  test('keeps the picture of a photograph and nothing of place, time and device', async () => {
    const shown = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1a6' } });
    const notes = {
      IFD0: { Artist: 'Ana Robles', Make: 'Canon' },
      IFD3: { GPSLatitude: '41/1 23/1 0/1' },
    };
    const told = shown
      .withExif(notes)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Casa de Ana</x:xmpmeta>');
    const onItsSide = await told.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const drawn = await told.clone().png().toBuffer();
    for (const [image, name, format] of [
      [onItsSide, 'foto.jpg', 'jpeg'],
      [Buffer.concat([onItsSide, onItsSide]), 'foto.jpg', 'jpeg'],
      [Buffer.concat([onItsSide, Buffer.from('film and notes SEFH SEFT')]), 'foto.jpg', 'jpeg'],
      [Buffer.concat([onItsSide, Buffer.from('4d5a9000', 'hex')]), 'foto.jpg', 'jpeg'],
      [drawn, 'dibujo.png', 'png'],
    ] as const) {
      expect(image.toString('latin1')).toMatch(/Canon|Casa de Ana/);
      const { uuid, size } = await sent(`${ana}/documents`, 'ana', fileParts(image, name));
      const { rawPayload } = await get(`${ana}/documents/${uuid}`);
      expect(rawPayload.length).toBe(size);
      expect(rawPayload.toString('latin1')).not.toMatch(/Exif|Canon|Ana|SEFT|MZ\x90/);
      const { exif, xmp, orientation, ...kept } = await sharp(rawPayload).metadata();
      expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
      const [width, height] = format === 'jpeg' ? [48, 64] : [64, 48];
      expect(kept).toMatchObject({ format, width, height });
      const { dominant } = await sharp(rawPayload).stats();
      expect(Math.abs(dominant.g - 0xaa)).toBeLessThan(12);
    }
  });

  test('sent again under its request id finds what it made', async () => {
    const id = { 'x-request-id': 'upload-once-0001' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(`${ana}/documents`, fileParts(pdf), 'ana', id)),
    );
    const found = answers.map((answer) => answer.json().data?.documents[0].uuid);
    expect(new Set(found).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });

  test('of something else under the same request id is refused, one after the other or at once', async () => {
    const other = await pdfFile('Otro documento');
    const code = { subcategory: 'DOCUMENTO_IDENTIFICATIVO_PF_REVERSO' };
    const id = { 'x-request-id': 'upload-once-0002' };
    const first = await send(`${ana}/documents`, fileParts(pdf), 'ana', id);
    expect(first.statusCode).toBe(201);
    for (const parts of [fileParts(other), fileParts(pdf, 'documento.pdf', code)]) {
      const answer = await send(`${ana}/documents`, parts, 'ana', id);
      expect([answer.statusCode, answer.json().result.errors[0].code]).toEqual([
        422,
        'once_other_body',
      ]);
    }
    const together = { 'x-request-id': 'upload-once-0003' };
    const answers = await Promise.all(
      [pdf, other].map((file) => send(`${ana}/documents`, fileParts(file), 'ana', together)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });
});

describe('an upload that does not fit', () => {
  test.each<[string, Part[], number, string]>([
    ['no file', fileParts(Buffer.alloc(0)).slice(1), 422, 'required /body/attachment'],
    [
      'a name too few',
      fileParts(Buffer.alloc(0)).filter(([name]) => name !== 'filename'),
      422,
      'required /body/filename',
    ],
    [
      'a name too many',
      [...fileParts(jpegFile(), 'a.jpg'), ['filename', 'b.jpg']],
      422,
      'files_differ /body/filename',
    ],
    [
      'a kind that is made here and nowhere else',
      fileParts(jpegFile(), 'a.jpg', { subcategory: 'EVIDENCIA_FIRMA' }),
      422,
      'document_code /body/subcategory/0',
    ],
    [
      'a kind that nobody knows',
      fileParts(jpegFile(), 'a.jpg', { subcategory: 'COSAS' }),
      422,
      'document_code /body/subcategory/0',
    ],
    [
      'a field that nobody knows',
      [...fileParts(jpegFile(), 'a.jpg'), ['is_signed', 'true']],
      422,
      'unknown_field /body/is_signed',
    ],
    [
      'a file under another name',
      [...fileParts(jpegFile(), 'a.jpg'), ['file', jpegFile(), 'a.jpg']],
      422,
      'unknown_field /body/file',
    ],
    [
      'an account of somebody else',
      [...fileParts(jpegFile(), 'a.jpg'), ['uuid_account', idOf('account/iberica/1')]],
      422,
      'link_unknown /body/uuid_account/0',
    ],
    [
      'a bank account of somebody else',
      [...fileParts(jpegFile(), 'a.jpg'), ['uuid_bank_account', idOf('bank/iberica/1')]],
      422,
      'link_unknown /body/uuid_bank_account/0',
    ],
    [
      'a section elsewhere',
      [...fileParts(jpegFile(), 'a.jpg'), ['section', 'OPERATION']],
      422,
      'document_section /body/section',
    ],
    [
      'a section that nobody knows',
      [...fileParts(jpegFile(), 'a.jpg'), ['section', 'CRM']],
      422,
      'unknown_document_type /body/section',
    ],
    ['a name too long', fileParts(jpegFile(), `${'a'.repeat(150)}.jpg`), 422, 'maxLength'],
  ])('is refused by its field: %s', async (_, parts, status, expected) => {
    const before = await traces();
    const answer = await send(`${ana}/documents`, parts);
    expect([
      answer.statusCode,
      answer.body.includes(expected.split(' ')[0]!) || answer.body.includes('max_length'),
    ]).toEqual([status, true]);
    if (expected.includes(' ')) expect(errors(answer)).toContain(expected);
    expect(await traces()).toEqual(before);
  });

  test('says an unknown entity type in the words of the specification', async () => {
    const parts: Part[] = [...fileParts(pdf), ['section', 'CRM']];
    const { result } = (await send(`${ana}/documents`, parts)).json();
    expect(result.errors[0].message).toBe('Unkown document entity type "CRM".');
  });

  test('is refused whole for one bad file among good ones', async () => {
    const before = await traces();
    const answer = await send(`${ana}/documents`, [
      ...fileParts(pdf, 'good.pdf'),
      ['attachment', Buffer.from('<html>'), 'bad.pdf'],
      ['filename', 'bad.pdf'],
    ]);
    expect([answer.statusCode, ...errors(answer)]).toEqual([
      415,
      'file.content /body/attachment/1',
    ]);
    expect(await traces()).toEqual(before);
  });

  test('is refused for too many files, eleven as well as a thousand', async () => {
    const before = await traces();
    for (const count of [11, 1_000]) {
      const parts = Array.from({ length: count }, (): Part[] => fileParts(pdf).slice(0, 2)).flat();
      const answer = await send(`${ana}/documents`, parts);
      expect([answer.statusCode, ...errors(answer)]).toEqual([
        413,
        'too_many_files /body/attachment',
      ]);
    }
    expect(await traces()).toEqual(before);
  });

  test('is refused when it breaks off, is no multipart, or goes where none is taken', async () => {
    const before = await traces();
    const { payload, headers } = multipart(fileParts(pdf));
    const as = (body: Buffer, type: string, path = `${ana}/documents`, method = 'POST') =>
      demo.ask(method, `/api${path}`, {
        token: tokens.get('ana'),
        payload: body,
        headers: { 'content-type': type },
      });
    const type = headers['content-type'];
    expect((await as(payload.subarray(0, 300), type)).statusCode).toBe(400);
    expect((await as(payload, 'multipart/form-data')).statusCode).toBe(400);
    expect((await as(payload, 'multipart/form-data; boundary=other')).statusCode).toBeLessThan(500);
    expect((await as(pdf, 'application/pdf')).statusCode).toBe(415);
    expect((await as(payload, type, '/issues')).statusCode).toBe(415);
    expect((await as(payload, type, `${ana}/gdpr`, 'PATCH')).statusCode).toBe(415);
    expect(await traces()).toEqual(before);
  });

  test('hostile files are refused one and all, and leave nothing', async () => {
    const before = await traces();
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(40);
    for (const { what, name, bytes, status, code } of files) {
      const answer = await send(`${ana}/documents`, fileParts(bytes, name));
      expect(answer.statusCode, what).toBe(status);
      expect([what, answer.statusCode, errors(answer)[0]]).toEqual([
        what,
        status,
        `${code} /body/${code === 'file.name' ? 'filename' : 'attachment'}/0`,
      ]);
      expect(answer.json().result.errors[0].message).not.toMatch(/[{}\r\n\0\u001b\u202e]/);
    }
    expect(await traces()).toEqual(before);
  });

  test('leaves nothing when the store fails, and says that it may be tried again', async () => {
    const before = await traces();
    const { arrivals } = demo.context.files;
    const kept = join(arrivals, '../kept');
    await rename(kept, `${kept}-away`);
    await writeFile(kept, '');
    const answer = await send(`${ana}/documents`, [
      ...fileParts(pdf, 'a.pdf'),
      ['attachment', pdf, 'b.pdf'],
      ['filename', 'b.pdf'],
    ]);
    const read = await get(`${ana}/documents/${idOf('document/ana/identity')}`);
    await rename(`${kept}-away`, `${kept}-back`);
    await rm(kept);
    await rename(`${kept}-back`, kept);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.json().result.errors[0].message).toMatch(/no podemos guardar/);
    expect(read.statusCode).toBe(503);
    const after = await traces();
    expect({ ...after, rows: after.rows[0] }).toEqual({ ...before, rows: before.rows[0] });
    // Rows of what could not be removed are cleared away later.
    await inTenant((db) =>
      db
        .updateTable('files')
        .set({ created_at: new Date(0) })
        .where('is_kept', '=', false)
        .execute(),
    );
    await forgetFiles(demo.context);
    expect(await traces()).toEqual(before);
  });
});

describe('whose documents', () => {
  test('what is not theirs is missing, byte for byte, nested or not', async () => {
    const mine = await sent(`${ana}/documents`);
    const ofAccount = await sent(`${account}/documents`, 'ana', fileParts(pdf));
    const missing = await get(`${ana}/documents/${nobody}`);
    expect(missing.statusCode).toBe(404);
    const luis = `/interveners/${idOf('intervener/luis')}`;
    for (const [path, login] of [
      [`${ana}/documents/${mine.uuid}`, 'luis'],
      [`${ana}/documents`, 'luis'],
      [`${ana}/document-validations`, 'luis'],
      [`${luis}/documents/${mine.uuid}`, 'luis'],
      [`${account}/documents/${mine.uuid}`, 'ana'],
      [`${ana}/documents/${ofAccount.uuid}`, 'ana'],
      [`${account}/documents/${ofAccount.uuid}`, 'luis'],
      [`${plan}/documents/${ofAccount.uuid}`, 'ana'],
      [`${order}/documents`, 'ana'],
      [`${order}/documents/${idOf('document/luis/2/luis-papers/OPERATION_TICKET')}`, 'ana'],
    ] as const) {
      const answer = await get(path, login);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, missing.body]);
    }
    for (const path of [`${ana}/documents`, `${account}/documents`, `${order}/documents`]) {
      const login = path.startsWith('/operations') ? 'ana' : 'luis';
      const answer = await send(path, fileParts(pdf), login);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, missing.body]);
    }
  });

  test('a tutor sends and sees those of the minor', async () => {
    const nora = `/interveners/${idOf('intervener/nora')}`;
    const document = await sent(`${nora}/documents`, 'tutor');
    expect((await get(`${nora}/documents/${document.uuid}`, 'tutor')).statusCode).toBe(200);
  });

  test('a former tutor is refused, and who may only look sends nothing', async () => {
    const closed = `/accounts/${idOf('account/hugo/1')}/documents`;
    expect(errors(await get(closed, 'extutor'))).toEqual(['tutor_blocked undefined']);
    const seen = await get(`/interveners/${idOf('intervener/consulta')}/accounts`, 'consulta');
    const path = `/accounts/${seen.json().data.accounts[0].uuid}/documents`;
    expect((await get(path, 'consulta')).statusCode).toBe(200);
    expect((await send(path, fileParts(pdf), 'consulta')).statusCode).toBe(403);
  });

  test('a contributor sees of a plan only what they sent themselves', async () => {
    await sent(`${plan}/documents`, 'ana');
    const own = await sent(`${plan}/documents`, 'aportante');
    const list = await get(`${plan}/documents`, 'aportante');
    expect(list.json().data.documents.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
      own.uuid,
    ]);
    expect((await get(`${plan}/documents`)).json().data.total).toBeGreaterThan(1);
  });

  test('staff read everybody’s, and send nothing', async () => {
    const mine = await sent(`${ana}/documents`);
    expect((await get(`${ana}/documents/${mine.uuid}`, 'staff.read')).statusCode).toBe(200);
    expect((await send(`${ana}/documents`, fileParts(pdf), 'staff.ops')).statusCode).toBe(403);
  });
});

describe('a document', () => {
  test('is renamed by its sender until somebody has decided, and never validated by them', async () => {
    const { uuid } = await sent(`${order}/documents`, 'luis');
    const path = `${order}/documents/${uuid}`;
    const changed = await ask('PATCH', path, 'luis', {
      uuidDocuemnt: uuid,
      filename: 'otro.pdf',
      subcategory: 'MODELO_145',
      validated: true,
    });
    expect(changed.json().data.document).toMatchObject({
      filename: 'otro.pdf',
      subcategory: 'MODELO_145',
      validated: false,
    });
    for (const [body, expected] of [
      [{ uuidDocuemnt: nobody }, 'document_docid /body/uuidDocuemnt'],
      [{ filename: '../x.pdf' }, 'file.name /body/filename'],
      [{ filename: 'x.html' }, 'file.name /body/filename'],
      [{ subcategory: 'COSAS' }, 'enum /body/subcategory'],
    ] as const)
      expect(errors(await ask('PATCH', path, 'luis', body))).toEqual([expected]);
    const decided = await ask('PATCH', path, 'staff.ops', { validated: true });
    expect(decided.json().data.document.validated).toBe(true);
    expect((await ask('PATCH', path, 'luis', { filename: 'x.pdf' })).statusCode).toBe(409);
    expect((await ask('DELETE', path, 'luis')).statusCode).toBe(409);
  });

  test('is decided about by staff who may, with a reason, and by no others', async () => {
    const { uuid } = await sent(`${ana}/documents`);
    const path = `${ana}/documents/${uuid}`;
    const reason = 'No se lee la fecha.';
    expect((await ask('PATCH', path, 'staff.read', { validated: true })).statusCode).toBe(403);
    expect((await ask('PATCH', path, 'staff.ops', { filename: 'x.pdf' })).statusCode).toBe(403);
    const unsaid = await ask('PATCH', path, 'staff.ops', { validated: false });
    expect([unsaid.statusCode, ...errors(unsaid)]).toEqual([422, 'reason_required /body/reason']);
    await ask('PATCH', path, 'staff.ops', { validated: false, reason });
    const again = await ask('PATCH', path, 'staff.ops', { validated: true });
    expect([again.statusCode, ...errors(again)]).toEqual([409, 'already_decided undefined']);
    const { data } = (await get(`${ana}/document-validations?$limit=null`)).json();
    const found = data.document_validations.find(
      ({ uuid_document }: Record<string, string>) => uuid_document === uuid,
    );
    expect(found).toMatchObject({
      status: 'REJECTED',
      reason,
      decided_at: '2026-11-20T11:00:00.000Z',
    });
  });

  test('goes with its file when its sender removes it, and only then', async () => {
    const { uuid } = await sent(`${order}/documents`, 'luis');
    const before = await traces();
    const path = `${order}/documents/${uuid}`;
    expect((await ask('DELETE', path, 'ana')).statusCode).toBe(404);
    const ticket = `${order}/documents/${idOf('document/luis/2/luis-papers/OPERATION_TICKET')}`;
    expect((await ask('DELETE', ticket, 'luis')).statusCode).toBe(403);
    expect((await ask('DELETE', path, 'luis')).json().data).toEqual({ done: true });
    expect((await get(path, 'luis')).statusCode).toBe(404);
    const after = await traces();
    expect([after.kept, ...after.rows]).toEqual(
      [before.kept, ...before.rows]
        .map((n) => n - 1)
        .map((n, at) => (at === 0 ? before.kept - 1 : n)),
    );
  });

  test('that has no file and is made of nothing answers 204', async () => {
    const uuid = demo.context.id();
    await inTenant((db) =>
      db
        .insertInto('documents')
        .values({
          tenant_id: demo.at().tenant.id,
          uuid,
          section: 'INTERVENER',
          uuid_owner: idOf('intervener/ana'),
          uuid_bank_account: null,
          filename: 'nada.pdf',
          category: 'OTHERS',
          subcategory: 'MODELO_KYC',
          is_signed: false,
          validation: 'PENDIENTE',
          validation_reason: null,
          created_at: new Date(0),
          expires_on: null,
        })
        .execute(),
    );
    const answer = await get(`${ana}/documents/${uuid}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('whose bytes are not those that were kept never arrives whole', async () => {
    const { uuid } = await sent(`${ana}/documents`);
    await inTenant(async (db) => {
      const row = await db
        .selectFrom('documents')
        .select('uuid_file')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('files')
        .set({ sha256: '0'.repeat(64) })
        .where('uuid', '=', row.uuid_file!)
        .execute();
    });
    const whole = await get(`${ana}/documents/${uuid}`).then(
      ({ rawPayload, statusCode }) => statusCode === 200 && rawPayload.equals(pdf),
      () => false,
    );
    expect(whole).toBe(false);
  });
});

test('a holder certificate finds the bank account that waits for it, which staff accept by it', async () => {
  const self = `/interveners/${idOf('intervener/sincuenta')}`;
  const certificate = { subcategory: 'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC', category: 'ACCOUNT' };
  const none = await send(`${ana}/documents`, fileParts(pdf, 'cert.pdf', certificate));
  expect(errors(none)).toEqual(['certificate_account /body/uuid_bank_account']);
  const { uuid: own } = (await get(`${self}/accounts`, 'sincuenta')).json().data.accounts[0];
  const path = `/accounts/${own}/documents`;
  await inTenant((db) =>
    db
      .insertInto('bank_accounts')
      .values({
        tenant_id: demo.at().tenant.id,
        uuid: idOf('bank/waiting'),
        uuid_account: own,
        account_number: '99990000000000000001',
        iban_code: 'ES0099990000000000000001',
        swift_code: null,
        status: 'PENDIENTE',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const waiting = await inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', own)
      .where('status', '=', 'PENDIENTE')
      .execute(),
  );
  const parts: Part[] = [
    ...fileParts(pdf, 'cert.pdf', certificate),
    ['section', 'BANK_ACCOUNTS'],
    ...(waiting.length > 1 ? ([['uuid_bank_account', waiting[0]!.uuid]] as Part[]) : []),
  ];
  const document = await sent(path, 'sincuenta', parts);
  expect(document).toMatchObject({ section: 'BANK_ACCOUNTS', uuid_account: own });
  await ask('PATCH', `${path}/${document.uuid}`, 'staff.ops', { validated: true });
  const { data } = (await get(`/accounts/${own}`, 'sincuenta')).json();
  expect(data.account.has_validated_bank_account).toBe(true);
});
