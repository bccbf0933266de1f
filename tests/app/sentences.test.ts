import { expect, test } from 'vitest';
import lockedCa from '../../schemas/texts/ca.json';
import lockedEn from '../../schemas/texts/en.json';
import ca from '../../tenants/encinar/texts/ca.json';
import en from '../../tenants/almadraba/texts/en.json';
import { sentences } from '#/app/kernel/sentences.ts';

test.each([
  ['English', { ...lockedEn, ...en }],
  ['Catalan', { ...lockedCa, ...ca }],
])('whatever the shell says can be said in %s, with the same places', (_, translations) => {
  const said = translations as Record<string, string>;
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const sentence of Object.values(sentences)) {
    expect(Object.keys(said)).toContain(sentence);
    expect(places(said[sentence] ?? '')).toEqual(places(sentence));
  }
});
