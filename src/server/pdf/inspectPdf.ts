import { createRequire } from 'node:module';
import type * as PdfLib from 'pdf-lib';
import type { PdfFinding } from './pdfDesk.ts';

// The build that the bound on unpacking is set on: the package's two builds share nothing.
const {
  PDFDocument,
  PDFName,
  PDFDict: Dict,
  PDFStream,
} = createRequire(import.meta.url)('pdf-lib') as typeof PdfLib;

/**
 * Whether bytes parse as a PDF with pages, and none of its objects runs, starts or carries anything:
 * scripts, programs, attached files, rich media.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFinding> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
    if (document.getPageCount() === 0) return 'unreadable';
    const objects = document.context.enumerateIndirectObjects();
    return objects.some(([, object]) => isActive(object, 0)) ? 'active' : 'ok';
  } catch {
    return 'unreadable';
  }
}

const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'RichMediaContent', 'EF'].map((name) =>
  PDFName.of(name),
);
const activeActions = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'RichMediaExecute', 'GoToE'].map((name) =>
    PDFName.of(name),
  ),
);
/** Direct objects nest by a few levels only. */
const DEEPEST = 50;

function isActive(object: PdfLib.PDFObject, depth: number): boolean {
  if (depth > DEEPEST) throw new Error('nested too deep');
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof Dict) return isActiveDict(dict, depth);
  const items = (object as { asArray?(): PdfLib.PDFObject[] }).asArray?.();
  return items?.some((item) => isActive(item, depth + 1)) ?? false;
}

function isActiveDict(dict: PdfLib.PDFDict, depth: number): boolean {
  const action = dict.get(PDFName.of('S'));
  if (activeActions.has(action as PdfLib.PDFName)) return true;
  if (activeKeys.some((key) => dict.has(key))) return true;
  return dict.values().some((value) => isActive(value, depth + 1));
}
