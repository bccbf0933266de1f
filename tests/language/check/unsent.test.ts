import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { takesOwn } from '#/language/requests/ownQuestions.ts';
import { sha256 } from '#/language/values/hash.ts';
import { base, tenants } from '../../support/documents.ts';

const faro = Object.values(tenants)
  .flat()
  .filter(({ file }) => file.startsWith('tenants/faro/'));

const textOf = (id: string) => base.find(({ file }) => file === `schemas/forms/${id}.json`)!.text;
const formOf = (id: string) => JSON.parse(textOf(id)) as FormDocument;

/** What is said of a variant of a form that asks one thing more. */
function saidOf(id: string, more: object = {}): string[] {
  const [step] = Object.keys(formOf(id).steps);
  const property = { type: 'string', title: '¿Cuándo le llamamos?', maxLength: 40, ...more };
  const variant = {
    base: { id, sha256: sha256(textOf(id)) },
    patch: {
      data: { properties: { own_when: property } },
      fields: { own_when: { widget: 'text' } },
      steps: { [step!]: { fields: { own_when: 90 } } },
    },
  };
  const file = `tenants/faro/overlays/form/${id}.json`;
  return check([...base, ...faro, { file, text: JSON.stringify(variant) }], openapi)
    .filter((one) => one.severity === 'error' && one.file === file)
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('a question that a variant adds', () => {
  test.each(['contact', 'residence-certificate'])(
    'to %s, whose answers nothing sends, is refused at its place',
    (id) => {
      expect(takesOwn(formOf(id))).toBe(false);
      expect(saidOf(id)).toEqual([
        expect.stringMatching(/\/data\/properties\/own_when Lo que se responda aquí no se envía/),
      ]);
    },
  );

  test('to a form whose call keeps what it is answered, is none to refuse', () => {
    expect(takesOwn(formOf('account-alias'))).toBe(true);
    expect(saidOf('account-alias', { own: true })).toEqual([]);
  });
});
