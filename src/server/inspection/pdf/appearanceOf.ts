import type { Copier } from './createCopier.ts';
import { drawsOf } from './drawsOf.ts';
import { nameOf, PdfName, PdfRef, PdfStream, PdfString, type PdfDict } from './pdfValue.ts';
import { xObject } from './shapes.ts';
import { winAnsi } from './winAnsi.ts';

/**
 * The form that a note shows now: its appearance, of several the one of its state, or, for a field that was
 * filled in by a program that leaves drawing to others, the text in it. @source ISO 32000-1 §12.5.5, §12.7.3.3
 */
export function appearanceOf(
  note: PdfDict,
  form: PdfDict,
  rect: number[],
  copier: Copier,
): PdfRef | undefined {
  const { resolve } = copier.file;
  const looks = resolve(note.get('AP'));
  const normal = looks instanceof Map ? looks.get('N') : undefined;
  const several = resolve(normal);
  const state = nameOf(resolve(note.get('AS')));
  const chosen = several instanceof Map ? several.get(state ?? 'Off') : normal;
  const kept = copier.keep(chosen, xObject);
  if (kept instanceof PdfRef) return kept;
  const text = several instanceof Map ? undefined : typedText(note, copier);
  if (!text) return undefined;
  const drawn = written(text, rect, sizeOf(note, form, rect, copier));
  copier.draws.set(drawn, drawsOf(drawn.bytes));
  return copier.add(drawn);
}

/** Of a text field, itself or above it. */
function typedText(note: PdfDict, copier: Copier): string | undefined {
  if (nameOf(above(note, 'FT', copier)) !== 'Tx' && nameOf(above(note, 'FT', copier)) !== 'Ch')
    return undefined;
  const value = above(note, 'V', copier);
  return value instanceof PdfString ? winAnsi(value.bytes) : undefined;
}

function above(note: PdfDict, key: string, { file: { resolve } }: Copier) {
  let node: PdfDict = note;
  for (let level = 0; level < 20; level++) {
    const value = resolve(node.get(key));
    if (value !== null) return value;
    const parent = resolve(node.get('Parent'));
    if (!(parent instanceof Map)) return null;
    node = parent;
  }
  return null;
}

function sizeOf(note: PdfDict, form: PdfDict, rect: number[], copier: Copier): number {
  const said = above(note, 'DA', copier) ?? copier.file.resolve(form.get('DA'));
  const size = said instanceof PdfString ? /([\d.]{1,6})\s+Tf/.exec(said.bytes)?.[1] : undefined;
  const height = rect[3]! - rect[1]!;
  return Number(size) || Math.min(12, Math.max(4, height * 0.7));
}

function written(text: string, rect: number[], size: number): PdfStream {
  const [width, height] = [rect[2]! - rect[0]!, rect[3]! - rect[1]!];
  const lines = text.split(/\r\n|\r|\n/).slice(0, 200);
  const top = lines.length > 1 ? height - size : Math.max(2, (height - size * 0.72) / 2);
  const shown = lines.map((line) => `<${Buffer.from(line, 'latin1').toString('hex')}> Tj T*`);
  const content = `BT /Typed ${size} Tf ${size * 1.15} TL 0 g 2 ${top} Td ${shown.join(' ')} ET`;
  const font: PdfDict = new Map([
    ['Type', new PdfName('Font')],
    ['Subtype', new PdfName('Type1')],
    ['BaseFont', new PdfName('Helvetica')],
    ['Encoding', new PdfName('WinAnsiEncoding')],
  ]);
  return new PdfStream(
    new Map<string, PdfName | number[] | PdfDict>([
      ['Type', new PdfName('XObject')],
      ['Subtype', new PdfName('Form')],
      ['BBox', [0, 0, width, height]],
      ['Resources', new Map([['Font', new Map([['Typed', font]])]])],
    ]),
    Buffer.from(content, 'latin1'),
  );
}
