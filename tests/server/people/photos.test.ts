import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetFiles } from '../../../src/server/files/forgetFiles.ts';
import { jpegFile, pdfFile } from '../../support/files.ts';
import { MISSING, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let ana: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
});
afterAll(() => desk.close());

const at = (login: string) => `${person(login)}/photo`;
const drawn = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const sent = (bytes: Buffer, filename = 'yo.jpg') => ({
  filename,
  content: bytes.toString('base64'),
});
const photo = async (background?: string) =>
  sent(await drawn(300, 200, background).jpeg().toBuffer());
const me = async (send = ana) => (await send('GET', '/me')).json().data.private_area.intervener;
/** Files in the store, rows that know them, and rows of photos. */
async function traces() {
  const kept = join(desk.context.files.arrivals, '../kept');
  const found = await readdir(kept, { recursive: true, withFileTypes: true });
  return desk.rows(async (db) => ({
    stored: found.filter((entry) => entry.isFile()).length,
    files: (await db.selectFrom('files').select('uuid').execute()).length,
    photos: (await db.selectFrom('person_photos').select('uuid_file').execute()).length,
  }));
}

describe('a photo', () => {
  test('is kept as a small square that says nothing but what is seen, and told with its version', async () => {
    expect(await me()).toMatchObject({ has_photo: false, photo_version: null });
    expect((await ana('GET', at('ana'))).body).toBe(MISSING);
    const original = await drawn(400, 200)
      .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('taken at home')).toBe(true);
    const answer = await ana('PUT', at('ana'), sent(original));
    expect(answer.statusCode, answer.body).toBe(200);
    const { photo_version } = answer.json().data;
    expect(await me()).toMatchObject({ has_photo: true, photo_version });
    const read = await ana('GET', at('ana'));
    expect(read.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      etag: `"${photo_version}"`,
    });
    const { width, height, format, exif } = await sharp(read.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 256, height: 256, format: 'jpeg' });
    expect(read.rawPayload.includes('taken at home')).toBe(false);
  });

  test('is not sent again to whoever has it', async () => {
    const { etag } = (await ana('GET', at('ana'))).headers;
    const token = await desk.token('ana');
    const again = (tag: string) =>
      desk.ask('GET', `/api${at('ana')}`, { token, headers: { 'if-none-match': tag } });
    const same = await again(etag!);
    expect([same.statusCode, same.rawPayload.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect((await again('"another"')).statusCode).toBe(200);
  });

  test('that takes the place of another leaves nothing of it, and neither does one that is removed', async () => {
    const before = await traces();
    const former = (await me()).photo_version;
    expect((await ana('PUT', at('ana'), await photo('#aa3300'))).statusCode).toBe(200);
    expect((await me()).photo_version).not.toBe(former);
    expect(await traces()).toEqual(before);
    expect((await ana('DELETE', at('ana'))).json()).toEqual({ data: { done: true } });
    expect(await me()).toMatchObject({ has_photo: false, photo_version: null });
    expect(await traces()).toEqual({
      stored: before.stored - 1,
      files: before.files - 1,
      photos: before.photos - 1,
    });
    // What is not there is removed already.
    expect((await ana('DELETE', at('ana'))).statusCode).toBe(200);
    await ana('PUT', at('ana'), await photo());
  });

  test('given twice at once is one of the two, whole', async () => {
    const before = await traces();
    const both = await Promise.all(
      ['#112233', '#445566'].map(async (color) => ana('PUT', at('ana'), await photo(color))),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both.map((each) => each.json().data.photo_version)).toContain(
      (await me()).photo_version,
    );
    expect(await traces()).toEqual(before);
  });

  test('is not cleared away with what crashes left over', async () => {
    await desk.rows((db) =>
      db
        .updateTable('files')
        .set({ created_at: new Date('2020-01-01') })
        .execute(),
    );
    await forgetFiles(desk.context);
    expect((await ana('GET', at('ana'))).statusCode).toBe(200);
  });
});

