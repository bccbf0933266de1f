import type { Block } from '../../ports/pdfDocument.ts';
import { inner, line, looks, page, tint, white } from './look.ts';
import type { Sheet } from './sheet.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Boxes with numbers, one of them in the tenant's colour. */
export function drawScale(sheet: Sheet, { label, of, marked, low, high }: Of<'scale'>): void {
  const box = 30;
  sheet.room(box + 40);
  const alt = `${label}: ${marked} de ${of}`;
  sheet.tags.within(
    'Figure',
    () => {
      const { pen: cursor } = sheet;
      cursor.text(label, page.left, sheet.y + looks.strong.size, looks.strong);
      sheet.y += looks.strong.leading + 4;
      for (let number = 1; number <= of; number++) {
        const isMarked = number === marked;
        const x = page.left + (number - 1) * (box + 4);
        cursor.box(x, sheet.y, box, box, isMarked ? sheet.brand : tint);
        const look = { ...looks.heading, ...(isMarked && { color: white }) };
        cursor.text(
          String(number),
          x + box / 2 - cursor.widthOf(String(number), look) / 2,
          sheet.y + 20,
          look,
        );
      }
      sheet.y += box + 4;
      const width = of * (box + 4) - 4;
      cursor.text(low, page.left, sheet.y + looks.small.size, looks.small);
      cursor.text(
        high,
        page.left + width - cursor.widthOf(high, looks.small),
        sheet.y + looks.small.size,
        looks.small,
      );
      sheet.y += looks.small.leading;
    },
    { alt },
  );
  sheet.y += 12;
}

/** A bar for each label around a common zero, with its value beside it. */
export function drawBars(sheet: Sheet, { label, bars }: Of<'bars'>): void {
  const height = 16;
  sheet.room(looks.strong.leading + bars.length * height + 8);
  const most = Math.max(0.01, ...bars.map(({ value }) => Math.abs(value)));
  const hasLoss = bars.some(({ value }) => value < 0);
  const space = inner - 60 - 64;
  const zero = page.left + 60 + (hasLoss ? space / 2 : 0);
  const unit = (hasLoss ? space / 2 : space) / most;
  const alt = `${label}: ${bars.map((bar) => `${bar.label} ${bar.shown}`).join(', ')}`;
  sheet.tags.within(
    'Figure',
    () => {
      const { pen: cursor } = sheet;
      cursor.text(label, page.left, sheet.y + looks.strong.size, looks.strong);
      sheet.y += looks.strong.leading + 4;
      for (const bar of bars) {
        const width = Math.abs(bar.value) * unit;
        const baseline = sheet.y + 11;
        cursor.text(bar.label, page.left, baseline, looks.cell);
        cursor.box(
          bar.value < 0 ? zero - width : zero,
          sheet.y + 3,
          width,
          height - 6,
          bar.value < 0 ? line : sheet.brand,
        );
        cursor.text(
          bar.shown,
          page.width - page.right - cursor.widthOf(bar.shown, looks.cell),
          baseline,
          looks.cell,
        );
        sheet.y += height;
      }
    },
    { alt },
  );
  sheet.y += 12;
}

/** A place, a date and a line to sign on for each person. */
export function drawSignatures(sheet: Sheet, { people }: Of<'signatures'>): void {
  for (const person of people) {
    sheet.room(84);
    sheet.y += 40;
    sheet.pen.box(page.left, sheet.y, inner * 0.45, 0.7, line);
    sheet.pen.box(page.left + inner * 0.55, sheet.y, inner * 0.45, 0.7, line);
    sheet.y += 4;
    sheet.tags.within('P', () => {
      sheet.pen.text(`Firma de ${person}`, page.left, sheet.y + looks.small.size, looks.small);
      sheet.pen.text(
        'Lugar y fecha',
        page.left + inner * 0.55,
        sheet.y + looks.small.size,
        looks.small,
      );
    });
    sheet.y += looks.small.leading + 8;
  }
}
