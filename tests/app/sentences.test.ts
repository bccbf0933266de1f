import { expect, test } from 'vitest';
import ca from '../../schemas/texts/page.ca.json' with { type: 'json' };
import en from '../../schemas/texts/page.en.json' with { type: 'json' };
import es from '../../schemas/texts/page.es.json' with { type: 'json' };

test.each([
  ['English', en],
  ['Catalan', ca],
])('whatever pages say themselves can be said in %s, with the same places', (_, said) => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  expect(Object.keys(said).sort()).toEqual(Object.keys(es).sort());
  for (const [code, sentence] of Object.entries(es))
    expect(places(said[code as keyof typeof said])).toEqual(places(sentence));
});
