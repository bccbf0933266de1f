import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PDFRawStream } from '@cantoo/pdf-lib';
import { PDFBool, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { createPdfWorkerPool } from '../../../src/server/pdf/pdfWorkerPool.ts';
import type { Block, PdfDocument, Table } from '../../../src/server/ports/pdfDocument.ts';
import { fitColumns } from '../../../src/server/pdf/draw/fitColumns.ts';
import { wrap } from '../../../src/server/pdf/draw/wrap.ts';
import { fc } from '../../support/fc.ts';
import { readPdf, type ReadPdf } from './readPdf.ts';
import type { PdfWorkerPool } from '../../../src/server/ports/pdfWorkerPool.ts';

const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèòïŒœ€ºª·«»–—“”Łőšž0123456789';
const paper: PdfDocument = {
  title: 'Informe de señales',
  language: 'es',
  page: 'Página {page} de {pages}',
  brand: { name: 'Encinar Fondos', color: '#4A5D23' },
  at: '2026-11-20T11:00:00Z',
  foot: 'Cuenta ENC-001001',
  notice: 'Muestra',
  blocks: [
    { kind: 'heading', level: 1, text: 'Informe de señales' },
    { kind: 'text', text: letters },
    { kind: 'text', text: 'Un párrafo largo. '.repeat(60), look: 'small' },
    { kind: 'list', items: ['Primero', 'Segundo'] },
    { kind: 'facts', rows: [['NIF', '12345678Z']] },
    {
      kind: 'scale',
      label: 'Riesgo',
      of: 7,
      marked: 3,
      low: 'Menos',
      high: 'Más',
      alt: 'Riesgo: 3 de 7',
    },
    { kind: 'bars', label: 'Años', bars: [{ label: '2025', value: -1.5, shown: '-1,50 %' }] },
    { kind: 'heading', level: 2, text: 'Posiciones' },
    {
      kind: 'table',
      caption: 'Lo que tenía',
      columns: [
        { title: 'Producto', width: 3 },
        { title: 'Valor', width: 1, align: 'right' },
      ],
      rows: Array.from({ length: 90 }, (_, row) => [`Fondo ${row}`, `${row}.000,00 €`]),
      total: ['Total', '1,00 €'],
    },
    { kind: 'text', text: 'Letras de otros: 中 😀' },
    { kind: 'signatures', people: ['Firma de Ana Núñez'], place: 'Lugar y fecha' },
  ],
};

let desk: PdfWorkerPool;
let bytes: Buffer;
let read: ReadPdf;
beforeAll(async () => {
  desk = createPdfWorkerPool();
  bytes = await desk.render(paper);
  read = await readPdf(bytes);
});
afterAll(() => desk.close());

describe('a paper as PDF', () => {
  test('says its title, its language and who made it, and shows the title in the window', () => {
    const { document } = read;
    expect([read.title, document.getAuthor()]).toEqual(['Informe de señales', 'Encinar Fondos']);
    expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(es)');
    const viewer = document.context.lookup(
      document.catalog.get(PDFName.of('ViewerPreferences')),
      PDFDict,
    );
    expect(viewer.get(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True);
    expect(document.getCreationDate()).toEqual(new Date(paper.at));
  });

  test('can be read back with every Spanish and European letter, bold or not', () => {
    expect(read.text).toContain(letters);
    expect(read.text).toContain('Letras de otros: ? ?');
    expect(read.text).toContain('89.000,00 €');
  });

  test('carries its own fonts, cut to the letters that it uses', () => {
    const fonts = read.document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')))
      .map(([, font]) => String((font as PDFDict).get(PDFName.of('FontName'))));
    expect(fonts.map((name) => name.replace(/^\/[A-Z]{6}\+/, '')).sort()).toEqual([
      'Inter-Bold',
      'Inter-Regular',
      'Inter-Regular',
    ]);
    expect(bytes.length).toBeLessThan(80_000);
  });

  test('numbers its pages, with the tenant at the head and the account at the foot', () => {
    expect(read.pages).toBeGreaterThan(2);
    for (let page = 1; page <= read.pages; page++)
      expect(read.text).toContain(`Página ${page} de ${read.pages}`);
    const times = (text: string) => read.text.split(text).length - 1;
    expect([times('Encinar Fondos'), times('Cuenta ENC-001001')]).toEqual([read.pages, read.pages]);
  });

  test('tells what everything is: headings, lists, tables, figures in words', () => {
    const of = (tag: string) => read.elements.filter((element) => element.tag === tag);
    expect(read.untagged).toEqual([]);
    expect(of('H1').map(({ text }) => text)).toEqual(['Informe de señales']);
    expect(of('H2').map(({ text }) => text)).toEqual(['Posiciones']);
    expect(of('LBody').map(({ text }) => text)).toEqual(['Primero', 'Segundo']);
    expect(of('TH').map(({ text }) => text)).toEqual(['NIF', 'Producto', 'Valor']);
    expect(of('TR')).toHaveLength(1 + 1 + 90 + 1);
    expect(of('Figure').map(({ alt }) => alt)).toEqual(['Riesgo: 3 de 7', 'Años: 2025 -1,50 %']);
    expect(of('P').some(({ text }) => text.startsWith('Un párrafo largo.'))).toBe(true);
  });

  test('is the same bytes twice', async () => {
    expect((await desk.render(paper)).equals(bytes)).toBe(true);
  });

  test('says its facts as XML too, whatever is in them', async () => {
    const title = 'Fondos <Norte> & "Sur"';
    const { document } = await readPdf(await desk.render({ ...paper, title, blocks: [] }));
    expect(document.getTitle()).toBe(title);
    const metadata = document.context.lookup(document.catalog.get(PDFName.of('Metadata')));
    const xml = Buffer.from((metadata as PDFRawStream).contents).toString('utf8');
    expect(xml).toContain('>Fondos &lt;Norte&gt; &amp; "Sur"</');
  });
});

/** Where words stand on the page, as another reader finds them. */
function placesOf(pdf: Uint8Array): { page: number; text: string; x: number; right: number }[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf });
  return `${stdout}`
    .split('<page ')
    .flatMap((page, index) =>
      [...page.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"[^>]*>([^<]*)</g)].map(
        ([, x, end, text]) => ({ page: index, text: text!, x: Number(x), right: Number(end) }),
      ),
    );
}