describe('a picture is refused', () => {
  test('that is none, or another thing, or in no name, or in no base64', async () => {
    const before = [await traces(), await me()];
    const jpeg = jpegFile();
    const cases: [object, string][] = [
      [sent(await pdfFile(), 'yo.pdf'), '415 file.kind /body/content'],
      [sent(await pdfFile()), '415 file.content /body/content'],
      [sent(Buffer.alloc(0)), '422 file.empty /body/content'],
      [sent(jpeg.subarray(0, 40)), '422 file.unreadable /body/content'],
      [sent(jpeg, '../yo.jpg'), '422 file.name /body/filename'],
      [{ filename: 'yo.jpg', content: '%%%' }, '422 document_content /body/content'],
      [{ filename: 'yo.jpg' }, '422 required /body/content'],
      [{ ...sent(jpeg), uuid_file: 'x' }, '422 unknown_field /body/uuid_file'],
    ];
    for (const [body, reason] of cases)
      expect(reasonsOf(await ana('PUT', at('ana'), body))).toEqual([reason]);
    expect([await traces(), await me()]).toEqual(before);
  });

  test('that would take the memory of whoever opens it', async () => {
    const vast = await drawn(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    const answer = await ana('PUT', at('ana'), sent(vast, 'yo.png'));
    expect(reasonsOf(answer)).toEqual(['422 file.complex /body/content']);
  });
});

describe('whose photo', () => {
  test('is nobody else’s to see, give or remove', async () => {
    const luis = await desk.as('luis');
    for (const answer of [
      await luis('GET', at('ana')),
      await luis('PUT', at('ana'), await photo()),
      await luis('DELETE', at('ana')),
      await (await desk.as('ana', 'encinar'))('GET', at('ana')),
    ])
      expect([answer.statusCode, answer.body]).toEqual([404, MISSING]);
  });

  test('a tutor gives that of the minor, who only looks', async () => {
    const [tutor, nora] = [await desk.as('tutor'), await desk.as('nora')];
    expect(reasonsOf(await nora('PUT', at('nora'), await photo()))).toEqual([
      '403 minor_looks_only',
    ]);
    expect((await tutor('PUT', at('nora'), await photo())).statusCode).toBe(200);
    expect((await nora('GET', at('nora'))).statusCode).toBe(200);
    expect((await nora('DELETE', at('nora'))).statusCode).toBe(403);
    expect((await tutor('DELETE', at('nora'))).statusCode).toBe(200);
  });

  test('staff see who may see photos, and nobody else learns that there is one', async () => {
    const [ops, reader] = [await desk.as('staff.ops'), await desk.as('staff.read')];
    expect((await ops('GET', at('ana'))).statusCode).toBe(200);
    expect(reasonsOf(await reader('GET', at('ana')))).toEqual(['403 needs_permission_set']);
    const seen = async (send: Send) =>
      (await send('GET', '/me/admin?dni=12345678Z')).json().data.private_area.intervener;
    expect(await seen(ops)).toMatchObject({ has_photo: true });
    expect(Object.keys(await seen(reader)).filter((key) => key.includes('photo'))).toEqual([]);
    const one = (await reader('GET', person('ana'))).json().data.intervener;
    expect(Object.keys(one).filter((key) => key.includes('photo'))).toEqual([]);
  });

  test('staff give none; those who validate what people send remove one', async () => {
    const [ops, reader] = [await desk.as('staff.ops'), await desk.as('staff.read')];
    expect((await ops('PUT', at('ana'), await photo())).statusCode).toBe(403);
    expect(reasonsOf(await reader('DELETE', at('ana')))).toEqual(['403 needs_permission_set']);
    expect((await ops('DELETE', at('ana'))).statusCode).toBe(200);
    expect((await me()).has_photo).toBe(false);
  });
});
