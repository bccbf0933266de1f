// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Value } from '#/language/binding.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';

const properties = { tin: { type: 'string' as const, title: 'Número', maxLength: 30 } };

test.each<[string, Record<string, Value> | undefined, string]>([
  ['flat', undefined, '/body/tin'],
  ['nested', { answers: { from: '/answers' } }, '/body/answers/tin'],
  ['nested, as the client tells it', { answers: { from: '/answers' } }, '/answers/answers/tin'],
  ['renamed', { tinNumber: { from: '/answers/tin' } }, '/body/tinNumber'],
  [
    'renamed, as the client tells it',
    { tinNumber: { from: '/answers/tin' } },
    '/answers/tinNumber',
  ],
])('what the server says of a body that is %s lands on the field', async (_, body, path) => {
  const document = formOf(properties, {
    submit: { call: 'validateTin', label: 'Enviar', input: body && { body } },
  });
  const errors = [{ message: 'No es un número suyo.', path }];
  const call = () =>
    Promise.resolve({ problem: { status: 422, name: '422', message: 'No', errors } });
  await mount(<Form document={document} validator={validatorOf(document)} />, { call });
  await type('/answers/tin', '123');
  await click(window.document.querySelector('button[type=submit]'));
  expect(window.document.getElementById('/answers/tin__error')?.textContent).toContain(
    'No es un número suyo.',
  );
});

test('what the server says of a fixed value stands in the summary', async () => {
  const body = { answers: { from: '/answers' }, source: 'PRIVATE_AREA' };
  const document = formOf(properties, {
    submit: { call: 'validateTin', label: 'Enviar', input: { body } },
  });
  const errors = [{ message: 'No se admite.', path: '/body/source' }];
  const call = () =>
    Promise.resolve({ problem: { status: 422, name: '422', message: 'No', errors } });
  await mount(<Form document={document} validator={validatorOf(document)} />, { call });
  await type('/answers/tin', '123');
  await click(window.document.querySelector('button[type=submit]'));
  expect(window.document.querySelector('.error-summary')?.textContent).toContain('No se admite.');
});
