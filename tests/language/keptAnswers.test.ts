import { describe, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { effective } from '#/language/effective.ts';
import { lockedForm } from '#/language/locks/lockedForm.ts';
import { transcriptOf } from '#/language/presentation/transcript.ts';
import { stepStates } from '#/language/validation/stepStates.ts';
import { keptAnswers, stepsAsked } from '#/language/validation/keptAnswers.ts';
import { base } from '../support/documents.ts';
import { fc } from '../support/fc.ts';

const text = (title: string) => ({ type: 'string' as const, title, maxLength: 40 });
const form: FormDocument = {
  kind: 'form',
  id: 'asked',
  title: 'Datos',
  data: {
    type: 'object',
    properties: {
      same: { type: 'array', title: 'Igual', items: { type: 'string', enum: ['one', 'two'] } },
      job: text('Trabajo'),
      firm: text('Empresa'),
      note: text('Nota'),
      home: text('Casa'),
      tick: { type: 'boolean', title: 'Declaro', truthyCheckbox: true },
    },
  },
  fields: {
    same: { widget: 'checkboxes' },
    job: { widget: 'text', required: true },
    firm: { widget: 'text', required: true },
    note: { widget: 'text' },
    home: { widget: 'text', required: true },
    tick: { widget: 'checkbox' },
  },
  rules: { firm: { when: { at: '/answers/job', equals: 'employed' }, show: { firm: true } } },
  steps: {
    renew: { order: 1, title: 'Igual', fields: { same: 1 } },
    one: { order: 2, title: 'Uno', fields: { job: 1, firm: 2, note: 3 } },
    two: { order: 3, title: 'Dos', fields: { home: 1 } },
    last: { order: 4, title: 'Fin', fields: { tick: 1 } },
  },
  load: {
    call: 'getKycAnswers',
    answers: Object.fromEntries(
      ['job', 'firm', 'note', 'home'].map((name) => [name, { from: `/data/load/${name}` }]),
    ),
  },
  again: { only: '/data/last/asked', same: 'same' },
};

const loaded = { job: 'retired', home: 'Soria' };
const look = (answers: object, asked?: string[], before: object = loaded) => {
  const given = { ...before, ...answers };
  const scope = { answers: given, loaded: { ...before }, data: { last: { asked } } };
  const now = effective(form, scope);
  const kept = keptAnswers(form, now, { ...scope, answers: now.answers });
  return { kept: [...kept].sort(), steps: stepsAsked(form, now, kept) };
};

describe('what somebody says is as it was', () => {
  test('is not asked again: whole steps, and what was answered and what was left open in them', () => {
    expect(look({})).toEqual({ kept: [], steps: ['renew', 'one', 'two', 'last'] });
    expect(look({ same: ['one'] })).toEqual({
      kept: ['job', 'note'],
      steps: ['renew', 'two', 'last'],
    });
    expect(look({ same: ['one', 'two', 'nowhere'] }).steps).toEqual(['renew', 'last']);
  });

  test('is asked all the same where an answer that must be is missing, or was changed', () => {
    expect(look({ same: ['two'] }, undefined, { job: 'retired' }).steps).toContain('two');
    expect(look({ same: ['one'], note: 'x' }).steps).toContain('one');
    expect(look({ same: ['one'] }, undefined, { job: 'employed' }).kept).not.toContain('firm');
  });

  test('counts for nothing without answers of before', () => {
    expect(look({ same: ['one'], job: 'x' }, undefined, {}).kept).not.toContain('job');
  });
});

describe('what somebody says is as it was, of a form that says what they have read', () => {
  const told: FormDocument = { ...form, again: { ...form.again, seen: '/data/last/seen' } };
  const scopeOf = (seen: string[] | undefined) => ({
    answers: { ...loaded, same: ['one', 'two'] },
    ...{ loaded, data: { last: { seen } } },
  });
  const kept = (seen: string[] | undefined) => {
    const now = effective(told, scopeOf(seen));
    return [...keptAnswers(told, now, { ...scopeOf(seen), answers: now.answers })].sort();
  };

  test('is asked all the same where they have not read it in these words, and where nobody knows', () => {
    expect(kept(['job', 'note', 'home'])).toEqual(['home', 'job', 'note']);
    expect(kept(['job'])).toEqual(['job']);
    expect(kept([])).toEqual([]);
    expect(kept(undefined)).toEqual([]);
  });

  test('is no confirmation of what they leave open and read for the first time', () => {
    const change = (seen: string[]) =>
      transcriptOf(told, scopeOf(seen), {
        text: (said) => said,
        codes: () => undefined,
        zone: 'Europe/Madrid',
      })
        .flatMap(({ lines }) => lines)
        .find(({ name }) => name === 'note')!.change;
    expect(change(['note'])).toBe('CONFIRMED');
    expect(change([])).toBeUndefined();
  });
});

describe('what alone is asked again', () => {
  test('is open until somebody has touched it, and nothing is when all is asked', () => {
    const states = (answers: object, asked: string[]) => {
      const scope = { loaded: { ...loaded }, data: { last: { asked } } };
      return stepStates(form, { ...loaded, ...answers }, scope, []).map(({ state }) => state);
    };
    expect(states({}, ['home'])).toEqual(['DONE', 'OPEN', 'DONE']);
    expect(states({ home: 'Madrid' }, ['home'])).toEqual(['DONE', 'DONE', 'DONE']);
    expect(states({}, [])).not.toContain('OPEN');
    // With it is asked what hangs on it, of which not all need be touched.
    const employed = { job: 'employed', firm: 'Faro SL' };
    const apart = {
      ...form,
      steps: {
        ...form.steps,
        one: { order: 2, title: 'Uno', fields: { job: 1 } },
        three: { order: 4, title: 'Tres', fields: { firm: 1, note: 2 } },
      },
    };
    const after = (answers: object) => {
      const scope = { loaded: employed, data: { last: { asked: ['job'] } } };
      return stepStates(apart, { ...employed, ...answers }, scope, []);
    };
    expect(after({})).toContainEqual({ id: 'three', state: 'OPEN' });
    expect(after({ firm: 'Otra SL' })).toContainEqual({ id: 'three', state: 'DONE' });
  });

  test('is all that is asked, with what is never answered once for all', () => {
    expect(look({}, ['home'])).toEqual({ kept: ['job', 'note'], steps: ['renew', 'two', 'last'] });
    expect(look({ same: ['two'] }, ['home']).steps).toContain('two');
  });

  test('leads to what its new answer asks for', () => {
    const { kept, steps } = look({ job: 'employed' }, ['job']);
    expect(kept).toEqual(['home', 'note']);
    expect(steps).toEqual(['renew', 'one', 'last']);
  });
});

test('an answer that is kept is always the one of before, and nothing that must be answered is missing in it', () => {
  const answer = fc.option(fc.constantFrom('retired', 'employed', 'Soria', ''), { nil: undefined });
  const answers = fc.record({ job: answer, firm: answer, note: answer, home: answer });
  const names = fc.subarray(['job', 'firm', 'note', 'home']);
  fc.assert(
    fc.property(
      answers,
      answers,
      names,
      fc.subarray(['one', 'two']),
      (before, now, asked, same) => {
        const { kept } = look({ ...now, same }, asked, before);
        for (const name of kept as ('job' | 'firm' | 'note' | 'home')[]) {
          expect(({ ...before, ...now } as typeof before)[name] ?? '').toBe(before[name] ?? '');
          expect(asked).not.toContain(name);
          if (name !== 'note') expect(before[name]).toBeTruthy();
        }
      },
    ),
  );
});

test('a transcript tells what was confirmed, what was changed and what was not asked', () => {
  const told = (answers: object, asked?: string[], before: object = loaded) =>
    Object.fromEntries(
      transcriptOf(
        form,
        {
          answers: { ...before, tick: true, ...answers },
          loaded: { ...before },
          data: { last: { asked } },
        },
        { text: (said) => said, codes: () => undefined, zone: 'Europe/Madrid' },
      )
        .flatMap(({ lines }) => lines)
        .map(({ name, change }) => [name, change]),
    );
  expect(told({ same: ['one'], home: 'Teruel' })).toEqual({
    same: undefined,
    job: 'CONFIRMED',
    note: 'CONFIRMED',
    home: 'CHANGED',
    tick: undefined,
  });
  expect(told({ home: 'Teruel' }, ['home'])).toMatchObject({ job: 'KEPT', home: 'CHANGED' });
  expect(told({}, ['home'])).toMatchObject({ job: 'KEPT', home: 'CONFIRMED' });
  expect(told({ job: 'x', home: 'y' }, undefined, {})).toMatchObject({
    job: undefined,
    home: undefined,
  });
});

describe('answers that count, of a form that says where they stand', () => {
  const told: FormDocument = { ...form, again: { ...form.again, before: '/data/last/before' } };
  const scopeOf = (before: { key: string; answer: unknown }[], asked?: string[]) => ({
    // It begins with answers that nobody has signed.
    answers: { job: 'retired', note: 'x', home: 'Teruel', same: ['one', 'two'] },
    loaded: { job: 'retired', note: 'x', home: 'Teruel' },
    data: { last: { before, asked } },
  });
  const counted = [
    { key: 'job', answer: 'retired' },
    { key: 'home', answer: 'Soria' },
  ];
  const changes = (before: typeof counted) =>
    Object.fromEntries(
      transcriptOf(told, scopeOf(before), {
        text: (said) => said,
        codes: () => undefined,
        zone: 'Europe/Madrid',
      })
        .flatMap(({ lines }) => lines)
        .map(({ name, change }) => [name, change]),
    );

  test('are what new ones are compared with, and what was not asked for them is no change', () => {
    expect(changes(counted)).toMatchObject({ job: 'CONFIRMED', note: undefined, home: 'CHANGED' });
    expect(Object.values(changes([])).some(Boolean)).toBe(false);
  });

  test('are what is kept', () => {
    const kept = (before: typeof counted, asked?: string[]) => {
      const now = effective(told, scopeOf(before, asked));
      return [...keptAnswers(told, now, { ...scopeOf(before, asked), answers: now.answers })];
    };
    expect(kept(counted)).toEqual(['job']);
    expect(kept(counted, ['home'])).toEqual(['job']);
    expect(kept([])).toEqual([]);
  });
});

test('a questionnaire begins with its earlier proofs, and with no tick, nor what was the same the last time', () => {
  const legal = assemble(base).documents.get('form/kyc-legal')!.value as FormDocument;
  const names = Object.keys(legal.load!.answers);
  expect(names).toEqual(expect.arrayContaining(['ACTA_TITULARIDAD', 'REGISTRO', 'CNAE']));
  for (const blank of ['SECCIONES_IGUALES', 'DECLARA_CAMBIOS', 'ACTUA_EN_NOMBRE_DE_OTRA_PERSONA'])
    expect(names).not.toContain(blank);
});

test('no variant of a form with locked questions says otherwise what is asked again', () => {
  const locked = { ...form, steps: { ...form.steps, two: { ...form.steps.two!, locked: true } } };
  const told = (again: object | undefined) =>
    lockedForm(locked, { ...locked, again }).map(({ pointer }) => pointer);
  expect(told(form.again)).toEqual([]);
  expect(told({ same: 'note' })).toContain('/again');
  expect(told(undefined)).toContain('/again');
});
