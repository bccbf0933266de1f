import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base, tenants } from '../../support/documents.ts';

const faro = Object.values(tenants)
  .flat()
  .filter(({ file }) => file.startsWith('tenants/faro/'));

const form = (call: string) => ({
  file: 'tenants/faro/forms/own-deed.json',
  text: JSON.stringify({
    kind: 'form',
    id: 'own-deed',
    title: 'Quitar',
    data: {
      type: 'object',
      properties: { own_why: { type: 'string', title: 'Motivo', own: true, maxLength: 40 } },
    },
    fields: { own_why: { widget: 'text', required: true } },
    steps: { why: { order: 10, title: 'Motivo', fields: { own_why: 10 } } },
    submit: { call, label: 'Eliminar' },
    examples: {},
  }),
});

test.each([['deleteBeneficiary'], ['deleteBankAccount'], ['createIssue']])(
  'a form does not ask more of %s, which pages send without one',
  (call) => {
    const found = check([...base, ...faro, form(call)], openapi).filter(({ file }) =>
      file.endsWith('own-deed.json'),
    );
    const said = found.map(({ pointer, message }) => `${pointer} ${message}`);
    expect(said.join('\n')).toMatch(new RegExp(`/submit/call «${call}» también se pide sin`));
  },
);
