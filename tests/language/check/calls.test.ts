import { describe, expect, it } from 'vitest';
import type { Field, Property } from '#/language/documents/form.ts';
import { aForm, errorsOf, formFile } from '../../support/documents.ts';

/** What is wrong with a form that asks one more question. */
const faults = (field: Field, property: Partial<Property> = {}) =>
  errorsOf(
    formFile(
      aForm((draft) => {
        draft.data.properties['asked'] = { type: 'string', title: 'Pregunta', ...property };
        draft.fields['asked'] = field;
        draft.steps['rest']!.fields['asked'] = 9;
      }),
    ),
  ).map(({ pointer, message }) => `${pointer} ${message}`);

const upload = (more: object = {}, body: object = {}) => ({
  widget: 'file',
  upload: {
    call: 'uploadIntervenerDocuments',
    input: {
      path: { id: { from: '/me/intervener/uuid' } },
      body: { category: 'DOCUMENTATION', subcategory: 'LIBRO_DE_FAMILIA', ...body },
    },
    ...more,
  },
});
const at = '/fields/asked/upload';

describe('a call that sends files', () => {
  it('needs to be told what they are and where they belong, and no more', () => {
    expect(faults(upload())).toEqual([]);
    expect(faults(upload(), { type: 'array', items: { type: 'string' } })).toEqual([]);
  });

  it.each<[string, Field, string]>([
    [
      'takes no files',
      upload({ call: 'updateIntervener' }),
      `${at}/call La llamada «updateIntervener» no toma ficheros.`,
    ],
    [
      'is misspelt',
      upload({ call: 'uploadIntervenerDocument' }),
      `${at}/call La llamada «uploadIntervenerDocument» no existe en el contrato. ¿Quería decir «uploadIntervenerDocuments»?`,
    ],
    [
      'is not told the category',
      upload({ input: { path: { id: 'x' } } }),
      `${at}/input/body Falta «category», que la llamada exige.`,
    ],
    [
      'is given a category that is none',
      upload({}, { category: 'LIBROS' }),
      `${at}/input/body/category Este valor no cabe en «category»`,
    ],
    [
      'is told the name of the file',
      upload({}, { filename: 'dni.pdf' }),
      `${at}/input/body/filename La llamada no toma «filename».`,
    ],
    [
      'is not told whose it is',
      upload({ input: { body: { category: 'CASE', subcategory: 'OTROS' } } }),
      `${at}/input/path Falta «id», que la llamada exige.`,
    ],
  ])('is refused when it %s', (_, field, fault) => {
    expect(faults(field).map((one) => one.split(': debe')[0])).toContain(fault);
  });

  it('draws texts and lists alone', () => {
    expect(faults(upload(), { type: 'boolean' })).toEqual([
      '/fields/asked/widget «file» no dibuja una propiedad de tipo boolean.',
    ]);
  });
});

describe('a call that opens a document', () => {
  const open = (download: object) =>
    faults(
      { widget: 'confirmation', document: { label: 'Abrir', download } },
      { type: 'boolean', truthyCheckbox: true },
    );

  it('brings a file', () => {
    const path = { id: 'x', docId: '00000000-0000-5000-8000-000000000005' };
    expect(open({ call: 'downloadProductDocument', input: { path } })).toEqual([]);
  });

  it('is refused when it brings anything else', () => {
    expect(open({ call: 'getMe' })).toEqual([
      '/fields/asked/document/download/call La llamada «getMe» no trae ningún documento.',
    ]);
  });

  it('may be a page instead, with its places filled', () => {
    const linked = (document: object) =>
      faults({ widget: 'confirmation', document }, { type: 'boolean', truthyCheckbox: true });
    expect(linked({ label: 'Abrir', to: '/profile', download: { call: 'x' } })).not.toEqual([]);
    expect(linked({ label: 'Abrir', to: 'https://example.test' })).toHaveLength(1);
  });
});
