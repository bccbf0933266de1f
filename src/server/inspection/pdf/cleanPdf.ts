import { Unfit } from '../fault.ts';
import { createBudget } from './budget.ts';
import { checkDrawings } from './checkDrawings.ts';
import { copyPage } from './copyPage.ts';
import { createCopier } from './createCopier.ts';
import { isSigned } from './isSigned.ts';
import { PdfName, PdfString, type PdfDict, type PdfValue } from './pdfValue.ts';
import { catalogOf, pagesOf } from './pagesOf.ts';
import { readPdf, type PdfFile } from './readPdf.ts';
import { assertNoHiddenLayers } from './assertNotHidden.ts';
import { writePdf } from './writePdf.ts';

/** What is kept of a PDF. */
export interface CleanPdf {
  bytes: Buffer;
  /** Its original bears a signature, which no copy can bear. */
  isSigned: boolean;
}

/**
 * A PDF written anew from its pages: they look as they did, and whatever acts, carries or tells about its
 * maker is not in it, wherever it stood. Throws an Unfit: `encrypted`, `complex`, `unreadable`, and `special`
 * for what shows its content only in one program (a portfolio, a form that is drawn by its own language).
 */
export function cleanPdf(bytes: Uint8Array): CleanPdf {
  const budget = createBudget();
  const file = readPdf(bytes, budget);
  const catalog = catalogOf(file);
  const form = file.resolve(catalog.get('AcroForm'));
  const fields: PdfDict = form instanceof Map ? form : new Map();
  if (isSpecial(file, catalog, fields)) throw new Unfit('special');
  assertNoHiddenLayers(catalog, file.resolve);
  const pages = pagesOf(file, catalog);
  const copier = createCopier(file, budget);
  const tree = copier.add(null);
  const kids = pages.map((page) => copyPage(page, tree, fields, copier));
  checkDrawings(kids, copier);
  copier.objects[tree.number - 1] = new Map<string, PdfValue>([
    ['Type', new PdfName('Pages')],
    ['Kids', kids],
    ['Count', kids.length],
  ]);
  const root: PdfDict = new Map<string, PdfValue>([
    ['Type', new PdfName('Catalog')],
    ['Pages', tree],
  ]);
  const language = file.resolve(catalog.get('Lang'));
  if (language instanceof PdfString && /^[A-Za-z0-9-]{1,20}$/.test(language.bytes))
    root.set('Lang', language);
  return {
    bytes: writePdf(copier.objects, copier.add(root)),
    isSigned: isSigned(bytes, file, fields),
  };
}

function isSpecial({ resolve }: PdfFile, catalog: PdfDict, form: PdfDict): boolean {
  const isDrawnByItself = resolve(catalog.get('NeedsRendering')) === true && form.has('XFA');
  return resolve(catalog.get('Collection')) instanceof Map || isDrawnByItself;
}
