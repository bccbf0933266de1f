import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { jpegFile, pdfFile, pngChunk, pngFile } from './files.ts';

/** A file that must not be taken: what it is, its name, its bytes, the status that refuses it. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  status: number;
  code: string;
}

const MOST = 10 * 1024 ** 2;
const zip: Buffer = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

/** Files that lie, break, hide or carry something; each is refused in one way. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pdf = await pdfFile();
  const png = pngFile();
  const jpeg = jpegFile();
  const after = (bytes: Buffer, more: string | Buffer) => Buffer.concat([bytes, Buffer.from(more)]);
  const lie = (what: string, name: string, content: string | Buffer): HostileFile => ({
    what,
    name,
    bytes: Buffer.from(content),
    status: 415,
    code: 'file.content',
  });
  const kind = (name: string, bytes: Buffer): HostileFile => ({
    what: `the name ${name}`,
    name,
    bytes,
    status: 415,
    code: 'file.kind',
  });
  const bad = (what: string, name: string, bytes: Buffer, code: string): HostileFile => ({
    what,
    name,
    bytes,
    status: 422,
    code: `file.${code}`,
  });
  const called = (what: string, name: string): HostileFile => ({
    what,
    name,
    bytes: pdf,
    status: 422,
    code: 'file.name',
  });
  return [
    lie('HTML as PDF', 'a.pdf', '<!doctype html><script>alert(1)</script>'),
    lie('SVG as PNG', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    lie('SVG as JPG', 'a.jpg', '<?xml version="1.0"?><svg/>'),
    lie('PNG as PDF', 'a.pdf', png),
    lie('PDF as JPG', 'a.jpg', pdf),
    lie('JPG as PNG', 'a.png', jpeg),
    lie('a program as PDF', 'a.pdf', Buffer.from('4d5a900003000000', 'hex')),
    lie('a ZIP as PDF', 'a.pdf', zip),
    lie('a PDF behind a page', 'a.pdf', Buffer.concat([Buffer.from('<html>'), pdf])),
    lie('a PDF behind blanks', 'a.pdf', Buffer.concat([Buffer.from('\n\n'), pdf])),
    lie('text as PDF', 'a.pdf', 'PDF-1.7'),
    lie('GIF as PNG', 'a.png', 'GIF89a'),
    kind('a.svg', Buffer.from('<svg/>')),
    kind('a.html', pdf),
    kind('a.pdf.exe', pdf),
    kind('a.pdf.', pdf),
    kind('pdf', pdf),
    bad('nothing', 'a.pdf', Buffer.alloc(0), 'empty'),
    {
      what: 'one byte too many',
      name: 'a.pdf',
      bytes: Buffer.concat([pdf, Buffer.alloc(MOST + 1 - pdf.length)]),
      status: 413,
      code: 'file.size',
    },
    bad('a PDF with a ZIP behind it', 'a.pdf', after(pdf, zip), 'mixed'),
    bad(
      'a PDF with a ZIP whose comment ends like a PDF',
      'a.pdf',
      after(pdf, zipWith('\n%%EOF')),
      'mixed',
    ),
    bad('a PDF with a page behind it', 'a.pdf', after(pdf, '<script>alert(1)</script>'), 'mixed'),
    bad(
      'a PDF that starts as a page',
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>'), pdf]),
      'mixed',
    ),
    bad('a JPG with a page behind it', 'a.jpg', after(jpeg, '<html><body>'), 'mixed'),
    bad('a JPG with a ZIP behind it', 'a.jpg', after(jpeg, zip), 'mixed'),
    bad(
      'a JPG with a page in a comment',
      'a.jpg',
      jpegFile({ segments: comment('<script>alert(1)</script>') }),
      'mixed',
    ),
    bad('a PNG with a page behind it', 'a.png', after(png, '<svg onload=x>'), 'mixed'),
    bad(
      'a PNG with a script in a text',
      'a.png',
      Buffer.concat([
        png.subarray(0, 33),
        pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
        png.subarray(33),
      ]),
      'mixed',
    ),
    bad('half a PDF', 'a.pdf', after(pdf.subarray(0, pdf.length >> 1), '\n%%EOF'), 'unreadable'),
    bad('a PDF of its first line', 'a.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'unreadable'),
    bad('half a JPG', 'a.jpg', jpeg.subarray(0, 60), 'unreadable'),
    bad('a JPG of three bytes', 'a.jpg', jpeg.subarray(0, 3), 'unreadable'),
    bad('a JPG too large to show', 'a.jpg', jpegFile({ width: 65_000, height: 65_000 }), 'complex'),
    bad('half a PNG', 'a.png', png.subarray(0, 40), 'unreadable'),
    bad(
      'a PNG with a wrong checksum',
      'a.png',
      Buffer.from(png.map((byte, at) => (at === 23 ? byte ^ 1 : byte))),
      'unreadable',
    ),
    bad('a PNG too large to show', 'a.png', bombPng(), 'complex'),
    bad('a PDF with a password', 'a.pdf', encryptedPdf(pdf), 'encrypted'),
    bad('a folder of PDFs', 'a.pdf', await pdfWith(collect), 'special'),
    bad('a form that draws itself', 'a.pdf', await pdfWith(drawItself), 'special'),
    bad('a PDF that unpacks to gigabytes', 'a.pdf', bombPdf(), 'complex'),
    called('a path up', '../../etc/passwd.pdf'),
    called('a path of Windows', '..\\..\\boot.pdf'),
    called('an absolute path', '/etc/passwd.pdf'),
    called('a line break', 'a\r\nset-cookie: x=1.pdf'),
    called('a NUL', 'a\0.pdf'),
    called('a turn of direction', 'fdp\u202egpj.pdf'),
    called('an escape', 'a\u001b[31m.pdf'),
    called('blanks only', '   '),
    called('dots only', '..'),
  ];
}

/** A ZIP end whose comment is this text. */
function zipWith(text: string): Buffer {
  const end: Buffer = Buffer.from(zip);
  end.writeUInt16LE(text.length, 20);
  return Buffer.concat([end, Buffer.from(text)]);
}

function comment(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
}

async function pdfWith(change: (document: PDFDocument) => unknown): Promise<Buffer> {
  const document = await PDFDocument.load(await pdfFile());
  await change(document);
  return Buffer.from(await document.save());
}

function collect(document: PDFDocument): void {
  document.catalog.set(PDFName.of('Collection'), document.context.obj({ View: 'D' }));
}

function drawItself(document: PDFDocument): void {
  document.catalog.set(PDFName.of('NeedsRendering'), document.context.obj(true));
  const form = document.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') });
  document.catalog.set(PDFName.of('AcroForm'), form);
}

/** A PDF whose trailer says that its strings and streams are encrypted. */
export function encryptedPdf(pdf: Buffer): Buffer {
  const key =
    '/Filter/Standard/V 1/R 2/O(********************************)/U(********************************)/P -4';
  const text = `99 0 obj\n<<${key}>>\nendobj\ntrailer\n<</Encrypt 99 0 R>>\nstartxref\n0\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(text)]);
}

/** A picture of 400 million points in some bytes. */
function bombPng(): Buffer {
  const png = pngFile();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(19_999, 0);
  header.writeUInt32BE(19_999, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}

/** A stream of objects that is packed a thousand times over. */
function bombPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 ** 2, 0x20), { level: 9 });
  const dict = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${dict}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\nstartxref\n0\n%%EOF'),
  ]);
}
