import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base, tenants } from '../../support/documents.ts';

const faro = Object.values(tenants)
  .flat()
  .filter(({ file }) => file.startsWith('tenants/faro/'));

const form = (call: string) => ({
  file: `tenants/faro/forms/own-${call.toLowerCase()}.json`,
  text: JSON.stringify({
    kind: 'form',
    id: `own-${call.toLowerCase()}`,
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

const calls = ['deleteBeneficiary', 'deleteBankAccount', 'createIssue'];

test('a form does not ask more of a call that pages send without one', () => {
  const found = check([...base, ...faro, ...calls.map(form)], openapi);
  for (const call of calls) {
    const said = found
      .filter(({ file }) => file === form(call).file)
      .map(({ pointer, message }) => `${pointer} ${message}`);
    expect(said.join('\n')).toMatch(new RegExp(`/submit/call «${call}» también se pide sin`));
  }
});
