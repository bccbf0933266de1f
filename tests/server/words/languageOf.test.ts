import { expect, test } from 'vitest';
import { languageOf } from '#/server/words/languageOf.ts';

const languages = ['es', 'en', 'ca'];

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['CA-es', 'ca'],
  ['ca-ES, en;q=0.8', 'ca'],
  ['fr,en;q=0.9', 'en'],
  ['fr-FR, fr;q=0.9, ca ; q=0.5, en;q=0.4', 'ca'],
  ['en;q=0.8,ca;q=0.9', 'ca'],
  ['en;q=0.8,ca;q=0.8', 'en'],
  ['en;q=0,es', 'es'],
  ['en;q=0,ca;q=0.1', 'ca'],
  ['en;q=0', 'es'],
  ['*', 'es'],
  ['es;q=0,*;q=0.5', 'en'],
  ['fr,*;q=0.1,ca;q=0.05', 'es'],
  ['fr', 'es'],
  ['english', 'es'],
  ['ast, en;q=0.7', 'en'],
  ['en;q=2, ca;q=0.3', 'ca'],
  [['fr', 'ca'], 'ca'],
])('who asks for %j reads %s', (header, language) => {
  expect(languageOf(header, { languages })).toBe(language);
});

test('a tenant without languages speaks Spanish, whatever is asked for', () => {
  expect(languageOf('en', { languages: [] })).toBe('es');
});
