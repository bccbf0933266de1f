import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { sha256 } from '#/language/values/hash.ts';
import { file } from '../../support/documents.ts';

const entry = (order: number, label: string, to: string) => ({ order, label, icon: 'home', to });
const page = (id: string, title: string) =>
  file(`schemas/screens/${id}.json`, {
    ...{ kind: 'screen', id, path: `/${id}`, name: id, title },
    blocks: { text: { order: 1, type: 'text', text: 'Hola' } },
  });
const menu = file('schemas/navigation.json', {
  ...{ kind: 'navigation', id: 'navigation' },
  sections: {
    wallet: entry(1, 'Mi cartera', '/wallet'),
    papers: entry(2, 'Documentos', '/papers'),
  },
  menu: {},
});
const base = [
  menu,
  page('wallet', 'Mi cartera'),
  page('papers', 'Documentos'),
  page('sign', 'Firmas pendientes'),
  file('schemas/texts/es.json', {}),
  file('schemas/texts/en.json', { Documentos: 'Documents', 'Mi cartera': 'My portfolio' }),
];
const relabelled = (label: string) =>
  file('tenants/one/overlays/navigation/navigation.json', {
    base: { id: 'navigation', sha256: sha256(menu.text) },
    patch: { sections: { papers: { label } } },
  });
const misled = (...own: { file: string; text: string }[]) =>
  check([...base, ...own], openapi)
    .filter(({ message }) => message.startsWith('En el menú'))
    .map(({ pointer }) => pointer);

test('an entry of the menu may be called otherwise, and what its own page is called', () => {
  expect(misled()).toEqual([]);
  expect(misled(relabelled('Sus papeles'))).toEqual([]);
});

test.each(['Mi cartera', 'mi  cartera', 'Mí CARTERA', 'Firmas pendientes'])(
  'nobody is led elsewhere under the name «%s»',
  (label) => expect(misled(relabelled(label))).toEqual(['/patch/sections/papers/label']),
);

test('nor by the texts of a tenant, in whatever language', () => {
  const texts = (language: string, table: object) =>
    file(`tenants/one/texts/${language}.json`, table);
  expect(misled(texts('es', { Documentos: 'Mi cartera' }))).toEqual(['/sections/papers/label']);
  expect(misled(texts('en', { Documentos: 'My portfolio' }))).toEqual(['/sections/papers/label']);
  expect(misled(texts('en', { Documentos: 'Papers' }))).toEqual([]);
});
