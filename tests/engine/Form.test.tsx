import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#/contract/call.ts';
import { Form, type FormProps } from '#/engine/Form.tsx';
import type { Field, Property } from '#/language/documents/form.ts';
import { HideAmounts } from '#/engine/words/amounts.tsx';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

const login = formOf(
  {
    username: { type: 'string', title: 'Usuario', maxLength: 100 },
    password: { type: 'string', title: 'Contraseña', maxLength: 100 },
  },
  {
    fields: {
      username: { widget: 'text', required: true, autocomplete: 'username' },
      password: { widget: 'password', required: true, autocomplete: 'current-password' },
    },
  },
);

const open = (props: Partial<FormProps> = {}) => {
  const form = props.document ?? login;
  return mount(<Form document={form} validator={validatorOf(form)} {...props} />);
};
const submit = () => click(document.querySelector('button[type=submit]'));
const summary = () => document.querySelector('.error-summary');
const refused = (more: Partial<Problem>): Problem => ({
  status: 422,
  name: '422',
  message: 'No',
  errors: [],
  ...more,
});

describe('a failed submit', () => {
  test('puts the focus on the summary, links the fields in order and marks them', async () => {
    document.title = 'Acceda – Almadraba';
    await open({ onSubmit: () => Promise.reject(new Error('must not be sent')) });
    await submit();
    expect(document.activeElement).toBe(summary());
    const links = [...summary()!.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/answers/username',
      '#/answers/password',
    ]);
    expect(links[0]!.textContent).toBe('Usuario: Campo requerido.');
    for (const name of ['username', 'password']) {
      const control = document.getElementById(`/answers/${name}`)!;
      expect(control.getAttribute('aria-invalid')).toBe('true');
      const message = document.getElementById(control.getAttribute('aria-describedby')!);
      expect(message?.textContent).toContain('Campo requerido.');
    }
    expect(document.title).toBe('Error: Acceda – Almadraba');
    await click(links[1]);
    expect(document.activeElement?.id).toBe('/answers/password');
  });

  test('is forgotten field by field as it is mended, without telling about others', async () => {
    await open({ onSubmit: () => Promise.resolve(undefined) });
    await submit();
    await type('/answers/username', 'ana');
    expect(summary()!.querySelectorAll('a')).toHaveLength(1);
    expect(document.getElementById('/answers/username')!.hasAttribute('aria-invalid')).toBe(false);
    await type('/answers/password', 'x');
    expect(summary()).toBeNull();
    expect(document.title.startsWith('Error: ')).toBe(false);
  });
});

test('nobody is told about a mistake before they try to send', async () => {
  await open();
  await type('/answers/username', '');
  expect(document.querySelector('.field-error')).toBeNull();
});

test('what a password manager filled in without a word is sent', async () => {
  let sent: unknown;
  await open({ onSubmit: (answers) => Promise.resolve(void (sent = answers)) });
  (document.getElementById('/answers/username') as HTMLInputElement).value = 'ana';
  (document.getElementById('/answers/password') as HTMLInputElement).value = 'Demo.2026';
  await submit();
  expect(sent).toEqual({ username: 'ana', password: 'Demo.2026' });
});

test('two clicks send once, and the wait is said', async () => {
  let sent = 0;
  let finish: (value: undefined) => void = () => undefined;
  await open({
    onSubmit: () => {
      sent++;
      return new Promise((resolve) => (finish = resolve));
    },
  });
  await type('/answers/username', 'ana');
  await type('/answers/password', 'x');
  await submit();
  await submit();
  expect(sent).toBe(1);
  expect(document.querySelector('.form-status')?.textContent).toBe('Enviando…');
  await act(async () => finish(undefined));
  expect(document.querySelector('.form-status')?.textContent).toBe('');
});

describe('what the server says', () => {
  test('lands on the field that it names', async () => {
    const errors = [{ message: 'Ese usuario no existe.', path: '/body/username' }];
    await open({ onSubmit: () => Promise.resolve(refused({ errors })) });
    await type('/answers/username', 'ana');
    await type('/answers/password', 'x');
    await submit();
    expect(document.getElementById('/answers/username__error')?.textContent).toContain('no existe');
    expect(summary()!.querySelector('a')?.getAttribute('href')).toBe('#/answers/username');
  });

  test('stands in the summary when it is about no field, and passwords are forgotten', async () => {
    const message = 'El usuario o la contraseña no son correctos';
    await open({ onSubmit: () => Promise.resolve(refused({ status: 401, message })) });
    await type('/answers/username', 'ana');
    await type('/answers/password', 'x');
    await submit();
    expect(summary()?.textContent).toContain(message);
    expect((document.getElementById('/answers/password') as HTMLInputElement).value).toBe('');
    expect((document.getElementById('/answers/username') as HTMLInputElement).value).toBe('ana');
  });

  test('may never have been heard, and then that is what is said', async () => {
    await open({ onSubmit: () => Promise.resolve(refused({ status: 0, lost: true })) });
    await type('/answers/username', 'ana');
    await type('/answers/password', 'x');
    await submit();
    expect(summary()?.textContent).toContain('No sabemos si su envío se ha registrado');
  });
});

