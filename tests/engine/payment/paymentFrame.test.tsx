import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Screen } from '#/engine/Screen.tsx';
import { blocks } from '#/language/blocks/index.ts';
import { exampleScreen } from '#/language/notation/exampleDocuments.ts';
import type { BlockExample } from '#/language/notation/example.ts';
import { click, mount } from '../mount.tsx';
import '../noScreen.ts';

type Answer = { data?: unknown; problem?: unknown };
const { example }: { example: BlockExample } = blocks.paymentFrame;
const order = example.data['order'] as { uuid: string };

let asked: [id: string, input: unknown][];
let answers: Record<string, Answer[]>;
let went: [to: string, options: unknown][];
beforeEach(() => {
  asked = [];
  went = [];
  const payment = (status: string) => ({ data: { data: { payment: { uuid: 'p', status } } } });
  answers = {
    payIn: [{ data: { data: { pay_in: { iframe: '/sandbox-pay/pay-1', uuid_payment: 'p' } } } }],
    getPayment: [payment('PENDING'), payment('PAID')],
    logOperationPayment: [],
  };
});

/** The block on a screen of its own; the last answer to a call is given again. */
async function show(changed: Partial<BlockExample['block']> = {}) {
  const block = { ...example.block, ...changed } as BlockExample['block'];
  const call = (id: string, input: unknown) => {
    asked.push([id, input]);
    if (id === 'order') return Promise.resolve({ data: { data: order } });
    const [next, ...later] = answers[id] ?? [];
    if (later.length > 0) answers[id] = later;
    return Promise.resolve(next ?? { data: {} });
  };
  const root = await mount(
    <Screen document={exampleScreen('paymentFrame', { ...example, block })} />,
    {
      call: call as unknown as Call,
      navigate: (to, options) => went.push([to, options]),
      scope: { route: { name: 'pay', path: '/here', params: {}, query: {} } },
    },
  );
  await act(async () => vi.dynamicImportSettled());
  return root;
}
const called = (id: string) => asked.filter(([name]) => name === id).map(([, input]) => input);
const button = (root: Element, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(text))!;
const result = `/operate/pay/${order.uuid}/result`;

test('nothing is begun and nothing framed until somebody presses', async () => {
  const root = await show();
  expect(button(root, 'Pagar 1.000,00')).toBeDefined();
  expect(root.querySelector('iframe')).toBeNull();
  expect(called('payIn')).toEqual([]);
});

test('two presses begin one payment, whose page stands in a titled frame without our origin', async () => {
  const root = await show();
  const pay = button(root, 'Pagar');
  await act(async () => {
    pay.click();
    pay.click();
  });
  expect(called('payIn')).toHaveLength(1);
  const frame = root.querySelector('iframe')!;
  expect(frame.title).toBe('Está pagando a través de Sandbox Pay');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(root.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(frame.src);
  expect(document.activeElement?.textContent).toBe(frame.title);
});

test('the frame is left when the server knows, and not before', async () => {
  const root = await show();
  await click(button(root, 'Pagar'));
  expect(went).toEqual([]);
  await click(button(root, 'Comprobar ahora'));
  expect(went).toEqual([[result, { replace: true }]]);
  expect(called('logOperationPayment')).toEqual([
    { path: { operationId: order.uuid }, body: { status: 'STARTED', uuid_payment: 'p' } },
    { path: { operationId: order.uuid }, body: { status: 'COMPLETED', uuid_payment: 'p' } },
  ]);
});

test('an answer that is lost is asked for again', async () => {
  answers['getPayment'] = [
    { problem: { status: 0, errors: [] } },
    ...answers['getPayment']!.slice(1),
  ];
  const root = await show();
  await click(button(root, 'Pagar'));
  expect(went).toEqual([]);
  await click(button(root, 'Comprobar ahora'));
  expect(went).toHaveLength(1);
});

test('whoever leaves it for later is told where it stands', async () => {
  const root = await show();
  await click(button(root, 'Pagar'));
  await click(button(root, 'Dejarlo'));
  expect(went).toEqual([[result, { replace: true }]]);
  expect(called('logOperationPayment').at(-1)).toMatchObject({ body: { status: 'ABANDONED' } });
});

test('a refusal is said with its reason, and may be tried again', async () => {
  const refused = { problem: { status: 409, errors: [{ message: 'Vuelva a intentarlo.' }] } };
  answers['payIn'] = [refused, ...answers['payIn']!];
  const root = await show();
  await click(button(root, 'Pagar'));
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Vuelva a intentarlo.');
  await click(button(root, 'Pagar'));
  expect(root.querySelector('iframe')).not.toBeNull();
});

test('a page that is not the provider’s is not framed', async () => {
  const pay_in = { iframe: 'https://evil.example/sandbox-pay/1', uuid_payment: 'p' };
  answers['payIn'] = [{ data: { data: { pay_in } } }];
  const root = await show();
  await click(button(root, 'Pagar'));
  expect(root.querySelector('iframe')).toBeNull();
  expect(root.querySelector('[role=alert]')?.textContent).toContain('no la abrimos');
});

test('a payment that was begun is waited for without a frame', async () => {
  const root = await show({ press: undefined, payment: { from: '/data/order/uuid' } });
  expect(root.querySelector('iframe')).toBeNull();
  expect(root.querySelector('.payment-wait [role=status]')?.textContent).toContain(
    'Esperamos la respuesta',
  );
  await click(button(root, 'Comprobar ahora'));
  expect(went).toEqual([[result, { replace: true }]]);
  expect(called('logOperationPayment')).toEqual([]);
});
