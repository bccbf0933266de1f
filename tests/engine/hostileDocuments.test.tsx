import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#/contract/calls.gen.ts';
import type { Call, OperationId } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import { Screen } from '#/engine/Screen.tsx';
import { refusedToShow } from '#/engine/calls/readsOnly.ts';
import { unsaid } from '#/engine/words/unsaid.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { click, mount } from './mount.tsx';

const asked: string[] = [];
const call = ((id: string) => {
  asked.push(id);
  return Promise.resolve({ data: { data: { rows: [{ uuid: 'a', name: 'Una' }] } } });
}) as unknown as Call;
beforeEach(() => void asked.splice(0));

const screen = (change: Partial<ScreenDocument>): ScreenDocument => ({
  kind: 'screen',
  id: 'sample',
  path: '/sample',
  name: 'sample',
  title: 'Inicio',
  blocks: {},
  ...change,
});

test('a call that changes something is not made because a screen is shown', async () => {
  const data = {
    orders: { call: 'deleteOperation', input: { path: { id: 'a' } } },
    consents: { call: 'updateGdpr', input: { path: { id: 'a' } } },
    person: { call: 'getMe' },
  };
  await mount(<Screen document={screen({ data })} />, { call });
  expect(asked).toEqual(['getMe']);
});

test('a call that changes something is not made because a form is shown', async () => {
  const document: FormDocument = {
    kind: 'form',
    id: 'sample',
    title: 'Datos',
    data: { type: 'object', properties: { note: { type: 'string', title: 'Nota' } } },
    fields: { note: {} },
    steps: { all: { order: 1, title: 'Todo', fields: { note: 1 } } },
    load: { call: 'updateGdpr', input: { path: { id: 'a' } }, answers: {} },
  };
  const never = new Promise<never>(() => undefined);
  await mount(<Form document={document} validator={never} />, { call });
  expect(asked).toEqual([]);
});

/** Answers and modules arrive. */
const aMoment = () => act(() => new Promise((done) => setTimeout(done, 50)));

const list = (label: string) =>
  screen({
    data: { list: { call: 'listNotifications' } },
    blocks: {
      list: {
        type: 'cardList',
        order: 1,
        data: 'list',
        rows: '/data/list/rows',
        heading: 'Una',
        presses: {
          go: {
            order: 1,
            label,
            press: { call: 'deleteOperation', input: { path: { id: { from: '/row/uuid' } } } },
          },
        },
      },
    },
  });

test.each([
  ['Ver más', []],
  ['No anular', []],
  ['Anular', ['deleteOperation']],
  ['Sí, anular operación', ['deleteOperation']],
  ['Anul·lar l’operació', ['deleteOperation']],
  ['Cancel the operation', ['deleteOperation']],
])('a press called «%s» asks for %j of what cannot be undone', async (label, made) => {
  const root = await mount(<Screen document={list(label)} />, { call });
  await import('#/language/wording/saysVerb.ts');
  await aMoment();
  await click(root.querySelector('li button')!);
  await aMoment();
  expect(asked.filter((id) => id !== 'listNotifications')).toEqual(made);
});

test('every call either reads or is refused where something is only shown', () => {
  for (const [id, { reads }] of Object.entries(calls))
    expect(refusedToShow(id as OperationId) === undefined, id).toBe(reads === true);
});

test('every call that cannot be undone has its verbs', async () => {
  for (const [id, { verbs }] of Object.entries(calls)) {
    const problem = await unsaid(id as OperationId, 'Continuar');
    expect(problem !== undefined, id).toBe(verbs !== undefined);
  }
});
