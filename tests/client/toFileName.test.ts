import { expect, test } from 'vitest';
import { toFileName } from '#/client/toFileName.ts';
import { fc } from '../support/fc.ts';

test.each([
  ['attachment; filename=op.csv', 'op.csv'],
  ['attachment; filename="informe fiscal.pdf"', 'informe fiscal.pdf'],
  ['Attachment ; FILENAME = "a.pdf"', 'a.pdf'],
  ['inline; filename="con \\"comillas\\".pdf"', 'con comillas.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'a%C3%B1o%20%E2%82%AC.pdf', 'año €.pdf'],
  ["attachment; filename*=utf-8'es'a.pdf; filename=b.pdf", 'a.pdf'],
  ['attachment; filename="b.pdf"; filename*=UTF-8\'\'%ZZ', 'b.pdf'],
  ['attachment; filename="b.pdf"; filename*=iso-8859-1\'\'a.pdf', 'b.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
  ["attachment; filename*=UTF-8''..%2F.%2Fa%2Epdf", 'a.pdf'],
  ["attachment; filename*=UTF-8''factura%E2%80%AEfdp.exe", 'facturafdp.exe'],
  ['attachment', undefined],
  ['attachment; filename=""', undefined],
  ['attachment; filename=".."', undefined],
  ['attachment; filename=a.pdf; filename=b.pdf', undefined],
  ['attachment; filename="a.pdf', undefined],
  ['attachment; filename=a b.pdf', undefined],
  ['form-data; filename=a.pdf', undefined],
  ['filename=a.pdf', undefined],
  ['', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(toFileName(header)).toBe(name);
});

test('no header makes a name with a folder, a control character or more than 150 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const encoded = encodeURIComponent(name.toWellFormed());
      const result = toFileName(`attachment; filename*=UTF-8''${encoded}`) ?? '';
      expect([...result].length).toBeLessThanOrEqual(150);
      expect(result).not.toMatch(/[/\\]|\p{Cc}|\p{Cf}|^\./u);
    }),
  );
});
