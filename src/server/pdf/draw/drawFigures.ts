import type { Block } from '../../ports/pdfDocument.ts';
import { inner, line, looks, page, tint, white } from './look.ts';
import { right, type Sheet } from './sheet.ts';
import { widthOf } from './typeface.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const BOX = 30;
const BAR = 16;
/** Room to write, the line, and what it is for. */
const SIGNATURE = 56;

/** Boxes with numbers, one of them in the tenant's colour. */
export function drawScale(sheet: Sheet, { label, of, marked, low, high, alt }: Of<'scale'>): void {
  const figure = () => {
    sheet.text(label, page.left, sheet.y + looks.strong.size, looks.strong);
    sheet.y += looks.strong.leading + 4;
    for (let number = 1; number <= of; number++) {
      const isMarked = number === marked;
      const x = page.left + (number - 1) * (BOX + 4);
      sheet.box(x, sheet.y, BOX, BOX, isMarked ? sheet.brand : tint);
      const look = { ...looks.heading, ...(isMarked && { color: white }) };
      const digits = String(number);
      sheet.text(digits, x + (BOX - widthOf(digits, look)) / 2, sheet.y + 20, look);
    }
    sheet.y += BOX + 4;
    const y = sheet.y + looks.small.size;
    sheet.text(low, page.left, y, looks.small);
    sheet.text(high, page.left + of * (BOX + 4) - 4, y, looks.small, 'right');
    sheet.y += looks.small.leading;
  };
  sheet.room(heightOfScale);
  sheet.within('Figure', () => sheet.say(figure), { alt });
  sheet.y += 12;
}

export const heightOfScale = looks.strong.leading + BOX + looks.small.leading + 20;

/** A bar for each label around a common zero, with its value beside it. */
export function drawBars(sheet: Sheet, { label, bars }: Of<'bars'>): void {
  const most = Math.max(0.01, ...bars.map(({ value }) => Math.abs(value)));
  const hasLoss = bars.some(({ value }) => value < 0);
  const space = inner - 60 - 64;
  const zero = page.left + 60 + (hasLoss ? space / 2 : 0);
  const unit = (hasLoss ? space / 2 : space) / most;
  const figure = () => {
    sheet.text(label, page.left, sheet.y + looks.strong.size, looks.strong);
    sheet.y += looks.strong.leading + 4;
    for (const bar of bars) {
      const isLoss = bar.value < 0;
      const width = Math.abs(bar.value) * unit;
      const left = isLoss ? zero - width : zero;
      sheet.text(bar.label, page.left, sheet.y + 11, looks.cell);
      sheet.box(left, sheet.y + 3, width, BAR - 6, isLoss ? line : sheet.brand);
      sheet.text(bar.shown, right, sheet.y + 11, looks.cell, 'right');
      sheet.y += BAR;
    }
  };
  sheet.room(heightOfBars({ bars }));
  const alt = `${label}: ${bars.map((bar) => `${bar.label} ${bar.shown}`).join(', ')}`;
  sheet.within('Figure', () => sheet.say(figure), { alt });
  sheet.y += 12;
}

export const heightOfBars = ({ bars }: Pick<Of<'bars'>, 'bars'>): number =>
  looks.strong.leading + 4 + bars.length * BAR;

/** A place, a date and a line to sign on for each person. */
export function drawSignatures(sheet: Sheet, { people, place }: Of<'signatures'>): void {
  const middle = page.left + inner * 0.55;
  for (const person of people) {
    sheet.room(SIGNATURE);
    sheet.y += 40;
    sheet.aside(() => {
      sheet.box(page.left, sheet.y, inner * 0.45, 0.7, line);
      sheet.box(middle, sheet.y, inner * 0.45, 0.7, line);
    });
    const y = sheet.y + 4 + looks.small.size;
    const say = (text: string, x: number) =>
      sheet.within('P', () => sheet.say(() => sheet.text(text, x, y, looks.small)));
    say(person, page.left);
    say(place, middle);
    sheet.y += looks.small.leading + 12;
  }
}

export const heightOfSignature = SIGNATURE;
