import { Unfit } from '../fault.ts';
import type { Copier } from './createCopier.ts';
import { appearanceOf } from './appearanceOf.ts';
import { assertNotHidden } from './assertNotHidden.ts';
import { nameOf, PdfStream, type PdfDict, type PdfRef, type PdfValue } from './pdfValue.ts';

/** A form that is drawn upon a page. */
export interface Shown {
  /** Its name among the page's resources. */
  name: string;
  form: PdfRef;
  /** From its own space to the page's. */
  matrix: number[];
}

/** Notes of a page; more are built to exhaust whoever draws them. */
const MOST = 5_000;
/** What people write, draw and stamp upon pages, and what they fill in. Links, films and sounds are not shown. */
const kinds = new Set([
  ...['Widget', 'FreeText', 'Stamp', 'Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine'],
  ...['Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Caret'],
  ...['Watermark', 'Redact', 'Text'],
]);
const HIDDEN = 2 | 32;

/** What the notes and filled fields of a page show. @source ISO 32000-1 §12.5.5 */
export function shownOf(page: PdfDict, form: PdfDict, copier: Copier): Shown[] {
  const { resolve } = copier.file;
  const notes = resolve(page.get('Annots'));
  if (!Array.isArray(notes)) return [];
  if (notes.length > MOST) throw new Unfit('complex');
  return notes.flatMap((each, index): Shown[] => {
    const note = resolve(each);
    if (!(note instanceof Map) || !kinds.has(nameOf(resolve(note.get('Subtype'))) ?? '')) return [];
    const flags = resolve(note.get('F'));
    if (typeof flags === 'number' && flags & HIDDEN) return [];
    assertNotHidden(note.get('OC'), resolve);
    const rect = boxOf(note.get('Rect'), resolve);
    const found = rect && appearanceOf(note, form, rect, copier);
    const drawn = found && copier.objects[found.number - 1];
    if (!drawn || !(drawn instanceof PdfStream)) return [];
    const matrix = placed(drawn.dict, rect);
    return matrix ? [{ name: `Shown${index}`, form: found, matrix }] : [];
  });
}

type Resolve = (value: PdfValue | undefined) => PdfValue;

/** Left, bottom, right, top. */
function boxOf(value: PdfValue | undefined, resolve: Resolve): number[] | undefined {
  const list = resolve(value);
  const read = Array.isArray(list) ? list.slice(0, 4).map(resolve) : [];
  if (read.length < 4 || !read.every((each): each is number => typeof each === 'number')) return;
  const [a, b, c, d] = read as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** The matrix that brings the form's box, turned by its own matrix, into the note's rectangle. */
function placed(dict: PdfDict, rect: number[]): number[] | undefined {
  // Already copied: what it names would be numbers of the new file.
  const own = dict.get('Matrix');
  const [a, b, c, d, e, f] = (
    Array.isArray(own) && own.length === 6 ? own : [1, 0, 0, 1, 0, 0]
  ).map((each) => (typeof each === 'number' ? each : 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const box = boxOf(dict.get('BBox'), (value) => value ?? null);
  if (!box) return undefined;
  const corners = [0, 2].flatMap((x) =>
    [1, 3].map((y) => [a * box[x]! + c * box[y]! + e, b * box[x]! + d * box[y]! + f] as const),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - bottom;
  if (!(width > 0 && height > 0)) return undefined;
  const [x0, y0, x1, y1] = rect as [number, number, number, number];
  const [sx, sy] = [(x1 - x0) / width, (y1 - y0) / height];
  const matrix = [sx, 0, 0, sy, x0 - sx * left, y0 - sy * bottom];
  return matrix.every(Number.isFinite) ? matrix.map((each) => Number(each.toFixed(5))) : undefined;
}
