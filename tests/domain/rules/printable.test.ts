import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { checkPrintable } from '#/domain/rules/printable.ts';
import { fileOfFace, subsets, type Weight } from '#/server/pdf/draw/faces.ts';
import { unpackWoff } from '#/server/pdf/draw/unpackWoff.ts';

const characterOf = (text: string) => checkPrintable(text)[0]?.params?.['character'];

test.each([
  'Núñez i Pérez, S. L. (1.º) «50 %» – 3 € / m²',
  'Ресторан Москва',
  'Νίκος Παπαδόπουλος',
  'Łukasz Żółć, Nguyễn Thị Hương, Ştefan Ağaoğlu',
  'An\u0303o', // in two characters, as some keyboards write it
  'dos\nlíneas\ty un tabulador',
  undefined,
  12,
])('can stand on paper: %s', (value) => expect(checkPrintable(value)).toEqual([]));

test.each([
  ['李小龙', '李'],
  ['Ana 😀', '😀'],
  ['abc\u202ecba', 'U+202E'],
  ['a\u200bb', 'U+200B'],
  ['\u0000', 'U+0000'],
  ['العربية', 'ا'],
])('cannot: %s', (value, character) => expect(characterOf(value)).toBe(character));

test('whatever may be written is in our typeface, in both of its weights', () => {
  const has = ([400, 700] as Weight[]).map((weight) => {
    const fonts = subsets.map((subset) =>
      create(unpackWoff(readFileSync(fileOfFace(`${subset}-${weight}`)))),
    );
    return (point: number) => fonts.some((font) => font.hasGlyphForCodePoint(point));
  });
  const missing = Array.from({ length: 0x3000 - 0x20 }, (_, at) => at + 0x20).filter((point) => {
    const text = String.fromCodePoint(point);
    const isOurs = text.normalize('NFC') === text && checkPrintable(text).length === 0;
    return isOurs && !has.every((one) => one(point));
  });
  expect(missing.map((point) => point.toString(16))).toEqual([]);
});
