import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base, file, tenants } from '../../support/documents.ts';

const shared = {
  'schemas/words/mails.es.json': {
    'mail.hello': 'Hola, {name}.',
    'mail.sum': 'Le debemos {amount} €.',
    'file.sums': 'importes-{day}.pdf',
  },
  'schemas/words/mails.en.json': {
    'mail.hello': 'Hello, {name}.',
    'mail.sum': 'We owe you {amount} €.',
    'file.sums': 'amounts-{day}.pdf',
  },
};
const others = base.filter(({ file: path }) => !path.startsWith('schemas/words/'));

/** What is wrong with words, these documents in the place of the repository's. */
const faultsOf = (words: Record<string, object>) =>
  check(
    [
      ...others,
      ...Object.entries({ ...shared, ...words }).map(([path, value]) => file(path, value)),
      ...tenants.almadraba!.filter(({ file: path }) => !path.includes('/words/')),
    ],
    openapi,
  ).flatMap(({ file: path, pointer, message }) =>
    path.includes('/words/') ? [`${path}${pointer} ${message}`] : [],
  );

const OWN = 'tenants/almadraba/words/es.json';

test('words that keep their places are taken, in whatever language and from whatever tenant', () => {
  expect(
    faultsOf({
      [OWN]: { 'mail.hello': 'Buenos días, {name}.' },
      'tenants/almadraba/words/en.json': { 'mail.hello': 'Good morning, {name}.' },
    }),
  ).toEqual([]);
});

test.each([
  ['a code that the server does not say', { 'mail.helo': 'Hola.' }, /mail\.hello/],
  ['a missing place', { 'mail.hello': 'Hola.' }, /Falta «\{name\}»/],
  ['a place that is not there', { 'mail.hello': 'Hola, {nam}.' }, /«\{nam\}» no está/],
  ['a place within braces of its own', { 'mail.hello': 'Hola, {{name}}.' }, /llaves/],
  ['a brace that stays open', { 'mail.hello': 'Hola, {name} {.' }, /llaves/],
  ['a line that breaks', { 'mail.hello': 'Hola, {name}.\nX-Evil: 1' }, /una sola línea/],
  ['a file of another kind', { 'file.sums': 'importes-{day}.exe' }, /termina en «\.pdf»/],
  ['a file in another folder', { 'file.sums': '../importes-{day}.pdf' }, /no lleva barras/],
  ['a link', { 'mail.hello': 'Hola, {name}: https://evil.example' }, /direcciones/],
  ['markup', { 'mail.hello': 'Hola, <b>{name}</b>.' }, /etiquetas/],
  ['a demand for a password', { 'mail.hello': 'Díganos su contraseña, {name}.' }, /clave/],
])('%s is refused', (_, own, message) => {
  const faults = faultsOf({ [OWN]: own });
  expect(faults).not.toEqual([]);
  expect(faults.join('\n')).toMatch(message);
});

test('what prevents people from being deceived, and what papers say, no tenant rewords', () => {
  const faults = check(
    [
      ...base,
      ...tenants.almadraba!.filter(({ file: path }) => !path.includes('/words/')),
      file(OWN, {
        'mail.answer.never': 'Llámenos al {phone} ({hours}).',
        'notice.payment_received': 'Falta su pago de {amount} € para su {title}.',
        'notice.order_moved': 'Su orden de {title} no se tramitará. Estado: «{status}».',
        'notice.test_not_convenient': 'Según su test, todos los productos son convenientes.',
        'paper.amount': 'Comisión',
        'month.01': 'febrero',
      }),
    ],
    openapi,
  ).filter(({ file: path, message }) => path === OWN && message.startsWith('La ley'));
  expect(faults.map(({ pointer }) => pointer).sort()).toEqual([
    '/mail.answer.never',
    '/month.01',
    '/notice.order_moved',
    '/notice.payment_received',
    '/notice.test_not_convenient',
    '/paper.amount',
  ]);
});

test('whoever approves a change is told of it in the product’s words', () => {
  const said = {
    'change.setting.off': 'Ajustes: se corrige una errata en «{place}»',
    'studio.grade.safe': 'Segura del todo',
    studio_conflict: 'No pasa nada.',
    'mail.hello': 'Buenos días, {name}.',
  };
  for (const language of ['es', 'en', 'fr']) {
    const path = `tenants/almadraba/words/${language}.json`;
    const told = faultsOf({ [path]: said }).filter((one) => one.includes('Así habla'));
    expect(told.map((one) => one.split(' ')[0])).toEqual([
      `${path}/change.setting.off`,
      `${path}/studio.grade.safe`,
      `${path}/studio_conflict`,
    ]);
  }
});

test('a code that a language of the product does not say is an error', () => {
  expect(
    faultsOf({ 'schemas/words/mails.en.json': { 'mail.hello': 'Hello, {name}.' } }).join('\n'),
  ).toMatch(/en\.json Falta lo que dicen estos códigos: «mail\.sum»/);
});

test('two shared files that say one code are an error', () => {
  expect(
    faultsOf({ 'schemas/words/more.es.json': { 'mail.hello': 'Hola, {name}.' } }).join('\n'),
  ).toMatch(/Ya lo dice/);
});

test('what the law or the specification words is reworded by nobody', () => {
  const fixed = Object.fromEntries(base.map(({ file: path, text }) => [path, text]));
  const words = JSON.parse(fixed['schemas/words/refusals.es.json']!) as Record<string, string>;
  const faults = faultsOf({
    'schemas/words/refusals.es.json': words,
    'schemas/words/refusals.en.json': words,
    [OWN]: { signature_code: 'El código no vale.' },
  });
  expect(faults.join('\n')).toMatch(/almadraba\/words\/es\.json\/signature_code La ley/);
});
