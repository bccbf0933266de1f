import { pdfFile } from '../files.ts';

/** A PDF with a signature over its bytes; the signature itself is letters only. */
export async function signedPdf(text = 'Escritura firmada'): Promise<Buffer> {
  const pdf = await pdfFile(text);
  const signature = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 100 200 ${pdf.length}]/Contents<${'30'.repeat(400)}>>>`;
  const field = '<</FT/Sig/T(Firma)/V 98 0 R/Subtype/Widget/Rect[0 0 0 0]>>';
  const update = `98 0 obj\n${signature}\nendobj\n97 0 obj\n${field}\nendobj\ntrailer\n<</Size 99>>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${update}`)]);
}
