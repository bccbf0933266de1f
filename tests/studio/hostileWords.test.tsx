import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { createTexts } from '#/app/texts/createTexts.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { carryTexts, type Carried } from '#/language/edits/carryTexts.ts';
import { put } from '#/language/lenses/json.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { toReview } from '#/language/proposals/toReview.ts';
import { toTenantFiles } from '#/language/proposals/toTenantFiles.ts';
import { buildRelease } from '#/language/release/release.ts';
import { createSpeech } from '#/server/words/readSpeech.ts';
import { PreviewedForm } from '#/studio/preview/PreviewedForm.tsx';
import { firstLook, toShown } from '#/studio/preview/shown.ts';
import { mount } from '../engine/mount.tsx';
import { base, tenants } from '../support/documents.ts';
import { freeWorlds, worlds } from '../support/editedForms.ts';

/** Words that every object answers to by itself. */
const hostile = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'prototype'];
const free = freeWorlds[0] as Documents;
const tenant = { id: 'x', name: 'almadraba', display_name: 'Almadraba' };
const key = 'form/contact';
const subject = '/data/properties/subject';

/** A form that says nothing else: the title, the help and the choices of a question. */
const said = (documents: Documents): Documents =>
  [
    [`${subject}/title`, 'constructor'],
    [`${subject}/enum`, hostile.map((_, at) => `C${at}`)],
    ['/fields/subject/widget', 'radio'],
    ['/fields/subject/hint', 'toString'],
    [
      '/fields/subject/options',
      Object.fromEntries(hostile.map((label, at) => [`C${at}`, { order: at + 1, label }])),
    ],
  ].reduce<Documents>(
    (so, [pointer, value]) =>
      withValue(so, key, put(valueOf(so, key), pointer as string, value as unknown)),
    documents,
  );

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('a form that says words that every object answers to', () => {
  test.each(['es', 'en'])('is drawn in the preview as any other (%s)', async (language) => {
    const shown = toShown(said(free), key, { ...firstLook, language }, tenant);
    await mount(<PreviewedForm shown={shown} selected={undefined} onAnswered={() => undefined} />);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    const page = document.body.textContent;
    for (const word of hostile) expect(page).toContain(word);
  });

  test('says what they are translated to', async () => {
    const english = Object.fromEntries(
      hostile.filter((word) => word !== '__proto__').map((word) => [word, `${word} in English`]),
    );
    const documents = withValue(said(free), 'texts/en', {
      ...valueOf(free, 'texts/en'),
      ...english,
    });
    const shown = toShown(documents, key, { ...firstLook, language: 'en' }, tenant);
    await mount(<PreviewedForm shown={shown} selected={undefined} onAnswered={() => undefined} />);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    const page = document.body.textContent;
    for (const word of Object.values(english)) expect(page).toContain(word);
  });
});

describe('whoever says words of a document', () => {
  const english = Object.fromEntries(
    hostile.filter((word) => word !== '__proto__').map((word) => [word, `${word} in English`]),
  );

  test('says them as they stand where nobody has translated them, in browsers and on the server', async () => {
    const { text } = await createTexts('en', [], () => Promise.resolve({}));
    const translate = createSpeech({ 'texts/en': {} }).translate('en');
    for (const word of hostile) {
      expect(text(word)).toBe(word);
      expect(translate(word)).toBe(word);
    }
  });

  test('says what they are translated to', async () => {
    const { text } = await createTexts('en', [], () => Promise.resolve(english));
    const translate = createSpeech({ 'texts/en': english }).translate('en');
    for (const [word, said] of Object.entries(english)) {
      expect(text(word)).toBe(said);
      expect(translate(word)).toBe(said);
    }
  });
});

test('a question that is put in such words, and in others again, keeps its translation and its mark', () => {
  const documents = worlds.almadraba!;
  const title = `${subject}/title`;
  const was = 'Nombre y Apellidos';
  const english = valueOf(documents, 'texts/en')[was];
  const retitled = (so: Documents, to: string) =>
    withValue(so, key, put(valueOf(so, key), title, to));
  let now: { documents: Documents; carried: Carried } = { documents, carried: {} };
  for (const word of hostile.filter((one) => one !== '__proto__')) {
    const after = { ...now, documents: retitled(now.documents, word) };
    now = carryTexts(documents, now.documents, after);
    expect(valueOf(now.documents, 'texts/en')[word]).toBe(english);
    expect(toReview(documents, now.documents, now.carried)).toContainEqual({
      ...{ language: 'en', sentence: word, was, text: english },
    });
  }
});

test('a tenant is released with such words and their translations', () => {
  const own = tenants.almadraba!;
  const shared = assemble(base, []);
  const documents = worlds.almadraba!;
  const poll = 'form/poll-area';
  const title = Object.keys(
    (valueOf(documents, poll).data as { properties: object }).properties,
  ).find((name) => !name.startsWith('locked'))!;
  const retitled = withValue(
    documents,
    poll,
    put(valueOf(documents, poll), `/data/properties/${title}/title`, 'constructor'),
  );
  const english = withValue(retitled, 'texts/en', {
    ...valueOf(retitled, 'texts/en'),
    ...{ constructor: 'builder', prototype: 'prototype' },
  });
  const errorsOf = (files: typeof own) =>
    buildRelease(base, files, openapi, {})
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ pointer, message }) => `${pointer} ${message}`);
  const before = errorsOf(own);
  const files = [poll, 'texts/en'].reduce<readonly (typeof own)[number][]>(
    (so, one) =>
      toTenantFiles('almadraba', so, {
        ...{ key: one, text: english[one], shared: shared.documents.get(one) },
      }).files,
    own,
  );
  expect(errorsOf([...files]).filter((error) => !before.includes(error))).toEqual([]);
  const texts = assemble(base, [...files]).documents.get('texts/en')!.value as object;
  expect(Object.getOwnPropertyDescriptor(texts, 'constructor')?.value).toBe('builder');
});
