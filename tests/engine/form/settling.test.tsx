import { expect, test } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { formOf, mount, validatorOf } from '../mount.tsx';

const form = formOf(
  {
    target: { type: 'string', title: 'Producto', maxLength: 20 },
    amount: { type: 'number', title: 'Importe' },
  },
  {
    calls: {
      terms: {
        call: 'getOrderTerms',
        input: { path: { id: 'c' }, query: { key_product: { from: '/answers/target' } } },
        when: { at: '/answers/target', present: true },
      },
    },
    fields: { target: { required: true }, amount: { required: true } },
    rules: {
      cap: {
        when: { at: '/answers/target', present: true },
        limit: { amount: { maximum: { from: '/data/terms/most' } } },
      },
    },
  } as Partial<FormDocument>,
);
const most: Record<string, number> = { poor: 10, rich: 1000 };

interface Asked {
  product: string;
  answer(): void;
  fail(): void;
}

/** A server whose answers are let go one by one, in a page as people have it: nobody waits for React. */
async function open() {
  const asked: Asked[] = [];
  const sent: Answers[] = [];
  const call = ((_id: string, { query }: { query: { key_product: string } }) =>
    new Promise((go) =>
      asked.push({
        product: query.key_product,
        answer: () => go({ data: { data: { most: most[query.key_product] } } }),
        fail: () => go({ problem: { status: 503, name: 'x', message: '', errors: [] } }),
      }),
    )) as unknown as Call;
  await mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
    />,
    { call },
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { asked, sent };
}

const until = async (holds: () => unknown) => {
  for (let turn = 0; turn < 400 && !holds(); turn++) await rest(5);
  expect(holds()).toBeTruthy();
};
const rest = (time: number) => new Promise((go) => setTimeout(go, time));

function write(id: string, text: string) {
  const control = document.getElementById(id) as HTMLInputElement;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
const press = () => document.querySelector<HTMLElement>('button[type=submit]')!.click();
const refused = () => document.querySelector('.error-summary')?.textContent;

test('a press is judged by what the server answers to it', async () => {
  const { asked, sent } = await open();
  write('/answers/target', 'poor');
  write('/answers/amount', '500');
  press();
  await until(() => asked.length === 1);
  await rest(30);
  expect(sent).toEqual([]);
  asked[0]!.answer();
  await until(() => refused() ?? sent.length);
  expect(sent).toEqual([]);
  expect(refused()).toContain('10');
});

test('and never by what it answered about something else', async () => {
  const { asked, sent } = await open();
  write('/answers/target', 'rich');
  write('/answers/amount', '500');
  await until(() => asked.length === 1);
  asked[0]!.answer();
  await rest(50);
  write('/answers/target', 'poor');
  press();
  await until(() => asked.length === 2);
  await rest(50);
  expect(sent).toEqual([]);
  asked[1]!.answer();
  await until(() => refused() ?? sent.length);
  expect(sent).toEqual([]);
});

test('an older answer that comes after a newer one changes nothing', async () => {
  const { asked, sent } = await open();
  write('/answers/amount', '500');
  write('/answers/target', 'rich');
  await until(() => asked.length === 1);
  write('/answers/target', 'poor');
  await until(() => asked.length === 2);
  asked[1]!.answer();
  await rest(30);
  asked[0]!.answer();
  await rest(30);
  press();
  await until(() => refused() ?? sent.length);
  expect(sent).toEqual([]);
});

test('what the server does not answer lets nothing through, and is asked again by a press', async () => {
  const { asked, sent } = await open();
  write('/answers/target', 'rich');
  write('/answers/amount', '500');
  await until(() => asked.length === 1);
  asked[0]!.fail();
  await rest(30);
  press();
  await until(() => asked.length === 2);
  asked[1]!.fail();
  await until(() => refused());
  expect(sent).toEqual([]);
  press();
  await until(() => asked.length === 3);
  asked[2]!.answer();
  await until(() => sent.length);
  expect(sent).toEqual([{ target: 'rich', amount: 500 }]);
});
