import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDFBool, PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { createPdfWorkerPool } from '../../../src/server/pdf/pdfWorkerPool.ts';
import type { PdfDocument } from '../../../src/server/ports/pdfDocument.ts';
import { wrap } from '../../../src/server/pdf/draw/wrap.ts';
import { fc } from '../../support/fc.ts';
import { readPdf, type ReadPdf } from './readPdf.ts';
import type { PdfWorkerPool } from '../../../src/server/ports/pdfWorkerPool.ts';

const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèòïŒœ€ºª·«»–—“”Łőšž0123456789';
const paper: PdfDocument = {
  title: 'Informe de señales',
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
    { kind: 'scale', label: 'Riesgo', of: 7, marked: 3, low: 'Menos', high: 'Más' },
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
    { kind: 'signatures', people: ['Ana Núñez'] },
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
    expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(es-ES)');
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

  test('carries its own font, cut to the letters that it uses', () => {
    const fonts = read.document.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) => object instanceof PDFRawStream && object.dict.has(PDFName.of('Length1')),
      );
    expect(bytes.length).toBeLessThan(60_000);
    expect(bytes.toString('latin1')).toMatch(/FontFile2|ObjStm/);
    expect(fonts.length).toBeLessThanOrEqual(1);
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

  test('is drawn the same twice', async () => {
    const again = await readPdf(await desk.render(paper));
    expect(again.text).toBe(read.text);
    expect(again.elements).toEqual(read.elements);
  });
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