test('a widget that nobody knows is said plainly and keeps the form from being sent', async () => {
  let sent = 0;
  const form = formOf(
    { color: { type: 'string', title: 'Color' } },
    { fields: { color: { widget: 'rainbow' } } },
  );
  await open({ document: form, onSubmit: () => Promise.resolve(void sent++) });
  expect(document.body.textContent).toContain('Esta pregunta no se puede mostrar ahora');
  await submit();
  expect(sent).toBe(0);
  expect(summary()).not.toBeNull();
});

test('a spelling that may mean two things is refused with advice, and respelt once it is clear', async () => {
  let sent: unknown;
  const form = formOf(
    { amount: { type: 'string', title: 'Importe', maxLength: 20 } },
    { fields: { amount: { widget: 'money', required: true } } },
  );
  await open({ document: form, onSubmit: (answers) => Promise.resolve(void (sent = answers)) });
  await type('/answers/amount', '1234.56');
  await submit();
  expect(sent).toBeUndefined();
  expect(document.querySelector('.field-error')?.textContent).toContain(
    'No contiene un valor válido (p.e: 1000,35).',
  );
  await type('/answers/amount', '12.000');
  expect(document.querySelector('.field-error')).toBeNull();
  expect((document.getElementById('/answers/amount') as HTMLInputElement).value).toBe('12.000,00');
  await submit();
  expect(sent).toEqual({ amount: '12000.00' });
});

test('a field appears with the answer that asks for it, and leaves with its value kept', async () => {
  let sent: unknown;
  const form = formOf(
    {
      pep: { type: 'boolean', title: '¿Es usted PRP?' },
      post: { type: 'string', title: 'Cargo', maxLength: 50 },
    },
    {
      fields: { pep: { widget: 'yesno' } },
      rules: { post: { when: { at: '/answers/pep', equals: true }, show: { post: true } } },
    },
  );
  await open({ document: form, onSubmit: (answers) => Promise.resolve(void (sent = answers)) });
  const [yes, no] = [...document.querySelectorAll('input[type=radio]')];
  expect(document.getElementById('/answers/post')).toBeNull();
  await click(yes);
  await type('/answers/post', 'Alcaldesa');
  await click(no);
  expect(document.getElementById('/answers/post')).toBeNull();
  await submit();
  expect(sent).toEqual({ pep: false });
  await click(yes);
  expect((document.getElementById('/answers/post') as HTMLInputElement).value).toBe('Alcaldesa');
});

test('a name that is read from right to left leaves the words of the summary in their order', async () => {
  const form = formOf(
    { name: { type: 'string', title: 'שם (2)', maxLength: 20 } },
    { fields: { name: { widget: 'text', required: true } } },
  );
  await open({ document: form });
  await submit();
  const link = summary()!.querySelector('a')!;
  expect(link.querySelector('bdi')?.textContent).toBe('שם (2)');
  expect(link.textContent).toBe('שם (2): Campo requerido.');
});

test.each<[string, Property, Field, string, string]>([
  [
    'money in the euro of the specification',
    { type: 'string', title: 'x', max_value: 100 },
    { widget: 'money' },
    '101',
    'debe tener un valor igual o menor a 100,00€',
  ],
  [
    'a percentage in per cent',
    { type: 'string', title: 'x', max_value: 100 },
    { widget: 'percentage' },
    '101',
    'El valor debe ser igual o inferior a 100\u00a0%.',
  ],
  [
    'a share of people as a plain number',
    { type: 'integer', title: 'x', min_value: 1200 },
    { widget: 'integer' },
    '3',
    'El valor debe ser igual o superior a 1.200.',
  ],
  [
    'a decimal with a comma',
    { type: 'number', title: 'x', maximum: 12.5 },
    { widget: 'decimal' },
    '13',
    'El valor debe ser igual o inferior a 12,5.',
  ],
  [
    'participations without euro',
    { type: 'string', title: 'x', min_value: 2 },
    { widget: 'participations' },
    '1',
    'El valor debe ser igual o superior a 2,000000.',
  ],
])('a limit is told of %s', async (_, property, field, typed, told) => {
  await open({ document: formOf({ asked: property }, { fields: { asked: field } }) });
  await type('/answers/asked', typed);
  await submit();
  expect(document.getElementById('/answers/asked__error')?.textContent).toBe(`Error: ${told}`);
});

describe('the button that sends an amount', () => {
  const order = formOf({ amount: { type: 'string', title: 'Importe', maxLength: 20 } });
  order.submit = {
    call: 'createOperation',
    label: {
      text: 'Enviar orden de {amount}',
      values: { amount: { from: '/answers/amount', as: 'money', default: '1500.00' } },
    },
    veiled: 'Enviar orden',
  };
  const button = () => document.querySelector('button[type=submit]')!.textContent;

  test.each([
    [false, 'Enviar orden de 1.500,00\u00a0€'],
    [true, 'Enviar orden'],
  ])('hidden amounts: %s', async (hidesAmounts, label) => {
    await mount(
      <HideAmounts value={hidesAmounts}>
        <Form document={order} validator={validatorOf(order)} />
      </HideAmounts>,
    );
    expect(button()).toBe(label);
  });
});
