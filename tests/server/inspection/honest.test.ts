import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, StandardFonts, degrees, rgb } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { renderPaper } from '../../../src/server/pdf/renderPaper.ts';
import { signedPdf } from '../../support/attacks/signedPdf.ts';
import { jpegFile, pngFile } from '../../support/files.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('honest');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;

/** Words and pictures of the pages, as another reader sees them. */
function seen(pdf: Uint8Array) {
  const path = join(folder, 'seen.pdf');
  writeFileSync(path, pdf);
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name));
  spawnSync('pdftoppm', ['-r', '50', '-png', path, join(folder, 'page')]);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return {
    text: `${spawnSync('pdftotext', ['-layout', path, '-']).stdout}`,
    pages: pages.sort().map((name) => readFileSync(join(folder, name)).toString('base64')),
  };
}

const samples: Record<string, () => Promise<Uint8Array>> = {
  'a paper of the house': () =>
    renderPaper({
      title: 'Extracto',
      language: 'es',
      page: 'Página {page} de {pages}',
      brand: { name: 'Almadraba', color: '#114466' },
      at: '2026-11-20T11:00:00Z',
      foot: 'Pie',
      blocks: [
        { kind: 'heading', level: 1, text: 'Título con ñ y €' },
        { kind: 'text', text: 'Un párrafo. '.repeat(300) },
        {
          kind: 'scale',
          label: 'Riesgo',
          of: 7,
          marked: 3,
          low: 'Menos',
          high: 'Más',
          alt: 'Riesgo: 3 de 7',
        },
      ],
    }),
  'pictures, fonts and clear colours': async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 300]);
    const [png, jpg] = [
      await document.embedPng(new Uint8Array(pngFile(30, 20))),
      await document.embedJpg(new Uint8Array(jpegFile())),
    ];
    for (const [index, font] of [StandardFonts.TimesRomanItalic, StandardFonts.Courier].entries())
      page.drawText('Letras', { x: 20, y: 40 + index * 30, font: await document.embedFont(font) });
    page.drawImage(png, { x: 100, y: 100, width: 90, height: 60, opacity: 0.5 });
    page.drawImage(jpg, { x: 200, y: 100, width: 60, height: 60 });
    page.drawEllipse({ x: 300, y: 80, xScale: 40, yScale: 20, color: rgb(1, 0, 0), opacity: 0.4 });
    return document.save();
  },
  'turned and cut pages': async () => {
    const document = await PDFDocument.create();
    for (const turn of [0, 90, 180, 270]) {
      const page = document.addPage([300, 200]);
      page.drawText(`Girada ${turn}`, { x: 50, y: 90 });
      page.setRotation(degrees(turn));
      page.setCropBox(20, 20, 200, 150);
    }
    return document.save({ useObjectStreams: false });
  },
  'pages that inherit': async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([320, 220]);
    page.drawText('Heredada', { x: 30, y: 90, font: await document.embedFont('Helvetica') });
    const tree = document.catalog.Pages();
    for (const key of ['Resources', 'MediaBox']) {
      const value = page.node.get(PDFName.of(key))!;
      page.node.delete(PDFName.of(key));
      tree.set(PDFName.of(key), value);
    }
    return document.save();
  },
  'a filled form': filledForm,
};

async function filledForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const form = document.getForm();
  const name = form.createTextField('name');
  name.setText('Ana Robles Medina');
  name.addToPage(page, { x: 20, y: 120, width: 200, height: 24 });
  const box = form.createCheckBox('agreed');
  box.addToPage(page, { x: 20, y: 60, width: 20, height: 20 });
  box.check();
  return document.save();
}

test.runIf(hasPoppler).each(Object.entries(samples))(
  'reads and looks as it did: %s',
  async (_, make) => {
    const original = await make();
    const { bytes, isSigned } = cleanPdf(original);
    expect(isSigned).toBe(false);
    const before = seen(original);
    expect(before.text.trim().length + before.pages.length).toBeGreaterThan(5);
    expect(seen(bytes)).toEqual(before);
    // What was written anew is written the same again.
    expect(cleanPdf(bytes).bytes.length).toBeGreaterThan(0);
    expect(seen(cleanPdf(bytes).bytes)).toEqual(before);
  },
);

test.runIf(hasPoppler)('a form whose fields nobody drew shows what was typed', async () => {
  const document = await PDFDocument.load(await filledForm());
  for (const field of document.getForm().getFields())
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  const { bytes } = cleanPdf(await document.save({ updateFieldAppearances: false }));
  expect(seen(bytes).text).toContain('Ana Robles Medina');
});

test('a signature is seen, and its page kept', async () => {
  const { bytes, isSigned } = cleanPdf(await signedPdf());
  expect(isSigned).toBe(true);
  expect(bytes.includes('ByteRange')).toBe(false);
});
