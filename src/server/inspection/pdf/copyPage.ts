import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Copier } from './createCopier.ts';
import { drawsOf } from './drawsOf.ts';
import { shownOf } from './shownOf.ts';
import { PdfName, PdfStream, type PdfDict, type PdfRef, type PdfValue } from './pdfValue.ts';
import { keepEntries } from './shape.ts';
import { content, group, resourceEntries, xObject } from './shapes.ts';

/** Pieces of one page's content; programs write a handful. */
const MOST_PIECES = 5_000;
const A4 = [0, 0, 595, 842];

/**
 * A page as it looks, as an object of the new file: its content, resources, boxes and rotation, and
 * what its notes and filled fields show drawn upon it.
 */
export function copyPage(page: PdfDict, parent: PdfRef, form: PdfDict, copier: Copier): PdfRef {
  const { resolve } = copier.file;
  const copy: PdfDict = new Map<string, PdfValue>([
    ['Type', new PdfName('Page')],
    ['Parent', parent],
    ...boxesOf(page, copier),
  ]);
  const own = resolve(page.get('Resources'));
  const resources = own instanceof Map ? keepEntries(own, resourceEntries, copier) : new Map();
  const drawn = shownOf(page, form, copier);
  if (drawn.length > 0) addXObjects(resources, own, drawn, copier);
  copy.set('Resources', resources);
  const kept = copier.keep(page.get('Group'), group);
  if (kept !== undefined) copy.set('Group', kept);
  // What the content leaves behind must not move what is drawn upon it.
  const pieces = contentOf(page, copier);
  const upon = drawn.map(({ matrix, name }) => `q ${matrix.join(' ')} cm /${name} Do Q`).join('\n');
  copy.set(
    'Contents',
    drawn.length === 0
      ? pieces
      : [piece(copier, 'q\n'), ...pieces, piece(copier, `\nQ\n${upon}\n`)],
  );
  return copier.add(copy);
}

function piece(copier: Copier, text: string): PdfRef {
  const stream = new PdfStream(new Map(), Buffer.from(text, 'latin1'));
  copier.draws.set(stream, drawsOf(stream.bytes));
  return copier.add(stream);
}

function contentOf(page: PdfDict, copier: Copier): PdfValue[] {
  const found = copier.file.resolve(page.get('Contents'));
  const pieces = Array.isArray(found) ? found : [page.get('Contents') ?? null];
  if (pieces.length > MOST_PIECES) throw new Unfit('complex');
  return pieces.flatMap((each) => copier.keep(each, content) ?? []);
}

/** The page's own dictionary of pictures and forms is shared with nobody afterwards. */
function addXObjects(
  resources: PdfDict,
  own: PdfValue,
  drawn: ReturnType<typeof shownOf>,
  copier: Copier,
): void {
  const named = own instanceof Map ? copier.file.resolve(own.get('XObject')) : null;
  const all: PdfDict = new Map();
  if (named instanceof Map)
    for (const [key, value] of named) {
      const kept = copier.keep(value, xObject);
      if (kept !== undefined) all.set(key, kept);
    }
  for (const { name, form } of drawn) all.set(name, form);
  resources.set('XObject', all);
}

/** Boxes, rotation and unit, where they are sound. */
function boxesOf(page: PdfDict, { file: { resolve } }: Copier): [string, PdfValue][] {
  const numbers = (value: PdfValue | undefined) => {
    const list = resolve(value);
    const read = Array.isArray(list) ? list.map(resolve) : [];
    return read.length === 4 && read.every((each) => typeof each === 'number')
      ? (read as number[])
      : undefined;
  };
  const sides = (box: number[]) => [Math.abs(box[2]! - box[0]!), Math.abs(box[3]! - box[1]!)];
  const media = numbers(page.get('MediaBox')) ?? A4;
  const unit = resolve(page.get('UserUnit'));
  const scale = typeof unit === 'number' && unit > 0 ? unit : 1;
  const isHuge = [...media, ...sides(media)].some(
    (side) => Math.abs(side) * scale > pdfLimits.pageSide,
  );
  if (isHuge) throw new Unfit('complex');
  const kept: [string, PdfValue][] = [['MediaBox', sides(media).includes(0) ? A4 : media]];
  for (const key of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) {
    const box = numbers(page.get(key));
    if (box && box.every((side) => Math.abs(side) <= pdfLimits.pageSide)) kept.push([key, box]);
  }
  const turned = resolve(page.get('Rotate'));
  if (typeof turned === 'number' && turned % 90 === 0)
    kept.push(['Rotate', ((turned % 360) + 360) % 360]);
  if (scale !== 1) kept.push(['UserUnit', scale]);
  return kept;
}
