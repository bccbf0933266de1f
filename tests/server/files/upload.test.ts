import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { jpegFile, pdfFile, pngFile } from '../../support/files.ts';
import { fileParts, multipart, type Part } from '../../support/multipart.ts';
import { createCaller, idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
let pdf: Buffer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  demo = await startDemo();
  pdf = await pdfFile();
  for (const login of ['ana', 'luis', 'aportante', 'consulta', 'tutor', 'nora'])
    tokens.set(login, await demo.token(login));
  tokens.set('staff.ops', await demo.token('staff.ops', { scope: 'staff' }));
  tokens.set('staff.read', await demo.token('staff.read', { scope: 'staff' }));
});
afterAll(() => demo.close());

const ana = `/interveners/${idOf('intervener/ana')}`;
const send = (path: string, parts: readonly Part[], login = 'ana') =>
  demo.ask('POST', `/api${path}`, { token: tokens.get(login), ...multipart(parts) });
const get = (path: string, login = 'ana') =>
  demo.ask('GET', `/api${path}`, { token: tokens.get(login) });
const rows = () =>
  withTenant(demo.context.db, demo.at().tenant.id, (db) =>
    db.selectFrom('documents').selectAll().where('uuid_file', 'is not', null).execute(),
  );
const stored = async () => {
  const { arrivals } = demo.context.files;
  const kept = await readdir(join(arrivals, '../kept'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return { arrivals: await readdir(arrivals), kept: kept.filter((entry) => entry.isFile()) };
};

describe('an upload', () => {
  test('keeps a file, lists it and hands out the same bytes as an attachment', async () => {
    const answer = await send(`${ana}/documents`, [
      ...fileParts(pdf, 'DNI de Ana Ñu.pdf'),
      ['validated', 'true'],
      ['section', 'INTERVENER'],
    ]);
    expect(answer.statusCode).toBe(201);
    const [document] = answer.json().data.documents;
    expect(document).toMatchObject({
      filename: 'DNI de Ana Ñu.pdf',
      mimetype: 'application/pdf',
      size: pdf.length,
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
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="DNI de Ana Nu.pdf"; filename*=UTF-8''DNI%20de%20Ana%20%C3%91u.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });
});
