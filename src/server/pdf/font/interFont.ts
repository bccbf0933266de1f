import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { writeTtf, type Outline, type Point } from './writeTtf.ts';

const baked = new Map<boolean, Buffer>();

/**
 * Inter as a TrueType font that a PDF can embed, digits of one width. Made once from the web fonts of the
 * pages, which are packed in a way that no PDF takes. The letters of further languages in Latin script are
 * left out unless the text has any: unpacking them takes as long as all the others.
 */
export function interFont(text: string): Buffer {
  const isExtended = [...text].some((letter) => isLetterOfEurope(letter.codePointAt(0)!));
  const font = baked.get(isExtended) ?? bake(isExtended);
  baked.set(isExtended, font);
  return font;
}

interface WebFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  characterSet: number[];
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string, features: string[]): { glyphs: Glyph[] };
}
interface Glyph {
  advanceWidth: number;
  path: { commands: { command: string; args: number[] }[] };
}

function bake(isExtended: boolean): Buffer {
  const latin = open('latin');
  const extended = isExtended ? open('latin-ext') : undefined;
  const outlines = new Map<number, Outline>();
  for (const codePoint of latin.characterSet) {
    const isDigit = codePoint >= 0x30 && codePoint <= 0x39;
    const glyph = isDigit
      ? latin.layout(String.fromCodePoint(codePoint), ['tnum']).glyphs[0]!
      : latin.glyphForCodePoint(codePoint);
    outlines.set(codePoint, toOutline(codePoint, glyph));
  }
  for (const codePoint of extended?.characterSet.filter(isLetterOfEurope) ?? [])
    if (!outlines.has(codePoint))
      outlines.set(codePoint, toOutline(codePoint, extended!.glyphForCodePoint(codePoint)));
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = latin;
  const facts = { name: 'Inter', unitsPerEm, ascent, descent, capHeight, xHeight };
  return writeTtf(facts, [...outlines.values()]);
}

/** Latin Extended-A and B as far as names need them, and the letters with two marks. */
const isLetterOfEurope = (codePoint: number) =>
  (codePoint >= 0x100 && codePoint <= 0x17f) ||
  (codePoint >= 0x1e00 && codePoint <= 0x1eff) ||
  (codePoint >= 0x218 && codePoint <= 0x21b);

function open(subset: string): WebFont {
  const name = `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
  return fontkit.create(bytes) as unknown as WebFont;
}

function toOutline(codePoint: number, { advanceWidth, path }: Glyph): Outline {
  const contours: Point[][] = [];
  const add = (x: number, y: number, isOn: boolean) =>
    contours.at(-1)!.push({ x: Math.round(x), y: Math.round(y), isOn });
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    if (command === 'quadraticCurveTo') add(args[0]!, args[1]!, false);
    if (args.length >= 2) add(args.at(-2)!, args.at(-1)!, true);
  }
  return {
    codePoint,
    advance: Math.round(advanceWidth),
    contours: contours.map((open) => closed(open)),
  };
}

/** A contour closes by itself: a last point on the first is one too many. */
function closed(contour: Point[]): Point[] {
  const [first] = contour;
  const last = contour.at(-1);
  const isTwice = contour.length > 1 && last!.isOn && last!.x === first!.x && last!.y === first!.y;
  return isTwice ? contour.slice(0, -1) : contour;
}
