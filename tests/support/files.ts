import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** A real PDF with one page and a text. */
export async function pdfFile(text = 'Documento de prueba'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText(text, { x: 20, y: 150, size: 12 });
  return Buffer.from(await document.save());
}

/** A PNG of one colour. */
export function pngFile(width = 8, height = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3), 0x66);
  for (let row = 0; row < height; row++) rows[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A JPEG of one grey block; `segments` go before its frame. */
export function jpegFile({
  width = 8,
  height = 8,
  segments = Buffer.alloc(0),
}: { width?: number; height?: number; segments?: Buffer } = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const segment = (marker: number, body: Buffer | number[]) => {
    const data = Buffer.from(body);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length + 2);
    return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
  };
  const bits = [0, 1, ...Array.from<number>({ length: 14 }).fill(0)];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segments,
    segment(0xdb, [0, ...Array.from<number>({ length: 64 }).fill(16)]),
    segment(0xc0, [8, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...bits, 0]),
    segment(0xc4, [0x10, ...bits, 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    Buffer.from([0x3f, 0xff, 0xd9]),
  ]);
}
