import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { answersIn, answerPointer, bodyPointer } from '#/language/requests/submission.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { allowedOf } from '#/language/validation/allowedOf.ts';
import { aForm, base, errorsOf, formFile } from '../support/documents.ts';

const said = (form: FormDocument, answers: object, scope: object = {}) =>
  issues(form, answers as Record<string, unknown>, scope).map(
    ({ path, code }) => `${path} ${code}`,
  );

/** A form that says all that rules may say of lists, choices, bounds and days. */
const whole = (change: (form: FormDocument) => void = () => undefined): FormDocument =>
  aForm((form) => {
    const { properties } = form.data;
    properties.holders = {
      type: 'array',
      title: 'Titulares',
      maxItems: 5,
      shares: { of: 'part' },
      distinct: 'land',
      items: {
        type: 'object',
        properties: {
          land: { type: 'string', title: 'País', enum: ['ESP', 'FRA', 'USA'] },
          part: { type: 'string', title: 'Parte', share: true },
          born: { type: 'string', title: 'Desde', date: true },
          until: { type: 'string', title: 'Hasta', date: { from: { from: '/row/born' } } },
          tin: {
            type: 'string',
            title: 'TIN',
            maxLength: 30,
            'tin-validator': { country: 'land' },
          },
        },
      },
    };
    properties['since'] = {
      type: 'string',
      title: 'Fecha',
      date: { from: { from: '/facts/today' }, within: { years: 2 } },
    };
    form.fields.holders = {
      widget: 'rows',
      fields: {
        land: {
          order: 1,
          widget: 'select',
          options: {
            ESP: { order: 1, label: 'España' },
            FRA: { order: 2, label: 'Francia' },
            USA: { order: 3, label: 'Estados Unidos' },
          },
        },
        part: { order: 2, widget: 'percentage' },
        born: { order: 3, widget: 'date' },
        until: { order: 4, widget: 'datePicker' },
        tin: { order: 5, widget: 'tin' },
      },
      rules: {
        foreign: { when: { at: '/row/tin', present: true }, limit: { land: { among: ['USA'] } } },
        part: { when: { at: '/row/land', in: ['ESP', 'USA'] }, show: { part: true } },
      },
    };
    form.fields['since'] = { widget: 'datePicker' };
    form.steps.plan!.fields['since'] = 9;
    form.rules = {
      large: {
        when: {
          at: '/answers/amount',
          atLeast: { from: '/tenant/front_params/TC_VALIDITY' },
        },
        require: { note: true },
      },
      periodic: {
        when: { at: '/answers/kind', equals: 'periodic' },
        limit: { origins: { among: ['salary'] } },
      },
      agreed: {
        when: { at: '/answers/agreed', equals: true },
        limit: { origins: { among: ['salary', 'other'] } },
      },
    };
    change(form);
  });
const scope = {
  tenant: { front_params: { TC_VALIDITY: 60 } },
  facts: { today: '2026-11-23' },
};
const good = { kind: 'once', amount: 5 };

describe('a document that says all of it', () => {
  test('has nothing wrong', () => {
    const countries = base.filter(({ file }) => file.endsWith('/countries.json'));
    expect(errorsOf(formFile(whole()), ...countries)).toEqual([]);
  });

  test('is refused where the constant is no country', () => {
    const countries = base.filter(({ file }) => file.endsWith('/countries.json'));
    const form = whole((draft) => {
      const cells = draft.data.properties.holders!.items!.properties as Record<string, object>;
      Object.assign(cells['tin']!, { 'tin-validator': { country: { const: 'US' } } });
      // Of one country for all rows, whatever they say of theirs.
      Reflect.deleteProperty(draft.data.properties.holders!, 'distinct');
    });
    expect(errorsOf(formFile(form), ...countries)).toEqual([
      expect.objectContaining({
        pointer: '/data/properties/holders/items/properties/tin/tin-validator/country',
        message: '«US» no es la clave de un país: son tres letras, como «ESP».',
      }),
    ]);
  });

  test('is warned of two narrowings that leave nothing together', () => {
    const form = whole((draft) => {
      draft.rules!['agreed']!.limit = { origins: { among: ['other'] } };
    });
    const spanish = base.filter(({ file }) => file.startsWith('schemas/texts/'));
    const found = check([...spanish, formFile(form)], openapi);
    expect(found.map(({ pointer, severity }) => `${severity} ${pointer}`)).toContain(
      'warning /rules/agreed/limit/origins/among',
    );
  });
});

