import { expect, test } from 'vitest';
import { plainText } from '../../../src/server/mail/plainText.ts';

test.each([
  ['Se liquida mañana.', '> Se liquida mañana.'],
  ['Uno.\n\nDos.', '> Uno.\n>\n> Dos.'],
  ['Importe: 1.234,56 € (ref. EXT-0042)', '> Importe: 1.234,56 € (ref. EXT-0042)'],
  ['S.A. de C.V.', '> S. A. de C. V.'],
  ['a'.repeat(2_100), `> ${'a'.repeat(2_000)}…`],
])('quotes words as they are, line by line: %j', (text, said) => {
  expect(plainText(text)).toBe(said);
});

test.each([
  'https://evil.example/x',
  'HTTPS://EVIL',
  'ｈttps://evil.example',
  'www.evil.example',
  'evil.example',
  'ana@evil.example',
  '<a href=x>',
  '[aquí](evil)',
  'mailto:x',
  '\\\\evil\\share',
])('leaves no address that a mail program would find: %j', (text) => {
  const said = plainText(`Vea ${text} ahora`);
  expect(said).not.toMatch(/[\p{L}\p{N}][.。][\p{L}]|:\/|\/\/|@|[<>[\]](?!…)(?!$|\s)|www|https/u);
  expect(said.startsWith('> Vea ')).toBe(true);
});

test('no line of it stands without its mark, however lines are broken', () => {
  const said = plainText('uno\r\ndos\rtres\u2028cuatro\u0085cinco\u000bseis\u202e7');
  for (const line of said.split('\n')) expect(line).toMatch(/^>/);
  expect(said).not.toMatch(/[\r\u2028\u0085\u000b\u202e]/);
});
