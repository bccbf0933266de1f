import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { aForm, sharedForms } from '../support/documents.ts';

const codes = (form: FormDocument, answers: Record<string, unknown>, scope = {}) =>
  issues(form, answers, scope).map(({ path, code }) => `${path} ${code}`);

describe('issues', () => {
  it('come in the order of the page, those of no field first', () => {
    const form = aForm((draft) => {
      draft.fields.holders!.required = true;
      draft.fields.note!.required = true;
      draft.rules = {
        r: { when: { at: '/facts/canOperate', equals: true }, limit: { amount: { maximum: 5 } } },
      };
    });
    expect(codes(form, { amount: 9, holders: [{}, { name: 'x'.repeat(90) }], other: 1 })).toEqual([
      '/facts/canOperate fact_missing',
      '/answers/other unknown_field',
      '/answers/kind required',
      '/answers/note required',
      '/answers/holders/0/name required',
      '/answers/holders/1/name max_length',
    ]);
  });

  it('carry the params that their sentences name', () => {
    const [issue] = issues(aForm(), { kind: 'once', note: 'x'.repeat(201) });
    expect(issue).toEqual({ code: 'max_length', path: '/answers/note', params: { length: 200 } });
  });

  it('say nothing about hidden answers', () => {
    const form = aForm((draft) => {
      draft.rules = {
        r: { when: { at: '/answers/kind', equals: 'periodic' }, show: { amount: true } },
      };
    });
    expect(codes(form, { kind: 'once', amount: 'wrong' })).toEqual([]);
    expect(codes(form, { kind: 'periodic', amount: 'wrong' })).toEqual(['/answers/amount type']);
  });

  it('count only spaces as no answer', () => {
    const form = aForm((draft) => (draft.fields.note!.required = true));
    expect(codes(form, { kind: 'once', note: '   ' })).toEqual(['/answers/note required']);
  });

  it('force a length on free text that has none', () => {
    const form = aForm((draft) => Reflect.deleteProperty(draft.data.properties.note!, 'maxLength'));
    expect(codes(form, { kind: 'once', note: 'x'.repeat(1001) })).toEqual([
      '/answers/note max_length',
    ]);
  });

  it('hand money to the literal rule with its comma, and to limits exactly', () => {
    const form = aForm((draft) => {
      draft.data.properties.amount = {
        type: 'string',
        title: 'Importe',
        currency: true,
        max_value: 1000,
      };
      draft.fields.amount = { widget: 'money' };
    });
    expect(codes(form, { kind: 'once', amount: '1000.00' })).toEqual([]);
    expect(codes(form, { kind: 'once', amount: '1000.01' })).toEqual(['/answers/amount max_value']);
    expect(codes(form, { kind: 'once', amount: '10.123' })).toEqual(['/answers/amount currency']);
  });

  it('ask for a box to be ticked, whether it was touched or not', () => {
    const form = aForm((draft) => {
      draft.data.properties.agreed!.truthyCheckbox = true;
      draft.fields.agreed!.required = true;
    });
    expect(codes(form, { kind: 'once' })).toEqual(['/answers/agreed truthyCheckbox']);
    expect(codes(form, { kind: 'once', agreed: false })).toEqual([
      '/answers/agreed truthyCheckbox',
    ]);
    expect(codes(form, { kind: 'once', agreed: true })).toEqual([]);
  });

  it('limit by rules of the domain too', () => {
    const form = aForm((draft) => {
      draft.data.properties.amount = { type: 'string', title: 'Importe', currency: true };
      draft.fields.amount = { widget: 'money' };
      draft.rules = {
        r: {
          when: { at: '/answers/kind', equals: 'once' },
          limit: { amount: { max_value: { from: '/tenant/most' } } },
        },
      };
    });
    const tenant = { most: '100.00' };
    expect(codes(form, { kind: 'once', amount: '100.01' }, { tenant })).toEqual([
      '/answers/amount max_value',
    ]);
    expect(codes(form, { kind: 'periodic', amount: '100.01' }, { tenant })).toEqual([]);
    expect(codes(form, { kind: 'once', amount: '1.00' }, {})).toEqual([
      '/tenant/most fact_missing',
    ]);
  });
});

const examples = sharedForms.flatMap(({ form }) =>
  Object.entries(form.examples ?? {}).map(
    ([name, example]) => [form.id, name, form, example] as const,
  ),
);

describe('examples in the repository', () => {
  it.each(examples)('%s: %s', (_id, _name, form, { answers, scope, issues: expected }) => {
    expect(codes(form, answers, scope).sort()).toEqual(
      expected.map(({ path, code }) => `${path} ${code}`).sort(),
    );
  });
});