describe('rules over rows', () => {
  test('count what is shown alone', () => {
    const rows = [
      { land: 'ESP', part: '60' },
      { land: 'FRA', part: '60' },
    ];
    expect(said(whole(), { ...good, holders: rows }, scope)).toEqual([]);
    rows[1]!.land = 'USA';
    expect(said(whole(), { ...good, holders: rows }, scope)).toEqual(['/answers/holders shares']);
  });

  test('tell what is twice where it is the second time', () => {
    const rows = [{ land: 'FRA' }, { land: 'ESP' }, { land: 'FRA' }];
    expect(said(whole(), { ...good, holders: rows }, scope)).toEqual([
      '/answers/holders/2/land distinct',
    ]);
  });

  test('hold a date by another of the row, once that is known', () => {
    const row = (born: string | undefined, until: string) =>
      said(whole(), { ...good, holders: [{ born, until }] }, scope);
    expect(row('2026-01-02', '2026-01-01')).toEqual(['/answers/holders/0/until date.first']);
    expect(row('2026-01-02', '2026-01-02')).toEqual([]);
    expect(row(undefined, '1900-01-01')).toEqual([]);
    expect(row('2026-02-31', '1900-01-01')).toEqual(['/answers/holders/0/born date']);
  });

  test('narrow a choice by its own row', () => {
    const rows = [{ land: 'ESP', tin: '123' }, { land: 'ESP' }];
    expect(said(whole(), { ...good, holders: rows }, scope)).toEqual([
      '/answers/holders/0/land among',
      '/answers/holders/1/land distinct',
    ]);
  });
});

describe('days', () => {
  test.each([
    ['2026-11-22', ['/answers/since date.first']],
    ['2026-11-23', []],
    ['2028-11-23', []],
    ['2028-11-24', ['/answers/since date.last']],
  ])('%s between today and two years later has the issues %j', (since, codes) => {
    expect(said(whole(), { ...good, since }, scope)).toEqual(codes);
  });

  test('are refused while nobody knows what day it is', () => {
    const unknown = { ...scope, facts: {} };
    expect(said(whole(), { ...good, since: '2027-01-01' }, unknown)).toEqual([
      '/facts/today fact_missing',
      '/answers/since date.unknown',
    ]);
  });

  test('said by a rule hold while it does, also with the name of a pointer', () => {
    const form = whole((draft) => {
      draft.rules!['soon'] = {
        when: { at: '/answers/agreed', equals: true },
        limit: { since: { date: { from: '2027-01-01' } } },
      };
    });
    const answers = { ...good, since: '2026-12-31' };
    expect(said(form, answers, scope)).toEqual([]);
    expect(said(form, { ...answers, agreed: true }, scope)).toEqual(['/answers/since date.first']);
  });
});

describe('choices that are left', () => {
  const left = (answers: object) =>
    allowedOf(
      effective(whole(), { ...scope, answers: { ...good, ...answers } }).limited['origins'],
    );

  test('are those that every rule names', () => {
    expect(left({})).toBeUndefined();
    expect(left({ kind: 'periodic' })).toEqual(['salary']);
    expect(left({ agreed: true })).toEqual(['salary', 'other']);
    expect(left({ agreed: true, kind: 'periodic' })).toEqual(['salary']);
  });

  test('refuse the others of a list', () => {
    const answers = { ...good, kind: 'periodic', origins: ['salary', 'other'] };
    expect(said(whole(), answers, scope)).toEqual(['/answers/origins among']);
  });
});

describe('a bound that the tenant says', () => {
  test('decides like one that is written', () => {
    expect(said(whole(), { ...good, amount: 59 }, scope)).toEqual([]);
    expect(said(whole(), { ...good, amount: 60 }, scope)).toEqual(['/answers/note required']);
  });

  test('switches nothing off by being missing', () => {
    expect(said(whole(), { ...good, amount: 60 }, { facts: scope.facts })).toEqual([
      '/tenant/front_params/TC_VALIDITY fact_missing',
    ]);
  });
});

describe('constants beside the answers', () => {
  const form = aForm((draft) => {
    draft.data.properties['x'] = { type: 'string', title: 'Objeto', maxLength: 40 };
    draft.fields['x'] = {};
    draft.steps.plan!.fields['x'] = 9;
    draft.submit = {
      call: 'createIssue',
      label: 'Enviar',
      input: { path: { x: { from: '/answers/x' } }, body: { source: 'AREA' } },
    };
  });

  test('go with all answers that the address does not carry, and come back', () => {
    const answers = { kind: 'once', note: 'a', x: 'u' };
    const request = requestOf(form, answers, {});
    expect(request).toEqual({
      path: { x: 'u' },
      query: {},
      body: { source: 'AREA', kind: 'once', note: 'a' },
    });
    expect(answersIn(form, request, {})).toEqual({ answers, strange: [], other: [] });
  });

  test('are not the person’s to change, nor anything beside them', () => {
    const body = { source: 'OTHER', kind: 'once', extra: 1 };
    expect(answersIn(form, { path: {}, query: {}, body }, {})).toEqual({
      answers: { kind: 'once' },
      strange: ['/extra'],
      other: ['/body/source'],
    });
  });

  test('are no answer that anything could be told at', () => {
    expect(bodyPointer(form, '/answers/note')).toBe('/note');
    expect(answerPointer(form, '/note')).toBe('/answers/note');
    expect(answerPointer(form, '/source')).toBeUndefined();
  });
});
