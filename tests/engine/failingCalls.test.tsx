import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call, Problem } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import { BlockFrame } from '#/engine/screen/BlockFrame.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

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
        choices: {
          rows: '/data/banks/bank_accounts',
          value: { from: '/row/uuid' },
          label: { text: 'Cuenta {alias}', values: { alias: { from: '/row/alias' } } },
        },
      },
    },
    rules: {
      cap: {
        when: { at: '/data/simulation/longest', present: true },
        limit: { amount: { maxLength: { from: '/data/simulation/longest' } } },
      },
    },
  } as Partial<FormDocument>,
);

/** A server that is away for whatever calls it is told, and says of itself what the contract says. */
function server() {
  const away = new Map<string, Problem>();
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    listBankAccounts: { bank_accounts: [{ uuid: 'b1', alias: 'Nómina' }] },
    simulateOperation: { net_amount: '10.00', longest: 3 },
  };
  const call = ((id: string) => {
    asked.push(id);
    const problem = away.get(id);
    return Promise.resolve(problem ? { problem } : { data: { data: answers[id] } });
  }) as unknown as Call;
  return { away, asked, call };
}

const offline = { status: 0, code: 'network', title: '' } as unknown as Problem;
const ended = { status: 401, code: 'session_ended', title: '' } as unknown as Problem;
const broken = { status: 503, code: 'unavailable', title: '' } as unknown as Problem;

const page = () => document.body.textContent ?? '';
/** Until what was typed is asked about, and until what was said of it is drawn. */
async function pause(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(500));
  await act(() => vi.advanceTimersByTimeAsync(500));
}
const amount = () => document.querySelector<HTMLInputElement>('input[name$=amount]');
const press = () => click(document.querySelector('button[type=submit]'));

async function open({ call }: ReturnType<typeof server>) {
  const sent: Answers[] = [];
  await mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      Frame={BlockFrame}
      onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
    />,
    { call },
  );
  await pause();
  return sent;
}

test.each([
  ['there is no network', offline],
  ['the session has ended', ended],
  ['the server is away', broken],
])('without its first answers a form says so and asks again when told: %s', async (_, problem) => {
  const desk = server();
  desk.away.set('listBankAccounts', problem);
  const sent = await open(desk);
  expect(document.querySelector('form')).toBeNull();
  expect(page().trim()).not.toBe('');
  desk.away.clear();
  await click([...document.querySelectorAll('button')].at(-1)!);
  await pause();
  await type('/answers/amount', '10');
  await pause();
  await press();
  await pause();
  expect(sent).toEqual([{ amount: '10' }]);
});

test.each([
  ['there is no network', offline],
  ['the session has ended', ended],
  ['the server is away', broken],
])(
  'what hangs on answers and is not answered takes nothing that was typed: %s',
  async (_, problem) => {
    const desk = server();
    const sent = await open(desk);
    desk.away.set('simulateOperation', problem);
    await type('/answers/amount', '1000');
    await pause();
    expect(amount()?.value).toBe('1000');
    const before = desk.asked.length;
    desk.away.clear();
    await press();
    await pause();
    // Asked again by the press, and judged by what came: three characters are the most.
    expect(desk.asked.length).toBeGreaterThan(before);
    expect(sent).toEqual([]);
    expect(amount()?.value).toBe('1000');
    await type('/answers/amount', '100');
    await pause();
    await press();
    await pause();
    expect(sent).toEqual([{ amount: '100' }]);
  },
);

test('what is never answered holds no press for ever: it is said, and nothing is sent unjudged', async () => {
  const desk = server();
  const sent = await open(desk);
  desk.away.set('simulateOperation', offline);
  await type('/answers/amount', '1000');
  await pause();
  await press();
  await pause();
  await pause();
  expect(sent).toEqual([]);
  expect(page()).toContain('No se ha podido comprobar un dato necesario. Inténtelo de nuevo.');
  expect(document.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false);
  expect(amount()?.value).toBe('1000');
});
