import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { buildRelease } from '#/language/release/release.ts';
import { aForm, errorsOf, file } from '../support/documents.ts';

const words = {
  kind: 'codes',
  id: 'words',
  locked: true,
  title: 'Preguntas',
  items: {
    note: { order: 10, label: '¿Algo más?' },
    amount: { order: 20, label: '¿Cuánto?' },
  },
};
const list = (change: object = {}) => file('schemas/codes/words.json', { ...words, ...change });

/** The sample, whose note and amount have no words of their own. */
const asking = aForm(({ data }) => {
  Reflect.deleteProperty(data.properties.note!, 'title');
  Reflect.deleteProperty(data.properties.amount!, 'title');
});
const form = (change: object = {}) =>
  file('schemas/forms/sample.json', { ...asking, titles: 'words', ...change });
const places = (...files: Parameters<typeof errorsOf>) =>
  errorsOf(...files).map((fault) => `${fault.file}:${fault.pointer}`);
const served = (...files: Parameters<typeof errorsOf>) =>
  assemble(files).documents.get('form/sample')!.value as FormDocument;

describe('a form that takes the words of its questions from a list', () => {
  it('asks in the words of the list what has no title, and the rest in its own', () => {
    const { data } = served(list(), form());
    expect(data.properties.note!.title).toBe('¿Algo más?');
    expect(data.properties.amount!.title).toBe('¿Cuánto?');
    expect(data.properties.kind!.title).toBe('Tipo');
    expect(errorsOf(list(), form())).toEqual([]);
  });

  it('is served with them, and without the name of the list', () => {
    const { manifest, blobs } = buildRelease([list(), form()], [], openapi);
    const text = blobs.get(manifest.documents['form/sample']!)!;
    expect(JSON.parse(text)).toEqual(served(list(), form()));
    expect(JSON.parse(text)).not.toHaveProperty('titles');
  });

  it('gives them to the questions of a part', () => {
    const part = file('schemas/parts/more.json', {
      kind: 'part',
      id: 'more',
      properties: { extra: { type: 'string', maxLength: 80 } },
      fields: { extra: { widget: 'text' } },
      step: { title: 'Algo más', fields: { extra: 1 } },
    });
    const more = list({ items: { ...words.items, extra: { order: 30, label: '¿Y qué más?' } } });
    const using = form({ uses: { more: { part: 'more', order: 9 } } });
    expect(served(more, part, using).data.properties.extra!.title).toBe('¿Y qué más?');
    expect(places(list(), part, using)).toEqual(['schemas/parts/more.json:/properties/extra']);
  });

  it('is told at the list what is wrong with its words', () => {
    const long = { order: 10, label: '¿Cuánto es? '.repeat(30) };
    expect(places(list({ items: { ...words.items, note: long } }), form())).toEqual([
      'schemas/codes/words.json:/items/note/label',
    ]);
  });

  it('is not missed when the list is none: that is told once, and what hangs on it is named', () => {
    const [fault, ...more] = errorsOf(list({ itmes: {} }), form());
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ file: 'schemas/codes/words.json', pointer: '/itmes' });
    expect(fault!.message).toContain('«form/sample»');
  });
});

describe('an example that is like another', () => {
  const examples = {
    good: { answers: { kind: 'once', amount: 5 }, issues: [] },
    wrong: {
      like: 'good',
      answers: { kind: null },
      issues: [{ path: '/answers/kind', code: 'required' }],
    },
  };

  it('has its answers but for those that it says', () => {
    const { examples: laid } = served(list(), form({ examples }));
    expect(laid!.wrong).toEqual({ answers: { amount: 5 }, issues: examples.wrong.issues });
    expect(errorsOf(list(), form({ examples }))).toEqual([]);
  });

  it('is held to what it says is wrong', () => {
    const none = { ...examples, wrong: { ...examples.wrong, issues: [] } };
    expect(places(list(), form({ examples: none }))).toEqual([
      'schemas/forms/sample.json:/examples/wrong/issues',
    ]);
  });
});
