import { PdfStream, PdfString, type PdfValue } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

/** Whether a signature over bytes of the file stands anywhere in it. @source ISO 32000-1 §12.8.1 */
export function isSigned({ objects, resolve }: PdfFile): boolean {
  const holds = (value: PdfValue): boolean => {
    if (value instanceof PdfStream) return holds(value.dict);
    if (Array.isArray(value)) return value.some(holds);
    if (!(value instanceof Map)) return false;
    const isSignature =
      Array.isArray(resolve(value.get('ByteRange'))) &&
      resolve(value.get('Contents')) instanceof PdfString;
    return isSignature || [...value.values()].some(holds);
  };
  return [...objects.values()].some(holds);
}
