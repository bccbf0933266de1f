import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { toTenantFiles } from '#/language/proposals/toTenantFiles.ts';
import { added } from '#/studio/panels/addPanel.ts';
import { readCard, writeCard } from '#/studio/panels/questionCard.ts';
import { base, tenants } from '../support/documents.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const key = 'form/account-alias';

const errorsOf = (of: Documents): string[] => {
  const shared = assemble(base, []).documents.get(key)!;
  const { files } = toTenantFiles('almadraba', tenants.almadraba!, { key, text: of[key], shared });
  return check([...base, ...files], openapi)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
};

test('a choice that went and that another question hangs on is told where it is compared with', () => {
  const asked = {
    ...{ add_title: '¿Cómo nos conoció?', add_kind: 'one', add_step: 'alias' },
    add_choices: 'Por un amigo\nPrensa\nInternet',
  };
  const first = added(documents, key, asked);
  const title = { add_title: '¿Qué periódico?', add_kind: 'text', add_step: 'alias' };
  const second = added(first.documents, key, title);
  const hung = writeCard(second.documents, second.id, {
    ...readCard(second.documents, second.id),
    when: 'all',
    tests: [{ about: `/answers/${first.id.name}`, how: 'is', value: 'PRENSA' }],
  });
  expect([first.issues, second.issues, hung.issues]).toEqual([[], [], []]);
  const pasted = writeCard(hung.documents, first.id, {
    ...readCard(hung.documents, first.id),
    choices: 'Por un amigo\nRadio\nTelevisión\nInternet',
  });
  expect(pasted.issues).toEqual([]);
  expect(errorsOf(pasted.documents)).toEqual([expect.stringMatching(/\/when\/equals .*PRENSA/)]);
});
