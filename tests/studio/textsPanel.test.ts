import { describe, expect, test } from 'vitest';
import { valueOf } from '#/language/lenses/documents.ts';
import { isOutdated } from '#/studio/life/isOutdated.ts';
import { textsPanel } from '#/studio/panels/textsPanel.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const id = { in: 'form/contact', name: 'subject' };
const [sentence = ''] = Object.keys(valueOf(documents, 'texts/en')).filter(
  (one) => one === 'Nombre y Apellidos',
);
const of = (language: string, one: string) =>
  language === 'en' && one === sentence ? 'Lo de antes' : undefined;

describe('a translation that was made of other words', () => {
  test('says so where its question is translated', () => {
    const made = textsPanel(documents, id, of)!;
    expect(made.review).toBe(1);
    const hints = Object.values(made.document.fields).map(({ hint }) => String(hint));
    expect(hints.filter((hint) => hint.includes('Lo de antes'))).toHaveLength(1);
    expect(textsPanel(documents, id)!.review).toBe(0);
  });

  test('says so among what changes', () => {
    const pointer = `/${sentence}`;
    expect(isOutdated({ of }, 'texts/en', [pointer])).toBe(true);
    expect(isOutdated({ of }, 'texts/ca', [pointer])).toBe(false);
    expect(isOutdated({ of }, 'form/contact', [pointer])).toBe(false);
  });
});
