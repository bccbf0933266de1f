import { act } from 'react';
import { expect, test } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import { formOf, mount, ports, validatorOf } from './mount.tsx';

/** The second page is limited by what a call says, which is asked with the answer on the first. */
const form = formOf(
  {
    product: { type: 'string', title: 'Producto', enum: ['A', 'B'] },
    amount: { type: 'string', title: 'Importe', maxLength: 20 },
    reason: { type: 'string', title: 'Motivo', maxLength: 50 },
  },
  {
    review: true,
    calls: {
      simulation: {
        call: 'simulateOperation',
        input: { body: { key_product: { from: '/answers/product' } } },
      },
    },
    fields: {
      product: {
        widget: 'radio',
        required: true,
        options: { A: { order: 1, label: 'Fondo A' }, B: { order: 2, label: 'Fondo B' } },
      },
      amount: { widget: 'text', required: true },
      reason: { widget: 'text', required: true },
    },
    rules: {
      most: {
        when: { at: '/answers/product', present: true },
        limit: { product: { maxLength: { from: '/data/simulation/longest' } } },
      },
    },
    steps: {
      what: { order: 1, title: 'Qué', fields: { product: 1 } },
      much: { order: 2, title: 'Cuánto', fields: { amount: 1 } },
      why: { order: 3, title: 'Por qué', fields: { reason: 1 } },
    },
  } as Partial<FormDocument>,
);

const heading = () => document.querySelector('h2[tabindex]')?.textContent;
const settle = () => act(() => new Promise((go) => setTimeout(go, 20)));

/** Opened again at a step with what was answered, the call still on its way. */
async function reopen(paso: string, answer: { longest: number } | undefined) {
  window.scrollTo = () => undefined;
  const going: (() => void)[] = [];
  const call = (() =>
    new Promise((go) =>
      going.push(() =>
        go(
          answer
            ? { data: { data: answer } }
            : { problem: { status: 503, name: '503', message: 'No', errors: [] } },
        ),
      ),
    )) as unknown as Call;
  const query = { paso };
  const visited: string[] = [];
  const navigate = (to: string) => void visited.push(to);
  const route = { name: 'Operate', path: '/operate', params: {}, query };
  await mount(
    <PortsProvider ports={ports({ call, navigate, scope: { route } })}>
      <Form document={form} validator={validatorOf(form)} initial={{ product: 'A', amount: '5' }} />
    </PortsProvider>,
  );
  await settle();
  return {
    visited,
    letGo: async () => {
      await act(async () => going.splice(0).forEach((go) => go()));
      await settle();
    },
  };
}

test('a step that is opened again waits for what its answers are judged by, and stays', async () => {
  const { visited, letGo } = await reopen('why', { longest: 3 });
  expect(heading()).toBeUndefined();
  await letGo();
  expect(heading()).toBe('Por qué');
  expect(visited).toEqual([]);
});

test('what the call finds wrong is where it goes on', async () => {
  const { letGo } = await reopen('why', { longest: 0 });
  await letGo();
  expect(heading()).toBe('Qué');
});

test('a call that fails does not keep the form from being drawn', async () => {
  const { letGo } = await reopen('why', undefined);
  await letGo();
  expect(heading()).toBe('Por qué');
});
