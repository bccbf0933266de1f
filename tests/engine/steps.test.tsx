import { act, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Form, type FormProps } from '#/engine/Form.tsx';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { click, formOf, mount, ports, type, validatorOf } from './mount.tsx';

const order = formOf(
  {
    product: { type: 'string', title: 'Producto', enum: ['A', 'B'] },
    amount: { type: 'string', title: 'Importe', maxLength: 20 },
    reason: { type: 'string', title: 'Motivo', maxLength: 50 },
  },
  {
    review: true,
    fields: {
      product: {
        widget: 'radio',
        required: true,
        options: { A: { order: 1, label: 'Fondo A' }, B: { order: 2, label: 'Fondo B' } },
      },
      amount: { widget: 'money', required: true },
      reason: { widget: 'text' },
    },
    steps: {
      what: { order: 1, title: 'Qué', fields: { product: 1 } },
      much: { order: 2, title: 'Cuánto', fields: { amount: 1, reason: 2 } },
    },
  },
);

/** An application with one address bar. */
function Program({ start, ...props }: Partial<FormProps> & { start: Record<string, string> }) {
  const [query, setQuery] = useState(start);
  const route = { name: 'Operate', path: '/operate', params: {}, query };
  addressBar.query = query;
  addressBar.go = (to) =>
    setQuery(Object.fromEntries(new URL(to, 'http://x').searchParams.entries()));
  return (
    <PortsProvider ports={ports({ navigate: addressBar.go, scope: { route } })}>
      <Form document={order} validator={validatorOf(order)} {...props} />
    </PortsProvider>
  );
}
const addressBar: { query: Record<string, string>; go(to: string): void } = {
  query: {},
  go: () => undefined,
};

const open = (props: Partial<FormProps> = {}, start: Record<string, string> = {}) => {
  window.scrollTo = () => undefined;
  return mount(<Program start={start} {...props} />);
};
const next = () => click(document.querySelector('button[type=submit]'));
const heading = () => document.querySelector('h2[tabindex]')?.textContent;

describe('a form of several pages', () => {
  test('gives each step its address and moves the focus to its heading', async () => {
    await open();
    expect(heading()).toBe('Qué');
    await click(document.querySelector('input[value=A]'));
    await next();
    expect(addressBar.query).toEqual({ paso: 'much' });
    expect(document.activeElement?.textContent).toBe('Cuánto');
  });

  test('stays on a step that is wrong, and tells only about that step', async () => {
    await open();
    await next();
    expect(heading()).toBe('Qué');
    expect(document.querySelectorAll('.error-summary li')).toHaveLength(1);
  });

  test('shows everything at the end, and changes lead back to the review', async () => {
    let sent: unknown;
    await open({ onSubmit: (answers) => Promise.resolve(void (sent = answers)) });
    await click(document.querySelector('input[value=A]'));
    await next();
    await type('/answers/amount', '12.000');
    await next();
    expect(heading()).toBe('Revise y confirme');
    const answers = [...document.querySelectorAll('.review-line')].map((line) => line.textContent);
    expect(answers).toEqual([
      'ProductoFondo ACambiar Producto',
      'Importe12.000,00\u00a0€Cambiar Importe',
      'MotivoSin responderCambiar Motivo',
    ]);
    await click(document.querySelector('.review-line a'));
    expect(heading()).toBe('Qué');
    expect((document.activeElement as HTMLInputElement).value).toBe('A');
    await click(document.querySelector('input[value=B]'));
    await next();
    expect(heading()).toBe('Revise y confirme');
    await next();
    expect(sent).toEqual({ product: 'B', amount: '12000.00' });
  });

  test('keeps what stands in the controls when the browser goes back', async () => {
    await open();
    await click(document.querySelector('input[value=A]'));
    await next();
    const amount = document.getElementById('/answers/amount') as HTMLInputElement;
    amount.value = '500';
    await act(async () => addressBar.go('/operate'));
    expect(heading()).toBe('Qué');
    await next();
    expect((document.getElementById('/answers/amount') as HTMLInputElement).value).toBe('500,00');
  });

  test('lets nobody skip a question by its address', async () => {
    await open({}, { paso: 'revisar' });
    expect(heading()).toBe('Qué');
    await open({ initial: { product: 'A' } }, { paso: 'revisar' });
    expect(heading()).toBe('Cuánto');
    expect(addressBar.query).toEqual({ paso: 'much' });
  });

  test('takes a refusal of the server to the page of its field', async () => {
    const errors = [{ message: 'No hay tanto.', path: '/body/amount' }];
    const problem = { status: 422, name: '422', message: 'No', errors };
    await open(
      { initial: { product: 'A', amount: '5.00' }, onSubmit: () => Promise.resolve(problem) },
      { paso: 'revisar' },
    );
    await next();
    await click(document.querySelector('.error-summary a'));
    expect(heading()).toBe('Cuánto');
    expect(document.activeElement?.id).toBe('/answers/amount');
    expect(document.getElementById('/answers/amount__error')?.textContent).toContain(
      'No hay tanto',
    );
  });
});

test('a step that leaves one answer is passed over, and told at the review without a way to change it', async () => {
  const to: Property = { type: 'string', title: 'A qué cuenta', enum: ['ES1'] };
  const document: FormDocument = {
    ...order,
    data: { ...order.data, properties: { ...order.data.properties, to } },
    fields: {
      ...order.fields,
      to: {
        widget: 'radio',
        required: true,
        options: { ES1: { order: 1, label: 'La cuenta de siempre' } },
      },
    },
    steps: { ...order.steps, where: { order: 3, title: 'Dónde', only: true, fields: { to: 1 } } },
  };
  await open({ document, validator: validatorOf(document) });
  await click(window.document.querySelector('input[value=A]'));
  await next();
  await type('/answers/amount', '12.000');
  await next();
  expect(heading()).toBe('Revise y confirme');
  const line = [...window.document.querySelectorAll('.review-line')].at(-1)!;
  expect(line.textContent).toBe('A qué cuentaLa cuenta de siempre');
  expect(line.querySelector('a')).toBeNull();
});
