import { describe, expect, it } from 'vitest';
import { effective, effectiveRow } from '#/language/effective.ts';
import { planOf } from '#/language/validation/plan.ts';
import { aForm } from '../support/documents.ts';

const chained = aForm((form) => {
  form.rules = {
    amount: {
      when: { at: '/answers/kind', equals: 'periodic' },
      show: { amount: true },
      require: { amount: true },
    },
    agreed: { when: { at: '/answers/amount', atLeast: 100 }, show: { agreed: true } },
    note: { when: { at: '/answers/agreed', present: false }, show: { note: true } },
    cap: {
      when: { at: '/answers/kind', equals: 'periodic' },
      limit: { amount: { maximum: { from: '/facts/most' } } },
    },
    cap2: {
      when: { at: '/answers/origins', includes: 'other' },
      limit: { amount: { maximum: 50 } },
    },
  };
  form.steps.rest!.when = { not: { at: '/answers/kind', equals: 'once' } };
  form.fields.holders!.rules = {
    detail: {
      when: { at: '/row/name', present: true },
      show: { detail: true },
      require: { detail: true },
    },
  };
});

describe('effective', () => {
  it('lets a chain of conditions fall together', () => {
    const now = effective(chained, { answers: { kind: 'once', amount: 500, agreed: true } });
    expect([...now.shown]).toEqual(['kind']);
    expect(now.answers).toEqual({ kind: 'once' });
  });

  it('shows, requires and limits what holds now', () => {
    const now = effective(chained, {
      answers: { kind: 'periodic', amount: 500, origins: ['other'] },
      facts: { most: 300 },
    });
    expect([...now.shown]).toEqual(['kind', 'amount', 'agreed', 'origins', 'note', 'holders']);
    expect([...now.required]).toEqual(['kind', 'amount']);
    expect(now.limited).toEqual({ amount: { maximum: [300, 50] } });
  });

  it('names the limit that it cannot read', () => {
    expect(effective(chained, { answers: { kind: 'periodic' }, facts: {} }).unread).toEqual([
      '/facts/most',
    ]);
    expect(
      effective(chained, { answers: { kind: 'periodic' }, facts: { most: null } }).unread,
    ).toEqual([]);
  });

  it('walks only through steps that have something to show', () => {
    expect(effective(chained, { answers: { kind: 'once' } }).stepsShown).toEqual(['plan']);
    expect(effective(chained, { answers: { kind: 'periodic' } }).stepsShown).toEqual([
      'plan',
      'rest',
    ]);
  });

  it('sets empty answers aside and keeps empty lists and false', () => {
    const now = effective(aForm(), {
      answers: { kind: '', note: null, agreed: false, origins: [] },
    });
    expect(now.answers).toEqual({ agreed: false, origins: [] });
  });

  it('judges each row by itself', () => {
    const answers = { kind: 'periodic', holders: [{ detail: 'x' }, { name: 'Ana', detail: 'y' }] };
    const now = effective(chained, { answers });
    expect(now.answers.holders).toEqual([{}, { name: 'Ana', detail: 'y' }]);
    expect(now.rows.holders!.map((row) => [...row.required])).toEqual([
      ['name'],
      ['name', 'detail'],
    ]);
    expect([...effectiveRow(chained, 'holders', { name: 'Ana' }).shown]).toEqual([
      'name',
      'detail',
    ]);
  });

  it('leaves the given answers as they are', () => {
    const answers = Object.freeze({
      kind: 'once',
      amount: 5,
      holders: Object.freeze([Object.freeze({ detail: 'x' })]),
    });
    effective(chained, { answers });
    expect(answers.amount).toBe(5);
  });

  it('does not mistake inherited names for answers', () => {
    const answers = JSON.parse('{"__proto__":{"kind":"once"},"kind":"once"}') as Record<
      string,
      unknown
    >;
    expect(effective(aForm(), { answers }).answers).toEqual({ kind: 'once' });
    expect(effective(aForm(), { answers }).strangers).toEqual(['__proto__']);
  });
});

describe('the plan of a form', () => {
  it('names the fields that the page follows while one types', () => {
    const form = aForm((draft) => {
      draft.rules = { r: { when: { at: '/answers/kind', present: true }, show: { note: true } } };
      draft.fields.note!.hint = {
        text: 'Hasta {amount}',
        values: { amount: { from: '/answers/amount' } },
      };
    });
    expect([...planOf(form).drivers]).toEqual(['kind', 'amount']);
  });

  it('refuses conditions in a circle', () => {
    const form = aForm((draft) => {
      draft.rules = {
        a: { when: { at: '/answers/note', present: true }, show: { amount: true } },
        b: { when: { at: '/answers/amount', present: true }, show: { note: true } },
      };
    });
    expect(() => planOf(form)).toThrow('amount → note → amount');
  });
});
