import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import { BlockFrame } from '#/engine/screen/BlockFrame.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const banks = [
  { uuid: 'b1', alias: 'Nómina', is_blocked: false, reasons: [] },
  {
    uuid: 'b2',
    alias: 'Antigua',
    is_blocked: true,
    reasons: [{ text: 'No está a su nombre.', remedy: { text: 'Escríbanos', to: '/contact' } }],
  },
];
const form = formOf(
  {
    amount: { type: 'string', title: 'Importe', maxLength: 20 },
    bank: { type: 'string', title: 'Cuenta', maxLength: 40 },
  },
  {
    calls: {
      banks: { call: 'listBankAccounts', input: {} },
      simulation: {
        call: 'simulateOperation',
        input: { body: { amount: { from: '/answers/amount' } } },
        when: { at: '/answers/amount', present: true },
      },
    },
    fields: {
      amount: { required: true },
      bank: {
        widget: 'radio',
        required: true,
        choices: {
          rows: '/data/banks/bank_accounts',
          value: { from: '/row/uuid' },
          label: { text: 'Cuenta {alias}', values: { alias: { from: '/row/alias' } } },
          reasons: '/row/reasons',
          unavailable: {
            blocked: {
              order: 10,
              when: { at: '/row/is_blocked', equals: true },
              reason: 'Está bloqueada.',
              remedy: { label: 'Añadir otra', to: '/account/config' },
            },
          },
        },
      },
    },
    rules: {
      cap: {
        when: { at: '/data/simulation/net_amount', present: true },
        limit: { amount: { maxLength: { from: '/data/simulation/longest' } } },
      },
    },
  } as Partial<FormDocument>,
);
form.steps[Object.keys(form.steps)[0]!]!.blocks = {
  net: {
    type: 'summaryList',
    order: 1.5,
    data: 'simulation',
    items: {
      net: {
        order: 1,
        label: 'Recibirá',
        value: { from: '/data/simulation/net_amount', as: 'money' },
      },
    },
  },
};

/** A server that answers what it is asked when it is let go. */
function server() {
  const asked: string[] = [];
  const going: (() => void)[] = [];
  const call = ((id: string, { body }: { body?: { amount: string } }) => {
    asked.push(body ? `${id} ${body.amount}` : id);
    if (id === 'listBankAccounts')
      return Promise.resolve({ data: { data: { bank_accounts: banks } } });
    return new Promise((go) =>
      going.push(() =>
        go({
          data: {
            data: {
              ...{ net_amount: `${body!.amount}.00`, longest: 3 },
              reasons: body!.amount === '13' ? [{ text: 'Con trece no.' }] : [],
            },
          },
        }),
      ),
    );
  }) as unknown as Call;
  const letGo = async () => {
    await act(async () => going.splice(0).forEach((go) => go()));
    await act(() => vi.advanceTimersByTimeAsync(1));
  };
  return { asked, call, letGo };
}

async function open(document: FormDocument = form) {
  const { asked, call, letGo } = server();
  const sent: Answers[] = [];
  await mount(
    <Form
      document={document}
      validator={validatorOf(document)}
      Frame={BlockFrame}
      onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
    />,
    { call },
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  return { asked, letGo, sent };
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(500));
const page = () => document.body.textContent ?? '';

test('rows of a call are choices, and one that cannot be chosen says why and what to do', async () => {
  const { asked } = await open();
  expect(asked).toEqual(['listBankAccounts']);
  const [first, second] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  expect([first!.value, first!.disabled, second!.value, second!.disabled]).toEqual([
    'b1',
    false,
    'b2',
    true,
  ]);
  expect(page()).toContain('Cuenta Nómina');
  expect(page()).toContain('Está bloqueada. Añadir otra');
  expect(page()).toContain('No está a su nombre. Escríbanos');
});

test('what hangs on answers is asked once a person pauses, and shown among the questions', async () => {
  const { asked, letGo } = await open();
  await type('/answers/amount', '10');
  await type('/answers/amount', '100');
  expect(asked).toEqual(['listBankAccounts']);
  await pause();
  expect(asked).toEqual(['listBankAccounts', 'simulateOperation 100']);
  await letGo();
  expect(page()).toContain('Recibirá');
  expect(page()).toContain('100,00');
});

test('a press waits for what it is judged by, and judges with it', async () => {
  const { asked, letGo, sent } = await open();
  await click(document.querySelector('input[value=b1]'));
  await type('/answers/amount', '1000');
  await click(document.querySelector('button[type=submit]'));
  await pause();
  expect(asked.at(-1)).toBe('simulateOperation 1000');
  expect(sent).toEqual([]);
  await letGo();
  await pause();
  expect(sent).toEqual([]);
  expect(document.querySelector('.error-summary')).not.toBeNull();
  await type('/answers/amount', '100');
  await pause();
  await letGo();
  await click(document.querySelector('button[type=submit]'));
  await pause();
  expect(sent).toEqual([{ amount: '100', bank: 'b1' }]);
});

test('what the server says against an answer is told at it, until it says so no more', async () => {
  const held = structuredClone(form);
  held.rules!['said'] = {
    when: { at: '/data/simulation/reasons', present: true },
    limit: { amount: { reasons: { from: '/data/simulation/reasons' } } },
  };
  const { letGo, sent } = await open(held);
  await click(document.querySelector('input[value=b1]'));
  await type('/answers/amount', '13');
  await click(document.querySelector('button[type=submit]'));
  await pause();
  await letGo();
  await pause();
  expect(document.querySelector('.error-summary')?.textContent).toContain('Con trece no.');
  expect(document.activeElement).toBe(document.querySelector('.error-summary'));
  await type('/answers/amount', '14');
  await pause();
  await letGo();
  await pause();
  expect(document.querySelector('.error-summary')).toBeNull();
  expect(sent).toEqual([]);
});

test('a step that leaves no choice is passed over, with its answer', async () => {
  const only = structuredClone(form);
  only.steps = {
    where: { order: 1, title: 'Desde dónde', only: true, fields: { bank: 1 } },
    amount: { order: 2, title: 'Cuánto', fields: { amount: 1 } },
  };
  banks.pop();
  const { sent } = await open(only);
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(0);
  await type('/answers/amount', '10');
  await click(document.querySelector('button[type=submit]'));
  await pause();
  expect(sent).toEqual([]);
});
