import { deflateSync } from 'node:zlib';
import { jpegFile, pngChunk, pngFile } from '../files.ts';
import { packed, stream, writeRaw } from './rawPdf.ts';

/** A file built to exhaust whoever opens it. */
export interface Bomb {
  what: string;
  name: string;
  bytes: Buffer;
}

const MILLION = 1_000_000;
const zeros = (bytes: number) => Buffer.alloc(bytes, 0x20);

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>';
function pdf(objects: [number, string | Buffer][], trailer = ''): Buffer {
  const all = new Map<number, string | Buffer>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [3, page],
    [4, stream('', 'q Q')],
    ...objects,
  ]);
  return writeRaw({ objects: all, trailer: `/Root 1 0 R${trailer}` }, 'table');
}

const object = (text: string) => pdf([[9, text]]);
const picture = (more: string, data: Buffer, dict = '/Width 10/Height 10') =>
  pdf([
    [3, page.replace('/Contents', '/Resources<</XObject<</X 9 0 R>>>>/Contents')],
    [
      9,
      stream(
        `/Type/XObject/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8${dict}${more}`,
        data,
      ),
    ],
  ]);
const numbers = (...list: number[]) =>
  Buffer.concat(
    list.map((each) => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(each);
      return four;
    }),
  );
const jpx = (side: number, tile: number) =>
  Buffer.concat([
    Buffer.from('ff4fff51002f0000', 'hex'),
    numbers(side, side, 0, 0, tile, tile, 0, 0),
    Buffer.from('0003070101070101070101ffd9', 'hex'),
  ]);
const jbig2 = (side: number) =>
  Buffer.concat([
    numbers(0),
    Buffer.from([48, 0, 1]),
    numbers(19, side, side, 0, 0),
    Buffer.alloc(3),
  ]);
/** One run of 128 equal bytes, again and again. */
const runs = (bytes: number) => Buffer.alloc(bytes, Buffer.from([129, 0x20]));

const pdfs: Record<string, () => Buffer> = {
  'a million arrays within each other': () => object('['.repeat(MILLION) + ']'.repeat(MILLION)),
  'a million arrays that never end': () => object('['.repeat(MILLION)),
  'a million dictionaries within each other': () =>
    object('<</A'.repeat(MILLION) + ' 0' + '>>'.repeat(MILLION)),
  'a million brackets within each other': () => object('('.repeat(MILLION) + ')'.repeat(MILLION)),
  'arrays and dictionaries in turn': () => object('[<</A '.repeat(MILLION / 2)),
  'arrays in an object stream': () =>
    pdf([[9, packed('/Type/ObjStm/N 1/First 5', `99 0 ${'['.repeat(MILLION)}`)]]),
  'more than nine million values': () => object(`[${'0 '.repeat(4.8 * MILLION)}]`),
  'two million dictionaries': () => object(`[${'<<>>'.repeat(2 * MILLION)}]`),
  'four hundred thousand objects': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(
        Array.from({ length: 400_000 }, (_, index) => `${index + 9} 0 obj 0 endobj\n`).join(''),
      ),
      object('0'),
    ]),
  'an object stream that claims a billion objects': () =>
    pdf([[9, packed('/Type/ObjStm/N 1000000000/First 5', '99 0 0')]]),
  'a content that unpacks a thousand times over': () =>
    pdf([[4, packed('', zeros(100 * 1024 ** 2))]]),
  'a content that is packed twice': () =>
    pdf([
      [
        4,
        stream(
          '/Filter[/FlateDecode/FlateDecode]',
          deflateSync(deflateSync(zeros(120 * 1024 ** 2), { level: 9 }), { level: 9 }),
        ),
      ],
    ]),
  'a hundred contents that unpack to the bound': () =>
    pdf([
      [
        3,
        page.replace(
          '4 0 R',
          `[${Array.from({ length: 100 }, (_, at) => `${at + 20} 0 R`).join(' ')}]`,
        ),
      ],
      ...Array.from({ length: 100 }, (_, at): [number, Buffer] => [at + 20, fifteen()]),
    ]),
  'an object stream that unpacks a thousand times over': () =>
    pdf([[9, packed('/Type/ObjStm/N 1/First 4', zeros(100 * 1024 ** 2))]]),
  'a content in runs': () => pdf([[4, stream('/Filter/RunLengthDecode', runs(4 * MILLION))]]),
  'a content in LZW': () => pdf([[4, stream('/Filter/LZWDecode', lzw(9 * MILLION))]]),
  'rows of a billion points': () =>
    pdf([
      [
        4,
        stream(
          '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1000000000>>',
          deflateSync(Buffer.alloc(9)),
        ),
      ],
    ]),
  'a table of a billion objects': () => pdf([], '/Size 1000000000'),
  'a packed table of a billion objects': () =>
    pdf([[9, packed('/Type/XRef/Size 1000000000/W[0 0 0]/Root 1 0 R', '')]]),
  'pages in a circle': () =>
    pdf([
      [2, '<</Type/Pages/Kids[3 0 R 5 0 R]>>'],
      [5, '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]>>'],
    ]),
  'a page tree of a hundred levels': () =>
    pdf([
      [2, '<</Kids[100 0 R]>>'],
      ...Array.from({ length: 100 }, (_, at): [number, string] => [
        at + 100,
        `<</Kids[${at === 99 ? 3 : at + 101} 0 R]>>`,
      ]),
    ]),
  'a hundred thousand pages': () => pdf([[2, `<</Type/Pages/Kids[${'3 0 R '.repeat(100_000)}]>>`]]),
  'pages that double at each level': () =>
    pdf(
      Array.from({ length: 40 }, (_, at): [number, string] => [
        at === 0 ? 2 : at + 100,
        at === 39 ? '<</Kids[3 0 R 3 0 R]>>' : `<</Kids[${at + 101} 0 R ${at + 101} 0 R]>>`,
      ]),
    ),
  'a page as large as a town': () => pdf([[3, page.replace('300 200', '999999999 999999999')]]),
  'a picture of ten billion points': () =>
    picture('', Buffer.alloc(9), '/Width 100000/Height 100000'),
  'a JPG of four billion points in it': () =>
    picture('/Filter/DCTDecode', jpegFile({ width: 65_000, height: 65_000 })),
  'a JPEG 2000 of four billion points in it': () =>
    picture('/Filter/JPXDecode', jpx(65_000, 65_000)),
  'a JPEG 2000 of very many tiles in it': () => picture('/Filter/JPXDecode', jpx(14_000, 1)),
  'a JBIG2 of four billion points in it': () => picture('/Filter/JBIG2Decode', jbig2(65_000)),
  'a fax of a billion rows in it': () =>
    picture(
      '/Filter/CCITTFaxDecode/DecodeParms<</Columns 60000/Rows 1000000000>>',
      Buffer.alloc(9),
    ),
  'a thousand forms within each other': () =>
    pdf([
      [3, page.replace('/Contents', '/Resources<</XObject<</X 100 0 R>>>>/Contents')],
      ...Array.from({ length: 1_000 }, (_, at): [number, Buffer] => [
        at + 100,
        stream(`/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${at + 101} 0 R>>>>`, '/X Do'),
      ]),
    ]),
  'strings that never end': () => object('9 0 obj ( '.repeat(MILLION / 2)),
  'streams that never end': () =>
    Buffer.concat([
      object('0').subarray(0, -30),
      Buffer.from('9 0 obj<<>>stream\n'.repeat(400_000)),
      Buffer.from('%%EOF'),
    ]),
  'lengths that name each other': () =>
    pdf(
      Array.from({ length: 20_000 }, (_, at): [number, string] => [
        at + 20,
        `<</Length ${at + 21} 0 R>>\nstream\n${at}`,
      ]),
    ),
};

