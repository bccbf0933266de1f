import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { ExampleDocument } from '#/language/documents/example.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { buildRelease } from '#/language/release/release.ts';
import { verdictOf } from '#/language/requests/verdictOf.ts';
import { aForm, file, formFile } from '../../support/documents.ts';

const answered = { answers: { kind: 'once', amount: 20 }, scope: {} };
const example = (change: Partial<ExampleDocument> = {}) =>
  file('tenants/one/examples/veinte.json', {
    ...{ kind: 'example', id: 'veinte', form: 'sample', title: 'Veinte euros' },
    ...{ ...answered, ...verdictOf(aForm(), answered, issues), ...change },
  });
const own = (form: FormDocument) => file('tenants/one/forms/sample.json', form);
const found = (form: FormDocument, kept = example()) =>
  check([own(form), kept], openapi)
    .filter((problem) => problem.file === kept.file)
    .map(({ pointer, message }) => `${pointer} ${message}`);

test('an example that gives what it gave stands in nobody’s way', () => {
  expect(found(aForm())).toEqual([]);
  expect(found(aForm((form) => (form.title = 'Otro título')))).toEqual([]);
});

test.each([
  [
    'a question that must be answered now',
    (form: FormDocument) => (form.fields.note!.required = true),
  ],
  [
    'a limit that is lower now',
    (form: FormDocument) => (form.data.properties.amount!.maximum = 10),
  ],
])('%s is told by the name of the example, and by the question', (_what, change) => {
  const [said, ...more] = found(aForm(change));
  expect(more).toEqual([]);
  expect(said).toMatch(
    /^\/issues El ejemplo «Veinte euros» daba ningún error y ahora da «(Nota|Importe)»/,
  );
});

test('an answer that is sent no more is told too, although nothing is wrong with it', () => {
  const [said] = found(aForm((form) => (form.data.properties.amount!.local = true)));
  expect(said).toMatch(/«Veinte euros» enviaría otra cosa \(amount\)/);
});

test('who says that it gives something else, or takes it away, goes on', () => {
  const stricter = aForm((form) => (form.fields.note!.required = true));
  const now = verdictOf(stricter, answered, issues);
  expect(now.request).toBeUndefined();
  expect(found(stricter, example({ ...now, request: undefined }))).toEqual([]);
});

test('an example of a form that is gone says so, and one of a form with another fault waits', () => {
  expect(found(aForm(), example({ form: 'other' }))[0]).toMatch(/^\/form .*«other»/);
  const broken = aForm((form) => {
    form.fields.note!.required = true;
    form.rules = { x: { when: { at: '/answers/nobody', present: true }, show: { note: true } } };
  });
  expect(found(broken)).toEqual([]);
});

test('examples are kept with a release, change its name, and are none of the documents that it serves', () => {
  const release = (kept?: Partial<ExampleDocument>) =>
    buildRelease([formFile(aForm())], kept ? [example(kept)] : [], openapi);
  const [none, one, other] = [release(), release({}), release({ title: 'Otro nombre' })];
  expect(new Set([none.id, one.id, other.id]).size).toBe(3);
  expect(none.manifest.examples).toBeUndefined();
  expect(one.manifest.documents).toEqual(none.manifest.documents);
  expect(Object.keys(one.manifest.documents).join()).not.toContain('example');
  expect(one.blobs.get(one.manifest.examples!)).toContain('Veinte euros');
});

test('an example is a tenant’s alone, and no variant of anything', () => {
  const places = ['schemas/examples/veinte.json', 'tenants/one/overlays/example/veinte.json'];
  for (const place of places) {
    const kept = { file: place, text: example().text };
    expect(check([formFile(aForm()), kept], openapi).map((one) => one.file)).toContain(place);
  }
});
