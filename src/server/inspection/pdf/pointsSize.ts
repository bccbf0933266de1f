import { nameOf, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

/**
 * Bytes that the points of a picture come to: rows of whole bytes. Undefined where width, height or depth is
 * not said. @source ISO 32000-1 §8.9.5
 */
export function pointsSize(picture: PdfDict, file: PdfFile): number | undefined {
  const number = (key: string, short: string) => {
    const value = file.resolve(picture.get(key) ?? picture.get(short));
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const isMask = file.resolve(picture.get('ImageMask') ?? picture.get('IM')) === true;
  const [width, height] = [number('Width', 'W'), number('Height', 'H')];
  const depth = isMask ? 1 : number('BitsPerComponent', 'BPC');
  if (width === undefined || height === undefined || depth === undefined || depth > 16)
    return undefined;
  const colors = isMask ? 1 : colorsOf(picture.get('ColorSpace') ?? picture.get('CS'), file);
  return height * Math.ceil((width * colors * depth) / 8);
}

const counts: Readonly<Record<string, number>> = {
  ...{ DeviceGray: 1, G: 1, CalGray: 1, Indexed: 1, I: 1, Separation: 1 },
  ...{ DeviceRGB: 3, RGB: 3, CalRGB: 3, Lab: 3 },
};
/** Of a space that is not known by its name: the largest of the usual ones, DeviceCMYK's. */
const MOST_USUAL = 4;

/** Numbers that one point has in a space of colours. @source ISO 32000-1 §8.6 */
function colorsOf(space: PdfValue | undefined, { resolve }: PdfFile): number {
  const value = resolve(space);
  if (!Array.isArray(value)) return counts[nameOf(value) ?? 'DeviceGray'] ?? MOST_USUAL;
  const kind = nameOf(resolve(value[0])) ?? '';
  const second = resolve(value[1]);
  if (kind === 'DeviceN' && Array.isArray(second)) return Math.min(32, Math.max(1, second.length));
  const given = second instanceof PdfStream ? resolve(second.dict.get('N')) : null;
  if (kind === 'ICCBased' && (given === 1 || given === 3 || given === 4)) return given;
  return counts[kind] ?? MOST_USUAL;
}
