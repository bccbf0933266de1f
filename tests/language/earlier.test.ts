import { describe, expect, it } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormFile } from '#/language/documents/part.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { baseFor, errorsOf, file } from '../support/documents.ts';
import { declaration } from './faulty/forms.ts';

const form = (load: Partial<FormFile['load']> = {}) =>
  file('schemas/forms/fatca.json', {
    ...declaration,
    id: 'fatca',
    load: {
      call: 'getTaxAnswers',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
      each: '/data/load/fatca',
      ...load,
    },
  });
const files = (load?: Partial<FormFile['load']>) => [
  ...baseFor('form/fatca').filter(({ file: path }) => path !== 'schemas/forms/fatca.json'),
  form(load),
];
const served = (load?: Partial<FormFile['load']>) =>
  (assemble(files(load)).documents.get('form/fatca')!.value as FormDocument).load;

describe('a form that begins with what was answered before', () => {
  it('reads each question under its name, and leaves what is declared here and now empty', () => {
    expect(served()).toEqual({
      call: 'getTaxAnswers',
      input: { path: { id: { from: '/me/intervener/uuid' } } },
      answers: Object.fromEntries(
        ['fatca_status', 'tin_code', 'giin_code'].map((name) => [
          name,
          { from: `/data/load/fatca/${name}` },
        ]),
      ),
    });
    expect(errorsOf(...files())).toEqual([]);
  });

  it('asks of what it sends to where it says nothing else', () => {
    expect(served({ input: undefined })!.input).toEqual(declaration.submit!.input);
  });

  it('keeps what it says of one question itself', () => {
    const answers = { tin_code: { from: '/me/intervener/document_number' } };
    expect(served({ answers })!.answers['tin_code']).toEqual(answers.tin_code);
  });

  it('is told once, where it says it, that nothing stands there', () => {
    const faults = errorsOf(...files({ each: '/data/load/fatcas' }));
    expect(faults.map((fault) => `${fault.file}:${fault.pointer}`)).toEqual([
      'schemas/forms/fatca.json:/load/each',
    ]);
  });

  it('is told once where the call has no answer to one of its questions', () => {
    const faults = errorsOf(...files({ each: '/data/load' }));
    expect(faults).toHaveLength(1);
    expect(faults[0]!.pointer).toBe('/load/each');
  });
});
