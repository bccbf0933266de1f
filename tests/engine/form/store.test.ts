import { describe, expect, test } from 'vitest';
import { withoutLocal } from '#/language/requests/withoutLocal.ts';
import { createFormStore } from '#/engine/fields/store.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { base } from '../../support/documents.ts';
import { formOf } from '../mount.tsx';

const form: FormDocument = formOf(
  {
    kind: { type: 'string', title: 'Tipo', enum: ['F', 'J'], default: 'F' },
    company: { type: 'string', title: 'Sociedad' },
    name: { type: 'string', title: 'Nombre' },
    again: { type: 'string', title: 'Repita', local: true },
  },
  {
    steps: {
      one: { order: 1, title: 'Uno', fields: { kind: 1, company: 2 } },
      two: { order: 2, title: 'Dos', fields: { name: 1, again: 2 } },
    },
    rules: {
      company: {
        when: { at: '/answers/kind', equals: 'J' },
        show: { company: true },
        require: { company: true },
      },
    },
  },
);

const heard = (store: ReturnType<typeof createFormStore>) => {
  const calls: string[] = [];
  for (const channel of ['section:one', 'section:two', 'errors', 'steps'] as const)
    store.subscribe(channel, () => calls.push(channel));
  return calls;
};

describe('the store of a form', () => {
  test('starts from the defaults below what is already known', () => {
    expect(createFormStore(form, {}).answers()).toEqual({ kind: 'F' });
    expect(createFormStore(form, {}, { kind: 'J', name: null }).answers()).toEqual({ kind: 'J' });
  });

  test('draws nothing again for an answer that nothing depends on', () => {
    const store = createFormStore(form, {});
    const calls = heard(store);
    store.set(['name'], 'Ana');
    expect(calls).toEqual([]);
    expect(store.answers()).toEqual({ kind: 'F', name: 'Ana' });
  });

  test('draws only the section in which a field appears', () => {
    const store = createFormStore(form, {});
    const calls = heard(store);
    store.set(['kind'], 'J');
    expect(calls).toEqual(['section:one']);
    expect(store.section('one').names).toEqual(['kind', 'company']);
    expect(store.section('one').required.has('company')).toBe(true);
  });

  test('keeps a hidden value for its return and never sends it', () => {
    const store = createFormStore(form, {}, { kind: 'J', company: 'Faro SL', again: 'x' });
    store.set(['kind'], 'F');
    expect(store.answers()['company']).toBe('Faro SL');
    expect(withoutLocal(form, effective(form, store.scope()).answers)).toEqual({ kind: 'F' });
    store.set(['kind'], 'J');
    expect(withoutLocal(form, effective(form, store.scope()).answers)).toEqual({
      kind: 'J',
      company: 'Faro SL',
    });
  });

  test('tells errors only to the sections that have or had them', () => {
    const store = createFormStore(form, {});
    const calls = heard(store);
    store.showErrors([{ path: '/answers/name', label: 'Nombre', text: 'Campo requerido.' }]);
    expect(calls).toEqual(['section:two', 'errors']);
    expect(store.section('two').errors).toEqual({ name: { __errors: ['Campo requerido.'] } });
    store.showErrors([]);
    expect(store.section('two').errors).toEqual({});
  });

  test('follows facts that change while the form is open', () => {
    const rules = {
      late: { when: { at: '/facts/late', equals: true }, show: { name: true as const } },
    };
    const store = createFormStore({ ...form, rules }, { facts: { late: false } });
    expect(store.steps()).toEqual(['one', 'two']);
    expect(store.section('two').names).toEqual(['again']);
    store.rescope({ facts: { late: true } });
    expect(store.section('two').names).toEqual(['name', 'again']);
  });
});

describe('a questionnaire of which single answers are asked again', () => {
  const natural = assemble(base).documents.get('form/kyc-natural')!.value as FormDocument;
  const counted = {
    ...natural.examples!['complete']!.answers,
    ...{ SITUACION_LABORAL: 'CUENTA_AJENA', EMPRESA: 'Huerta SL', CARGO: 'Capataz', CNAE: '011' },
    ...{ TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'SI' },
    PAISES_OBLIGACION_FISCAL: [{ tin_country: 'ESP', missing_reason: 'C' }],
  };
  const before = Object.entries(counted).map(([key, answer]) => ({ key, answer }));
  const open = (...questions: string[]) =>
    createFormStore(
      natural,
      { facts: { isMinor: false }, data: { last: { asked: { questions }, before, seen: [] } } },
      counted,
    );

  test('asks what hangs on them, and nothing else', () => {
    const store = open('SITUACION_LABORAL');
    expect(store.section('activity').names).toEqual(['CNAE_SECCION', 'CNAE']);
    expect(store.section('tax').names).toEqual([]);
    store.set(['SITUACION_LABORAL'], 'CUENTA_PROPIA');
    expect(store.section('activity').names).toContain('CNAE');
    expect(open('CNAE_SECCION').section('activity').names).toEqual(['CNAE_SECCION', 'CNAE']);
  });

  test('asks what is said to be wrong with what asks for it', () => {
    const store = open('NIVEL_FORMACION');
    const path = '/answers/PAISES_OBLIGACION_FISCAL/0/tin_country';
    expect(store.section('tax').names).toEqual([]);
    store.showErrors([{ path, label: 'País', text: 'Es el suyo.' }]);
    expect(store.section('tax').names).toEqual([
      'TIENE_NIF_EEUU',
      'TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL',
      'PAISES_OBLIGACION_FISCAL',
    ]);
  });
});