const table = (rows: string[][], columns: Table['columns']): Block => ({
  kind: 'table',
  caption: 'Movimientos',
  columns,
  rows,
});

describe.runIf(spawnSync('pdftotext', ['-v']).error === undefined)('on its pages', () => {
  const placed = async (...blocks: Block[]) =>
    placesOf(await desk.render({ ...paper, blocks, foot: '', notice: '' }));

  test('digits are of one width, in both weights', async () => {
    for (const look of [undefined, 'strong' as const]) {
      const texts = ['11111111', '88888888'].map((text) => ({
        kind: 'text' as const,
        text,
        ...(look && { look }),
      }));
      const words = (await placed(...texts)).filter(({ text }) => /^[18]{8}$/.test(text));
      expect(words).toHaveLength(2);
      expect(words[0]!.right - words[0]!.x).toBeCloseTo(words[1]!.right - words[1]!.x, 1);
    }
  });

  test('an amount stays in one piece, however many columns there are', async () => {
    const amount = '1.234.567,89 €';
    const words = await placed(
      table(
        [['Un fondo de nombre largo', ...Array.from({ length: 6 }, () => amount)]],
        [
          { title: 'Producto', width: 4 },
          ...Array.from({ length: 6 }, () => ({
            title: 'Importe',
            width: 1,
            align: 'right' as const,
          })),
        ],
      ),
    );
    expect(words.filter(({ text }) => text === '1.234.567,89')).toHaveLength(6);
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(595.28 - 55);
  });

  test('the head of a table stands above its rows on each page', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => [`F${row}`]);
    const words = await placed(table(rows, [{ title: 'Producto', width: 1 }]));
    const pages = new Set(words.map(({ page }) => page));
    expect(pages.size).toBeGreaterThan(2);
    expect(words.filter(({ text }) => text === 'Producto').map(({ page }) => page)).toEqual([
      ...pages,
    ]);
    expect(words.filter(({ text }) => /^F\d+$/.test(text))).toHaveLength(120);
  });

  test('a heading is on the page of what it heads, wherever that falls', async () => {
    const below: Block[] = [
      { kind: 'text', text: 'Debajo.' },
      { kind: 'facts', rows: [['Debajo', 'x']] },
      { kind: 'list', items: ['Debajo'] },
      table([['Debajo']], [{ title: 'Columna', width: 1 }]),
      { kind: 'bars', label: 'Debajo', bars: [{ label: 'x', value: 1, shown: '1' }] },
      { kind: 'scale', label: 'Debajo', of: 7, marked: 1, low: 'a', high: 'b', alt: 'c' },
      { kind: 'signatures', people: ['Debajo'], place: 'x' },
    ];
    for (const block of below)
      for (let lines = 40; lines <= 50; lines++) {
        const words = await placed(
          { kind: 'facts', rows: Array.from({ length: lines - 5 }, () => ['Antes', 'x']) },
          { kind: 'heading', level: 2, text: 'Encima' },
          block,
        );
        const pageOf = (start: string) => words.find(({ text }) => text.startsWith(start))!.page;
        expect([block.kind, lines, pageOf('Encima')]).toEqual([
          block.kind,
          lines,
          pageOf('Debajo'),
        ]);
      }
  });

  test('a value that is longer than a page goes on, and loses no word', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `w${index}`);
    const seen = await placed({ kind: 'facts', rows: [['Respuesta', words.join(' ')]] });
    expect(seen.map(({ text }) => text).filter((text) => /^w\d+$/.test(text))).toEqual(words);
    expect(new Set(seen.map(({ page }) => page)).size).toBeGreaterThan(3);
  });
});

test('columns take what they need, and share the rest', () => {
  expect(fitColumns([1, 1], [0, 0], 100)).toEqual([50, 50]);
  expect(fitColumns([4, 1], [0, 40], 100)).toEqual([60, 40]);
  expect(fitColumns([1, 1], [150, 50], 100)).toEqual([75, 25]);
});

describe('the desk', () => {
  test('goes on after a paper that it cannot draw', async () => {
    const broken = { ...paper, blocks: [{ kind: 'nonsense' }] } as unknown as PdfDocument;
    await expect(desk.render(broken)).rejects.toThrow();
    expect((await desk.render({ ...paper, blocks: [] })).length).toBeGreaterThan(500);
  });

  test('has room for so many and sends the rest away', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 60 }, () => desk.render({ ...paper, blocks: [] })),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    expect((refused[0] as PromiseRejectedResult).reason.status).toBe(503);
  });
});

test('lines are never wider than they may be, and lose no letter but blanks', () => {
  const widthOf = (text: string) => [...text].length;
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 30 })),
      fc.integer({ min: 1, max: 20 }),
      (words, width) => {
        const text = words.join(' ').replaceAll('\n', ' ');
        const lines = wrap(text, width, widthOf);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, 1));
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      },
    ),
  );
});
