import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { stream, writeRaw, writings, type RawPdf } from '../../support/attacks/rawPdf.ts';
import { signedPdf } from '../../support/attacks/signedPdf.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('sight');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;

/** Pages as another reader draws them. */
function drawn(pdf: Uint8Array): string[] {
  const path = join(folder, 'seen.pdf');
  writeFileSync(path, pdf);
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name));
  spawnSync('pdftoppm', ['-r', '40', '-png', path, join(folder, 'page')]);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return pages.sort().map((name) => readFileSync(join(folder, name)).toString('base64'));
}

const says = (words: string) => stream('', `BT /F 18 Tf 20 50 Td (${words}) Tj ET`);
const FONT = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';

/** A page that says something; `more` are entries of page, catalog and resources. */
const pageOf = (content: Buffer, more: Partial<Record<'page' | 'catalog' | 'own', string>> = {}) =>
  ({
    trailer: '/Root 1 0 R',
    objects: new Map<number, string | Buffer>([
      [1, `<</Type/Catalog/Pages 2 0 R${more.catalog ?? ''}>>`],
      [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      [
        3,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R/Resources<<${FONT}${more.own ?? ''}>>${more.page ?? ''}>>`,
      ],
      [4, content],
    ]),
  }) satisfies RawPdf;

const bytesOf = (pdf: RawPdf) => writeRaw(pdf, 'table');
/** Adds a revision that puts other objects in the place of some, as programs save changes. */
function saved(before: Buffer, number: number, value: Buffer, prev = startOf(before)): Buffer {
  const head = Buffer.from(`${number} 0 obj\n`);
  const at = before.length;
  const body = Buffer.concat([head, value, Buffer.from('\nendobj\n')]);
  const row = `${String(at).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n${number} 1\n${row}trailer\n<</Size 20/Root ${rootOf(before)}/Prev ${prev}>>\n`;
  const end = `startxref\n${at + body.length}\n%%EOF\n`;
  return Buffer.concat([before, body, Buffer.from(table + end)]);
}
const rootOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Root (\d+ 0 R)/)![1];
const startOf = (pdf: Buffer) =>
  Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1]);

/** Puts an object in front of the table that does not know it. */
function besides(pdf: Buffer, number: number, value: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const table = startOf(pdf);
  const hidden = `${number} 0 obj\n${value.toString('latin1')}\nendobj\n`;
  const tail = text.slice(table).replace(/startxref\n\d+/, `startxref\n${table + hidden.length}`);
  return Buffer.from(text.slice(0, table) + hidden + tail, 'latin1');
}

const shown = pageOf(says('Lo que se ve'));
const layered = '/Properties<</L 9 0 R>>';
const layers = (settings: string) => `/OCProperties<</OCGs[9 0 R]/D<<${settings}>>>>`;
const inLayer = stream(
  '',
  'BT /F 18 Tf 20 60 Td (A la vista) Tj ET /OC /L BDC BT /F 18 Tf 20 20 Td (Por capas) Tj ET EMC',
);
const withLayer = (settings: string, layer = '<</Type/OCG/Name(L)>>') => {
  const pdf = pageOf(inLayer, { own: layered, catalog: layers(settings) });
  pdf.objects.set(9, layer);
  return bytesOf(pdf);
};

const honest: Record<string, () => Buffer | Promise<Buffer>> = {
  'saved once more, with other words': () => saved(bytesOf(shown), 4, says('Lo nuevo')),
  'saved three times': () =>
    ['Uno', 'Dos', 'Tres'].reduce((pdf, word) => saved(pdf, 4, says(word)), bytesOf(shown)),
  'signed, and then saved by nobody': () => signedPdf(),
  'a layer that is shown': () => withLayer('/Order[9 0 R]'),
  'a unit and a cut of its own, turned': () =>
    bytesOf(pageOf(says('Girada'), { page: '/UserUnit 2/CropBox[10 10 250 90]/Rotate 90' })),
  'a watermark that is a note': () => {
    const note = `<</Type/Annot/Subtype/Watermark/Rect[0 0 300 40]/AP<</N 8 0 R>>>>`;
    const pdf = pageOf(says('Arriba'), { page: '/Annots[7 0 R]' });
    pdf.objects.set(7, note);
    const dict = `/Type/XObject/Subtype/Form/BBox[0 0 300 40]/Resources<<${FONT}>>`;
    pdf.objects.set(8, stream(dict, 'BT /F 18 Tf 20 10 Td (Copia) Tj ET'));
    return bytesOf(pdf);
  },
  ...Object.fromEntries(
    writings
      .filter((each) => each !== 'hybrid')
      .map((writing) => [`written as ${writing}`, () => writeRaw(shown, writing)]),
  ),
};

describe.runIf(hasPoppler)('a copy looks as its original does', () => {
  test.each(Object.entries(honest))('%s', async (_, make) => {
    const original = await make();
    const before = drawn(original);
    expect(before.length).toBe(1);
    expect(drawn(cleanPdf(original).bytes)).toEqual(before);
  });

  test('where its tables are broken and nothing stands twice', async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 100]).drawText('Sin tabla', { x: 20, y: 50 });
    const whole = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
    const broken = Buffer.from(whole.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    expect(drawn(cleanPdf(broken).bytes)).toEqual(drawn(broken));
  });
});

const hostile: Record<string, () => Buffer> = {
  'a layer that is off': () => withLayer('/OFF[9 0 R]'),
  'all layers off but those that are named': () => withLayer('/BaseState/OFF'),
  'a layer that goes off for printing': () =>
    withLayer('/AS[<</Event/Print/Category[/Print]/OCGs[9 0 R]>>]'),
  'other settings to choose': () => {
    const pdf = pageOf(inLayer, {
      own: layered,
      catalog: '/OCProperties<</OCGs[9 0 R]/D<<>>/Configs[<</OFF[9 0 R]>>]>>',
    });
    pdf.objects.set(9, '<</Type/OCG/Name(L)>>');
    return bytesOf(pdf);
  },
  'content for when its layer is off': () => {
    const pdf = pageOf(inLayer, { own: layered, catalog: '/OCProperties<</OCGs[10 0 R]/D<<>>>>' });
    pdf.objects.set(9, '<</Type/OCMD/OCGs 10 0 R/P/AllOff>>');
    pdf.objects.set(10, '<</Type/OCG/Name(L)>>');
    return bytesOf(pdf);
  },
  'two objects of one number behind a table that cannot be followed': () => {
    const twice = besides(bytesOf(shown), 4, says('Lo otro')).toString('latin1');
    return Buffer.from(twice.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
  },
  'an object that the table keeps as free': () => {
    const text = bytesOf(shown).toString('latin1');
    return Buffer.from(text.replace(/(\n4 1\n\d{10} 00000) n/, '$1 f'), 'latin1');
  },
  'an object of another generation than its name': () => {
    const text = bytesOf(shown).toString('latin1');
    return Buffer.from(text.replace('/Contents 4 0 R', '/Contents 4 1 R'), 'latin1');
  },
  'an object inside the bytes of another': () => {
    const inner =
      '4 0 obj\n<</Length 44>>\nstream\nBT /F 18 Tf 20 50 Td (Dentro de otro) Tj ET   \nendstream\nendobj';
    const pdf = pageOf(says('Por fuera'));
    pdf.objects.set(12, stream('', inner));
    const text = bytesOf(pdf).toString('latin1');
    const at = String(text.indexOf('4 0 obj\n<</Length 44')).padStart(10, '0');
    return Buffer.from(text.replace(/(\n4 1\n)\d{10}/, `$1${at}`), 'latin1');
  },
  'two catalogs and no table': () => {
    const other = Buffer.from('<</Type/Catalog/Pages 2 0 R>>');
    const text = besides(bytesOf(shown), 15, other).toString('latin1');
    return Buffer.from(
      text.replace('/Root 1 0 R', '/Root 99 0 R').replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
  },
};

test.each(Object.entries(hostile))(
  'what shows one thing here and another there is refused: %s',
  (_, make) => {
    expect(() => cleanPdf(make())).toThrow('complex');
  },
);

test.runIf(hasPoppler)(
  'of two objects of one number the one that the table names is copied',
  () => {
    const original = besides(bytesOf(shown), 4, says('Lo que nadie ve'));
    const { bytes } = cleanPdf(original);
    expect(drawn(bytes)).toEqual(drawn(original));
    expect(drawn(bytes)).toEqual(drawn(bytesOf(shown)));
  },
);

describe('what claims to be signed and is not', () => {
  const signature = (more: string) => `<</Type/Sig/Filter/Adobe.PPKLite${more}>>`;
  test.each([
    ['two keys in some object', signature('/ByteRange[0 0 0 0]/Contents<00>'), false],
    ['two keys in a field', signature('/ByteRange[0 0 0 0]/Contents<00>'), true],
    [
      'a range that leaves out more than the signature',
      signature(`/ByteRange[0 90 400 200]/Contents<${'30'.repeat(60)}>`),
      true,
    ],
  ])('is an ordinary file: %s', (_, said, isField) => {
    const pdf = pageOf(says('Sin firma'), {
      catalog: isField ? '/AcroForm<</Fields[11 0 R]>>' : '',
    });
    pdf.objects.set(10, said);
    pdf.objects.set(11, '<</FT/Sig/T(F)/V 10 0 R>>');
    expect(cleanPdf(bytesOf(pdf)).isSigned).toBe(false);
  });

  test('and so is one whose signature is no signature, or of which something else was left out', async () => {
    const whole = (await signedPdf()).toString('latin1');
    const empty = whole.replace(/(\/Contents ?<)[0-9a-f]+/, (all, head: string) =>
      head.padEnd(all.length, '0'),
    );
    const wider = whole.replace(
      /(ByteRange ?\[ ?0 )(\d+)/,
      (_, head: string, length: string) =>
        head + String(Number(length) - 5).padStart(length.length, '0'),
    );
    expect(cleanPdf(Buffer.from(whole, 'latin1')).isSigned).toBe(true);
    expect(cleanPdf(Buffer.from(empty, 'latin1')).isSigned).toBe(false);
    expect(cleanPdf(Buffer.from(wider, 'latin1')).isSigned).toBe(false);
  });

  test('a file that was saved again after it was signed is still signed', async () => {
    const before = await signedPdf();
    expect(cleanPdf(saved(before, 90, Buffer.from('<</Later true>>'))).isSigned).toBe(true);
  });
});
