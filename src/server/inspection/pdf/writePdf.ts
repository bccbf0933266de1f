import { PdfName, PdfRef, PdfStream, PdfString, type PdfDict, type PdfValue } from './pdfValue.ts';

/**
 * A PDF of these objects, object n at n - 1, with its table. The same objects give the same bytes.
 * @source ISO 32000-1 §7.5
 */
export function writePdf(objects: readonly PdfValue[], root: PdfRef): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const offsets = objects.map((value, index) => {
    const offset = length;
    put(`${index + 1} 0 obj\n`);
    if (value instanceof PdfStream) {
      put(`${dict(new Map(value.dict).set('Length', value.bytes.length))}\nstream\n`);
      put(value.bytes);
      put('\nendstream');
    } else put(text(value));
    put('\nendobj\n');
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  put(`trailer\n<</Size ${objects.length + 1}/Root ${text(root)}>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

function text(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return number(value);
  if (value instanceof PdfName) return name(value.text);
  if (value instanceof PdfString) return `<${Buffer.from(value.bytes, 'latin1').toString('hex')}>`;
  if (value instanceof PdfRef) return `${value.number} 0 R`;
  if (Array.isArray(value)) return `[${value.map(text).join(' ')}]`;
  if (value instanceof Map) return dict(value);
  throw new Error('a stream stands only as an object of its own');
}

const dict = (value: PdfDict): string =>
  `<<${[...value].map(([key, item]) => `${name(key)} ${text(item)}`).join('')}>>`;

/** Without an exponent, which the format does not know. */
const number = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e15
    ? String(value)
    : value.toFixed(6).replace(/\.?0+$/, '');

const name = (value: string) =>
  `/${value.replace(/[^!$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]/g, (letter) => `#${(letter.charCodeAt(0) & 255).toString(16).padStart(2, '0')}`)}`;
