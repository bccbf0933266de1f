import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { sha256 } from '#/language/values/hash.ts';
import { base, tenants } from '../../support/documents.ts';

const faro = Object.values(tenants)
  .flat()
  .filter(({ file }) => file.startsWith('tenants/faro/'));

/** What is wrong with a tenant's variant of a shared form: pointers. */
function faultsOf(form: string, patch: object): string[] {
  const { text } = base.find(({ file }) => file === `schemas/forms/${form}.json`)!;
  const file = `tenants/faro/overlays/form/${form}.json`;
  const variant = {
    file,
    text: JSON.stringify({ base: { id: form, sha256: sha256(text) }, patch }),
  };
  return check([...base, ...faro, variant], openapi)
    .filter((problem) => problem.severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

const question = (more: object = {}) => ({
  type: 'string',
  title: 'Motivo',
  own: true,
  maxLength: 40,
  ...more,
});

/** Own questions on a step of their own, under rules. */
const asked = (properties: Record<string, object>, rules: object = {}, fields: object = {}) => ({
  data: { properties },
  fields: {
    ...Object.fromEntries(Object.keys(properties).map((name) => [name, { widget: 'text' }])),
    ...fields,
  },
  rules,
  steps: {
    own_questions: {
      order: 900,
      title: 'Para conocerle',
      fields: Object.fromEntries(Object.keys(properties).map((name, index) => [name, index + 1])),
    },
  },
});

describe('a rule of a form reads', () => {
  const when = (at: string) => ({ r: { when: { at, present: true }, require: { own_x: true } } });

  test.each([['/route/query/hecho'], ['/route/path'], ['/route/name'], ['/route/params/otro']])(
    'nothing of the address that the server is not sent: %s',
    (at) => {
      const found = faultsOf('account-alias', asked({ own_x: question() }, when(at)));
      expect(found).toEqual([expect.stringMatching(/^\/patch\/rules\/r\/when\/at .*no llega/)]);
    },
  );

  test('the part of the address that is sent', () =>
    expect(
      faultsOf('account-alias', asked({ own_x: question() }, when('/route/query/cuenta'))),
    ).toEqual([]));

  test('no address as a limit', () => {
    const rules = {
      r: {
        when: { at: '/answers/alias', present: true },
        limit: { own_x: { maxLength: { from: '/route/query/hecho' } } },
      },
    };
    const found = faultsOf('account-alias', asked({ own_x: question() }, rules));
    expect(found.some((one) => one.startsWith('/patch/rules/r/limit/own_x'))).toBe(true);
  });

  test('who asks, and other answers that are sent', () => {
    const all = {
      all: [
        { at: '/me/intervener/name', present: true },
        { at: '/answers/alias', present: true },
      ],
    };
    const rules = { r: { when: all, show: { own_x: true }, require: { own_x: true } } };
    expect(faultsOf('account-alias', asked({ own_x: question() }, rules))).toEqual([]);
  });
});

describe('an answer that stays in the browser', () => {
  const local = { type: 'boolean', title: 'Ver más', local: true };
  const at = '/answers/shown_only';

  test.each([['show'], ['require'], ['limit']])('decides of none that is sent: %s', (what) => {
    const said = what === 'limit' ? { own_x: { maxLength: 5 } } : { own_x: true };
    const rules = { r: { when: { at, equals: true }, [what]: said } };
    const fields = { shown_only: { widget: 'yesno' } };
    const patch = asked({ shown_only: local, own_x: question() }, rules, fields);
    expect(faultsOf('account-alias', patch)).toEqual([
      expect.stringMatching(/^\/patch\/rules\/r\/when\/at «shown_only» no se envía/),
    ]);
  });

  test('may decide of another that stays there', () => {
    const other = { type: 'string', title: 'Nota', maxLength: 40, local: true };
    const rules = { r: { when: { at, equals: true }, show: { note: true } } };
    const patch = asked({ shown_only: local, note: other }, rules, {
      shown_only: { widget: 'yesno' },
    });
    expect(faultsOf('account-alias', patch)).toEqual([]);
  });

  test('decides of no step with questions that are sent', () => {
    const patch = asked({ own_x: question() });
    const steps = {
      own_questions: { ...patch.steps.own_questions, when: { at, equals: true } },
      see: { order: 800, title: 'Ver', fields: { shown_only: 1 } },
    };
    const properties = { ...patch.data.properties, shown_only: local };
    const fields = { ...patch.fields, shown_only: { widget: 'yesno' } };
    const found = faultsOf('account-alias', { ...patch, data: { properties }, fields, steps });
    expect(found).toEqual([
      expect.stringMatching(/^\/patch\/steps\/own_questions\/when\/at «shown_only» no se envía/),
    ]);
  });

  test('decides of no cell that is sent', () => {
    const cells = {
      kin: { type: 'string', title: 'Parentesco', maxLength: 40 },
      note: { type: 'string', title: 'Nota', maxLength: 40, local: true },
    };
    const list = {
      ...{ type: 'array', title: 'Familiares', own: true, maxItems: 3 },
      items: { type: 'object', properties: cells },
    };
    const field = {
      widget: 'rows',
      fields: { kin: { order: 1, widget: 'text' }, note: { order: 2, widget: 'text' } },
      rules: { r: { when: { at: '/row/note', present: true }, require: { kin: true } } },
    };
    expect(faultsOf('account-alias', asked({ own_kin: list }, {}, { own_kin: field }))).toEqual([
      expect.stringMatching(/^\/patch\/fields\/own_kin\/rules\/r\/when\/at «note» no se envía/),
    ]);
  });

  test('may decide where the server loads it and nobody changes it', () => {
    const rules = {
      r: { when: { at: '/answers/others', atLeast: '50' }, require: { own_x: true } },
    };
    expect(faultsOf('beneficiary', asked({ own_x: question() }, rules))).toEqual([]);
  });
});

describe('a form of staff', () => {
  test('decides by its answers, never by the client whom they look at', () => {
    const rules = {
      r: { when: { at: '/me/intervener/name', present: true }, limit: { text: { maxLength: 12 } } },
    };
    expect(faultsOf('answer-issue', { rules })).toEqual([
      expect.stringMatching(/^\/patch\/rules\/r\/when\/at Lo que envía un empleado/),
    ]);
    const own = {
      r: { when: { at: '/answers/status', equals: 'CLOSED' }, limit: { text: { maxLength: 12 } } },
    };
    expect(faultsOf('answer-issue', { rules: own })).toEqual([]);
  });
});
