import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { inspect } from '../../../src/server/inspection/child/inspect.ts';
import { isMixed } from '../../../src/server/inspection/child/isMixed.ts';
import { cleanFax } from '../../../src/server/inspection/pdf/cleanFax.ts';
import { cleanJbig2 } from '../../../src/server/inspection/pdf/cleanJbig2.ts';
import { cleanJpeg } from '../../../src/server/inspection/pdf/cleanJpeg.ts';
import { cleanJpx } from '../../../src/server/inspection/pdf/cleanJpx.ts';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { drawnPdf } from '../../support/attacks/drawnForever.ts';
import { stream } from '../../support/attacks/rawPdf.ts';
import { jpegFile } from '../../support/files.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('pictures');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;
const MARK = 'a secret that nobody draws';
const mark = Buffer.from(MARK);

const pictured = (dict: string, data: Buffer) =>
  drawnPdf('/XObject<</X 9 0 R>>', [
    [4, stream('', '300 0 0 200 0 0 cm /X Do')],
    [9, stream(`/Type/XObject/Subtype/Image${dict}`, data)],
  ]);
const jpegPdf = (jpeg: Buffer, space = '/DeviceRGB') =>
  pictured(`/Width 60/Height 40/BitsPerComponent 8/ColorSpace${space}/Filter/DCTDecode`, jpeg);

/** An end of a ZIP with one file in front of it, and a page with a script. */
const zip = Buffer.concat([
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(4),
  Buffer.from([1, 0, 1, 0]),
  Buffer.alloc(10),
]);
const page = Buffer.from('<script>alert(1)</script>');
const pixels = (width: number, height: number, colors: number) =>
  Buffer.from(Array.from({ length: width * height * colors }, (_, at) => (at * 37) % 251));
const picture = () => sharp(pixels(60, 40, 3), { raw: { width: 60, height: 40, channels: 3 } });

function seen(pdf: Uint8Array): Buffer {
  const path = join(folder, 'seen.pdf');
  writeFileSync(path, pdf);
  spawnSync('pdftoppm', ['-r', '50', '-singlefile', path, join(folder, 'page')]);
  return readFileSync(join(folder, 'page.ppm'));
}

/** Every stream of a PDF as it unpacks. */
function unpacked(pdf: Buffer): string {
  const parts = pdf.toString('latin1').split('stream\n').slice(1);
  return parts
    .map((each) => Buffer.from(each.slice(0, each.lastIndexOf('\nend')), 'latin1'))
    .map((bytes) => {
      try {
        return inflateSync(bytes).toString('latin1');
      } catch {
        return bytes.toString('latin1');
      }
    })
    .join('\n');
}

const raw = (more: string, data: Buffer) =>
  pictured(`/Width 60/Height 40/BitsPerComponent 8${more}`, data);
const rgb = pixels(60, 40, 3);
const rows = Buffer.concat(
  Array.from({ length: 40 }, (_, row) =>
    Buffer.concat([Buffer.from([0]), rgb.subarray(row * 180, row * 180 + 180)]),
  ),
);

test.runIf(hasPoppler).each([
  ['as they are', raw('/ColorSpace/DeviceRGB', Buffer.concat([rgb, mark]))],
  [
    'packed, with more behind them',
    raw(
      '/ColorSpace/DeviceRGB/Filter/FlateDecode',
      Buffer.concat([deflateSync(Buffer.concat([rgb, mark])), mark]),
    ),
  ],
  [
    'predicted',
    raw(
      '/ColorSpace/DeviceRGB/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns 60>>',
      deflateSync(Buffer.concat([rows, mark])),
    ),
  ],
  [
    'of a palette',
    raw('/ColorSpace[/Indexed/DeviceRGB 255 8 0 R]', Buffer.concat([pixels(60, 40, 1), mark])),
  ],
  [
    'a mask',
    pictured('/Width 60/Height 40/ImageMask true', Buffer.concat([pixels(8, 40, 1), mark])),
  ],
])('points are kept, as many as there are: %s', (_, pdf) => {
  const { bytes } = cleanPdf(pdf);
  expect(unpacked(bytes)).not.toContain(MARK);
  expect(seen(bytes)).toEqual(seen(pdf));
});

