import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { Screen } from '#/engine/Screen.tsx';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { errorsOf, file, screenFile } from '../../support/documents.ts';
import { mount } from '../mount.tsx';

const screen: ScreenDocument = {
  kind: 'screen',
  id: 'sampleScreen',
  path: '/sample',
  name: 'sample',
  title: 'Por qué no puede operar',
  blocks: {
    why: {
      type: 'cardList',
      order: 10,
      rows: '/facts/conditions',
      key: '/row/name',
      only: { at: '/row/holds', equals: false },
      heading: { text: '{name}', values: { name: { from: '/row/name' } } },
      remedies: { from: '/row/remedy', codes: 'cures' },
      empty: { title: 'Puede operar.' },
    },
  },
};
const cures = (more: object = { locked: true }, to = '/sample') => ({
  kind: 'codes',
  id: 'cures',
  title: 'Remedios',
  ...more,
  items: {
    sign: { order: 10, label: 'Firme sus documentos', to },
    wait: { order: 20, label: 'Estamos revisando su alta' },
  },
});
const list = cures() as unknown as CodesDocument;
const show = async (conditions: object[]) => {
  const root = await mount(<Screen document={screen} />, {
    scope: { facts: { conditions } },
    codes: () => Promise.resolve(list),
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return root;
};

describe('conditions that fail', () => {
  test('are drawn alone, with a link where what helps has a page', async () => {
    const root = await show([
      { name: 'edad', holds: true, remedy: null },
      { name: 'firma', holds: false, remedy: ['sign', 'wait', 'unknown'] },
      { name: 'alta', holds: false, remedy: 'wait' },
    ]);
    expect([...root.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'firma',
      'alta',
    ]);
    expect([...root.querySelectorAll('.card-actions li')].map((one) => one.textContent)).toEqual([
      'Firme sus documentos',
      'Estamos revisando su alta',
      'Estamos revisando su alta',
    ]);
    const links = [...root.querySelectorAll('.card-actions a')];
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/sample']);
  });

  test('that are none say so', async () => {
    const root = await show([{ name: 'edad', holds: true, remedy: null }]);
    expect(root.textContent).toContain('Puede operar.');
  });

  test.each<[string, object, string[]]>([
    ['a locked list that leads to screens', cures(), []],
    ['a list that a tenant may write', cures({}), ['/blocks/why/remedies/codes']],
    ['a list that leads nowhere', cures(undefined, '/nada'), ['/blocks/why/remedies/codes']],
    [
      'a list that leads out',
      cures(undefined, 'https://x.example'),
      ['/blocks/why/remedies/codes'],
    ],
  ])('take %s', (_what, codes, places) => {
    const found = errorsOf(screenFile(screen), file('schemas/codes/cures.json', codes));
    expect(found.map(({ pointer }) => pointer).filter((one) => one.includes('remedies'))).toEqual(
      places,
    );
  });
});
