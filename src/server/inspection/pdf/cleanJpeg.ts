import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DHT = 0xc4;
const DQT = 0xdb;
const APP0 = 0xe0;
const APP14 = 0xee;
/** Of arithmetic coding, lines found late, and restarts: as long as they must be, whatever they say. */
const exact: Readonly<Record<number, number>> = { 0xdc: 2, 0xdd: 2 };

/**
 * A JPEG with the parts alone that a decoder reads, from its start to its end mark: tables, one frame, its
 * scans, and what says its kind of colours. Notes, places, thumbnails, other pictures and whatever stands
 * between or behind are left out. Throws `unreadable` where its parts do not fit, `complex` for very many scans.
 * @source ITU-T T.81 annex B, ITU-T T.871, ISO 32000-1 §7.4.8
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, SOI])];
  let [frames, scans] = [0, 0];
  let at = bytes.indexOf('\xff\xd8', 0, 'latin1') + 2;
  if (at < 2) throw new Unfit('unreadable');
  while ((at = nextMarker(bytes, at)) >= 0) {
    const marker = bytes[at + 1]!;
    at += 2;
    if (marker === EOI) break;
    if (marker === SOI || marker === 0x01 || isRestart(marker)) continue;
    if (at + 2 > bytes.length) break;
    const end = at + bytes.readUInt16BE(at);
    if (end < at + 2 || end > bytes.length) throw new Unfit('unreadable');
    const kept = keptOf(marker, bytes.subarray(at + 2, end));
    at = end;
    if (!kept) continue;
    if (isFrame(marker) && ++frames > 1) throw new Unfit('unreadable');
    parts.push(segment(marker, kept));
    if (marker !== SOS) continue;
    if (++scans > pdfLimits.scans) throw new Unfit('complex');
    const scanEnd = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
  if (frames === 0 || scans === 0) throw new Unfit('unreadable');
  return Buffer.concat([...parts, Buffer.from([0xff, EOI])]);
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![DHT, 0xc8, 0xcc].includes(marker);

/** Where the next mark stands; its fill bytes are passed. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0xff && next !== 0) return at;
  }
  return -1;
}

/** Points go on over escaped bytes and restarts. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = nextMarker(bytes, from); at >= 0; at = nextMarker(bytes, at + 2))
    if (!isRestart(bytes[at + 1]!)) return at;
  return bytes.length;
}

/** What is kept of a segment; undefined for those that no decoder needs. */
function keptOf(marker: number, body: Buffer): Buffer | undefined {
  const startsWith = (word: string) => body.toString('latin1', 0, word.length) === word;
  // Version, density, and no thumbnail.
  if (marker === APP0)
    return startsWith('JFIF\0') && body.length >= 12
      ? Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)])
      : undefined;
  if (marker === APP14)
    return startsWith('Adobe') && body.length >= 12 ? body.subarray(0, 12) : undefined;
  const length = lengthOf(marker, body);
  if (length === undefined) return undefined;
  if (length !== body.length) throw new Unfit('unreadable');
  return body;
}

/** As long as the segment must be by what it says; undefined for those that are left out. */
function lengthOf(marker: number, body: Buffer): number | undefined {
  if (isFrame(marker)) return 6 + 3 * (body[5] ?? 0);
  if (marker === SOS) return 4 + 2 * (body[0] ?? 0);
  if (marker === 0xcc) return body.length & 1 ? -1 : Math.min(body.length, 64);
  if (marker === DQT) return sum(body, (at) => 1 + 64 * (1 + (body[at]! >> 4)));
  if (marker === DHT)
    return sum(
      body,
      (at) => 17 + body.subarray(at + 1, at + 17).reduce((all, each) => all + each, 0),
    );
  return exact[marker];
}

function sum(body: Buffer, sizeAt: (at: number) => number): number {
  let at = 0;
  while (at < body.length) at += sizeAt(at);
  return at;
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