test.each([
  ['plain', {}],
  ['in scans', { progressive: true }],
  ['with restarts', { mozjpeg: true }],
])('a JPEG keeps what draws it, and neither place nor notes: %s', async (_, how) => {
  const full = await picture()
    .jpeg(how)
    .withExif({ IFD0: { Copyright: MARK }, IFD3: { GPSLatitude: '39/1 28/1 0/1' } })
    .withIccProfile('p3')
    .toBuffer();
  const noted = Buffer.concat([full, mark]);
  noted.write(MARK, noted.length - mark.length);
  const kept = cleanJpeg(noted);
  expect(noted.includes('Exif')).toBe(true);
  for (const word of [MARK, 'Exif', 'ICC_PROFILE', 'GPS', 'Ducky'])
    expect(kept.includes(word)).toBe(false);
  expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  const points = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect(await points(kept)).toEqual(await points(stripped(full)));
  expect(cleanJpeg(kept)).toEqual(kept);
  const { bytes } = cleanPdf(jpegPdf(noted));
  expect(bytes.includes(MARK) || bytes.includes('Exif')).toBe(false);
  if (hasPoppler) expect(seen(bytes)).toEqual(seen(jpegPdf(noted)));
});

/** Without the profile, by which sharp would turn the colours. */
function stripped(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf('ICC_PROFILE') - 4;
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

test('a JPEG of four colours keeps what says how they are meant', async () => {
  const full = await picture().toColourspace('cmyk').jpeg().toBuffer();
  expect(cleanJpeg(full).includes('Adobe')).toBe(full.includes('Adobe'));
  if (hasPoppler)
    expect(seen(cleanPdf(jpegPdf(full, '/DeviceCMYK')).bytes)).toEqual(
      seen(jpegPdf(full, '/DeviceCMYK')),
    );
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no frame', Buffer.from('ffd8ffd9', 'hex')],
  [
    'a table that says less than it holds',
    jpegFile({ segments: Buffer.from('ffdb000700aabbccdd', 'hex') }),
  ],
  ['two frames', jpegFile({ segments: Buffer.from('ffc0000b080008000801011100', 'hex') })],
])('a JPEG whose parts do not fit is refused: %s', (_, bytes) => {
  expect(() => cleanJpeg(bytes)).toThrow(expect.objectContaining({ fault: 'unreadable' }));
});

test.runIf(hasPoppler)('a fax is drawn as it was, and nothing stands behind it', async () => {
  const tiff = await sharp(pixels(64, 48, 1), { raw: { width: 64, height: 48, channels: 1 } })
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 4, yres: 4 })
    .toBuffer();
  const fax = stripOf(tiff);
  expect(fax.length).toBeGreaterThan(20);
  const made = (data: Buffer) =>
    pictured(
      '/Width 64/Height 48/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 48>>',
      data,
    );
  const noted = made(Buffer.concat([fax, mark, Buffer.alloc(9_000, mark)]));
  const { bytes } = cleanPdf(noted);
  expect(bytes.includes(MARK)).toBe(false);
  expect(seen(bytes)).toEqual(seen(made(fax)));
  expect(cleanFax(fax, { columns: 64, rows: 48, kind: -1 }).length).toBeLessThanOrEqual(fax.length);
});

/** The one strip of a TIFF. @source TIFF 6.0 §2 */
function stripOf(tiff: Buffer): Buffer {
  const at = tiff.readUInt32LE(4);
  const tags = new Map(
    Array.from({ length: tiff.readUInt16LE(at) }, (_, index) => {
      const entry = at + 2 + index * 12;
      const isShort = tiff.readUInt16LE(entry + 2) === 3;
      const value = isShort ? tiff.readUInt16LE(entry + 8) : tiff.readUInt32LE(entry + 8);
      return [tiff.readUInt16LE(entry), value] as const;
    }),
  );
  return tiff.subarray(tags.get(273)!, tags.get(273)! + tags.get(279)!);
}

const long = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

test('a JPEG 2000 keeps its points and colours, without notes or what stands behind', () => {
  const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
  const note = Buffer.concat([hex('ff64 001e 0001'), mark]);
  const size = Buffer.concat([
    hex('ff51 0029 0000'),
    long(8),
    long(8),
    ...Array.from({ length: 2 }, () => long(0)),
    long(8),
    long(8),
    long(0),
    long(0),
    hex('0001 070101'),
  ]);
  const tile = Buffer.concat([
    hex('ff90 000a 0000'),
    long(0),
    hex('0001'),
    note,
    hex('ff93 c0ffee'),
  ]);
  const code = Buffer.concat([hex('ff4f'), size, note, tile, hex('ffd9')]);
  const kept = cleanJpx(Buffer.concat([code, mark]));
  expect(kept.includes(MARK)).toBe(false);
  expect(kept.toString('hex')).toContain('ff93c0ffeeffd9');
  expect(cleanJpx(kept)).toEqual(kept);
  const box = (kind: string, body: Buffer) =>
    Buffer.concat([long(body.length + 8), Buffer.from(kind), body]);
  const boxed = Buffer.concat([
    box('jP  ', hex('0d0a870a')),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ')),
    box('jp2h', Buffer.concat([box('ihdr', Buffer.alloc(14)), box('xml ', mark)])),
    box('uuid', mark),
    box('jp2c', code),
    box('xml ', mark),
  ]);
  const whole = cleanJpx(boxed);
  expect(whole.includes(MARK)).toBe(false);
  expect(whole.includes('ihdr') && whole.includes(hex('ff93c0ffee'))).toBe(true);
});

