import { expect, test } from 'vitest';
import { chooseLanguage } from '#/app/texts/chooseLanguage.ts';

test.each([
  ['the stored one', ['es', 'en'], 'en', 'es-ES', 'en'],
  ['the first two letters of the browser language', ['es', 'en'], null, 'en-GB', 'en'],
  ['never one that the tenant does not offer', ['es', 'ca'], 'en', 'fr-FR', 'es'],
  ['the tenant’s first', ['ca', 'es'], null, '', 'ca'],
  ['Spanish where nothing is offered', [], 'en', 'en', 'es'],
])('the language is %s', (_, offered, stored, browser, language) => {
  expect(chooseLanguage(offered, { stored, browser })).toBe(language);
});
