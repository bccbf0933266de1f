import { describe, expect, test } from 'vitest';
import { checkFile, namesOf } from '#/domain/documents/checkFile.ts';
import { fileKinds } from '#/domain/documents/fileKinds.ts';

const limits = { kinds: ['pdf', 'jpg', 'png'] as const, most: 10 * 1024 ** 2 };
const pdf = new Uint8Array(fileKinds.pdf.begins);
const jpg = new Uint8Array(fileKinds.jpg.begins);
const code = (name: string, size: number, head: Uint8Array, kinds = [...limits.kinds]) =>
  checkFile({ name, size, head }, { ...limits, kinds })[0]?.code;

describe('a file', () => {
  test.each([
    ['dni.pdf', 10, pdf, undefined],
    ['DNI.PDF', 10, pdf, undefined],
    ['foto.jpeg', limits.most, jpg, undefined],
    ['foto.jpg', limits.most + 1, jpg, 'file.size'],
    ['dni.pdf', 0, new Uint8Array(), 'file.empty'],
    ['carta.docx', 10, pdf, 'file.kind'],
    ['pdf', 10, pdf, 'file.kind'],
    ['dni.pdf.exe', 10, pdf, 'file.kind'],
    ['dni.pdf', 10, jpg, 'file.content'],
    ['dni.pdf', 3, pdf.slice(0, 3), 'file.content'],
  ])('%s of %i bytes', (name, size, head, expected) => {
    expect(code(name, size, head)).toBe(expected);
  });

  test('of a kind that is not asked for is refused by its name', () => {
    expect(code('foto.jpg', 10, jpg, ['pdf'])).toBe('file.kind');
  });

  test('is refused with what would be taken', () => {
    const [issue] = checkFile({ name: 'a.txt', size: 1, head: pdf }, limits);
    expect(issue?.params).toEqual({ file: 'a.txt', kinds: 'PDF, JPG o PNG', megabytes: 10 });
    expect(namesOf(['pdf'])).toBe('PDF');
  });
});