test('a JBIG2 keeps the segments that draw', () => {
  const segment = (type: number, data: Buffer) =>
    Buffer.concat([long(0), Buffer.from([type, 0, 1]), long(data.length), data]);
  const pageInfo = segment(48, Buffer.concat([long(8), long(8), Buffer.alloc(11)]));
  const region = segment(38, Buffer.concat([long(8), long(8), Buffer.alloc(12)]));
  const kept = cleanJbig2(
    Buffer.concat([pageInfo, segment(62, mark), region, segment(51, Buffer.alloc(0))]),
  );
  expect(kept).toEqual(Buffer.concat([pageInfo, region]));
});

/** Bytes that no packing makes shorter, so that they stand in what is packed as they are. */
const noise = (length: number, seed = '') =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
      createHash('sha256').update(`${seed}${at}`).digest(),
    ),
  ).subarray(0, length);
/** Many points, with words where no row of them begins. */
const spelt = (words: Buffer) =>
  Buffer.concat([noise(9_020), words, noise(60 * 60 * 3, 'more')]).subarray(0, 60 * 60 * 3);

test.each([
  ['a page in the points of a JPEG', far(jpegPdf(jpegWith(page)))],
  ['a page in points', far(speltPdf(page))],
  ['a page in points that were packed', far(speltPdf(page, deflateSync))],
])('what is kept says no second thing, though nothing is seen at the door: %s', async (_, pdf) => {
  expect(isMixed('pdf', pdf)).toBe(false);
  expect(await inspect('pdf', pdf)).toEqual({ fault: 'mixed' });
});

test('a ZIP that was hidden by its packing is seen where it comes out', async () => {
  const pdf = speltPdf(zip, (points) =>
    deflateSync(points, { strategy: constants.Z_HUFFMAN_ONLY }),
  );
  const { bytes, fault } = await inspect('pdf', pdf);
  expect(fault ?? bytes!.includes('PK\x05\x06', 0, 'latin1')).toBe('mixed');
});

function speltPdf(words: Buffer, pack?: (points: Buffer) => Buffer): Buffer {
  const points = spelt(words);
  const dict = '/Width 60/Height 60/BitsPerComponent 8/ColorSpace/DeviceRGB';
  return pack ? pictured(`${dict}/Filter/FlateDecode`, pack(points)) : pictured(dict, points);
}

/** The same behind more than browsers look at. */
function far(pdf: Buffer): Buffer {
  const at = pdf.indexOf('1 0 obj');
  return Buffer.concat([
    pdf.subarray(0, at),
    Buffer.from(`%${'-'.repeat(5_000)}\n`),
    pdf.subarray(at),
  ]);
}

/** Its points go on after the last one, with more that no decoder reads. */
function jpegWith(words: Buffer): Buffer {
  const jpeg = jpegFile();
  return Buffer.concat([jpeg.subarray(0, -2), words, jpeg.subarray(-2)]);
}

test.each(['jpg', 'png'] as const)(
  'an uploaded %s is drawn anew, without place or notes',
  async (kind) => {
    const drawn = picture().withExif({
      IFD0: { Copyright: MARK },
      IFD3: { GPSLatitude: '39/1 28/1 0/1' },
    });
    const original = Buffer.concat([
      await (kind === 'jpg' ? drawn.jpeg() : drawn.png()).toBuffer(),
      mark,
    ]);
    expect(original.includes(MARK)).toBe(true);
    const { bytes } = await inspect(kind, original);
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, bytes!.includes(MARK)]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  },
);

test('an uploaded PNG whose points spell a page does not say it once they are packed anew', async () => {
  const points = { raw: { width: 60, height: 60, channels: 3 } } as const;
  const png = await sharp(spelt(page), points).png({ compressionLevel: 0 }).toBuffer();
  expect(png.includes(page)).toBe(true);
  const { bytes, fault } = await inspect('png', png);
  expect(fault ?? bytes!.includes(page)).toBe(fault ? 'mixed' : false);
});
