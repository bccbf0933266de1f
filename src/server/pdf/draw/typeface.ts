import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { fileOfFace, subsets, type Face, type Subset, type Weight } from './faces.ts';
import type { Look } from './look.ts';
import { unpackWoff } from './unpackWoff.ts';

/** Letters of one face, one after another. */
export interface Run {
  text: string;
  face: Face;
}
interface Letter extends Run {
  /** Its width in a size of one. */
  width: number;
}

/** Parts of a text by the face that has their letters; what no face has is shown as a question mark. */
export function runsOf(text: string, look: Look): Run[] {
  const runs: Run[] = [];
  for (const each of spelled(text)) {
    const { face, text: shown } = letterOf(each, look);
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ text: shown, face });
  }
  return runs;
}

/** How wide a text is in a look, in points. */
export function widthOf(text: string, look: Look): number {
  let width = 0;
  for (const each of spelled(text)) width += letterOf(each, look).width;
  return width * look.size;
}

/** A letter with its accent as one, a tabulator as the space that it is. */
const spelled = (text: string) => text.normalize('NFC').replaceAll('\t', ' ');

const letters: Record<Weight, Map<string, Letter>> = { 400: new Map(), 700: new Map() };

function letterOf(text: string, { isBold }: Look): Letter {
  const weight = isBold ? 700 : 400;
  const known = letters[weight].get(text);
  if (known) return known;
  const has = (subset: Subset) =>
    openFace(`${subset}-${weight}`).hasGlyphForCodePoint(text.codePointAt(0)!);
  const subset = subsets.find(has);
  const [shown, face] = [subset ? text : '?', `${subset ?? 'latin'}-${weight}`] as const;
  const font = openFace(face);
  const letter = { text: shown, face, width: font.layout(shown).advanceWidth / font.unitsPerEm };
  if (subset) letters[weight].set(text, letter);
  return letter;
}

const opened = new Map<Face, Font>();

/** The font of a face, opened once, digits of one width. */
export function openFace(face: Face): Font {
  const font = opened.get(face) ?? open(face);
  opened.set(face, font);
  return font;
}

/**
 * pdfkit asks an opened font to lay text out. fontkit would run each of Inter's rules of context over each
 * word, which takes ten times as long as all the rest: a letter is a glyph, a digit its glyph of one width.
 */
function open(face: Face): Font {
  const font = create(unpackWoff(readFileSync(fileOfFace(face))));
  const known = new Map<string, Glyph>();
  const glyphOf = (letter: string) => {
    const glyph = known.get(letter) ?? readGlyph(font, letter);
    known.set(letter, glyph);
    return glyph;
  };
  const layout = (text: string) => toRun(Array.from(text, glyphOf));
  return Object.create(font, { layout: { value: layout } }) as Font;
}

/**
 * What a letter is drawn with, and that it is this letter: fontkit gives one glyph of an outline to all who ask, and
 * one that it first met as a part of another ("U" in "Ú") says of no letter that it is drawn with it, so that
 * whoever reads the PDF finds none there.
 */
function readGlyph(font: Font, letter: string): Glyph {
  const { id, advanceWidth } = font.layout(letter, { tnum: isDigit(letter) }).glyphs[0]!;
  return { id, advanceWidth, codePoints: [letter.codePointAt(0)!] };
}

/** The feature makes hyphens, dots and commas as wide as digits too: those stay as they are in words. */
const isDigit = (letter: string) => letter >= '0' && letter <= '9';

const toRun = (glyphs: Glyph[]): GlyphRun => ({
  glyphs,
  positions: glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  })),
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});