let fifteenMegabytes: Buffer | undefined;
const fifteen = () => (fifteenMegabytes ??= packed('', zeros(15 * 1024 ** 2)));

/** Codes of nine to twelve bits that name the newest entry, each a byte longer than the one before. */
function lzw(most: number): Buffer {
  const bits: number[] = [];
  const bytes: number[] = [];
  const put = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((code >> bit) & 1);
    while (bits.length >= 8) bytes.push(parseInt(bits.splice(0, 8).join(''), 2));
  };
  put(256, 9);
  put(32, 9);
  for (let next = 258, width = 9; next < 4094; next++) {
    put(next, width);
    if (next + 2 >= 1 << width && width < 12) width++;
  }
  const once = Buffer.from(bytes);
  return Buffer.concat(
    Array.from({ length: Math.min(200, Math.floor(most / once.length)) }, () => once),
  );
}

/** A PNG whose points are packed a thousand times over. */
function pngBomb(side: number): Buffer {
  const png = pngFile();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + side * 3)), { level: 9 });
  return Buffer.concat([
    png.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngHeader(width: number, height: number, interlace = 0): Buffer {
  const png = pngFile();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[12] = interlace;
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}

const pictures: Record<string, [name: string, make: () => Buffer]> = {
  'a JPG of four billion points': ['a.jpg', () => jpegFile({ width: 65_000, height: 65_000 })],
  'a JPG of many scans without points': ['a.jpg', scans],
  'a PNG of 400 million points': ['a.png', () => pngHeader(19_999, 19_999)],
  'a PNG one point high': ['a.png', () => pngHeader(2_000_000_000, 1)],
  'a PNG in seven passes': ['a.png', () => pngHeader(9_900, 9_900, 1)],
  'a PNG of a hundred and ten million points that unpack': ['a.png', () => pngBomb(10_500)],
  'a PNG with a text that unpacks to much': [
    'a.png',
    () => {
      const text = deflateSync(zeros(300 * 1024 ** 2), { level: 9 });
      const png = pngFile(2, 2);
      const note = Buffer.concat([Buffer.from('a\0\0', 'latin1'), text]);
      return Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', note), png.subarray(33, 45)]);
    },
  ],
};

/** A large progressive frame and ten thousand scans of it that say nothing. */
function scans(): Buffer {
  const jpeg = jpegFile({ width: 9_000, height: 9_000 });
  const frame = Buffer.from(jpeg);
  const at = frame.indexOf('\xff\xc0', 0, 'latin1');
  frame[at + 1] = 0xc2;
  const scan = Buffer.from('ffda0008010100000000', 'hex');
  const start = frame.indexOf('\xff\xda', 0, 'latin1');
  return Buffer.concat([
    frame.subarray(0, start),
    ...Array.from({ length: 10_000 }, () => scan),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** What looks like an attack on the reader and is read well: taken, and the page is kept. */
export const harmless: readonly string[] = ['lengths that name each other'];

/** All of them by what they are; each is made when it is asked for, the same every time. */
export const bombs: readonly { what: string; make(): Bomb }[] = [
  ...Object.entries(pdfs).map(([what, make]) => ({
    what,
    make: () => ({ what, name: 'a.pdf', bytes: make() }),
  })),
  ...Object.entries(pictures).map(([what, [name, make]]) => ({
    what,
    make: () => ({ what, name, bytes: make() }),
  })),
];
