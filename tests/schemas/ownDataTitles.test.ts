import { expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { sentence } from '#/language/presentation/format.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const screen = documents.get('screen/updateMinor')!.value as ScreenDocument;
const words = {
  text: (said: string, values: Readonly<Record<string, string>> = {}) =>
    said.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  codes: (id: string) => documents.get(`codes/${id}`)?.value as CodesDocument | undefined,
  zone: 'Europe/Madrid',
};

test.each([
  ['MINOR', 'Sus datos mientras es menor'],
  ['NEW_ADULT', 'Sus datos al cumplir 18 años'],
  ['GUARDIAN', 'Datos de los menores de los que es tutor'],
])(
  'the page of a minor, of who was one and of their guardian says whose data it is: %s',
  (minorsData, title) => {
    expect(sentence(screen.title, { facts: { minorsData } }, words)).toBe(title);
  },
);
