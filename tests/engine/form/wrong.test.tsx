import { expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Value } from '#/language/expressions/binding.ts';
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

test('what the server says of one row lands in that row', async () => {
  const row = { name: { type: 'string' as const, title: 'Nombre', maxLength: 30 } };
  const items = { type: 'object' as const, properties: row };
  const document = formOf(
    { holders: { type: 'array', title: 'Titulares', items } },
    { fields: { holders: { widget: 'rows', fields: { name: { order: 1 } } } } },
  );
  const errors = [{ message: 'Esta persona ya lo es.', path: '/body/holders/1/name' }];
  await mount(
    <Form
      document={document}
      validator={validatorOf(document)}
      initial={{ holders: [{ name: 'Ana' }, { name: 'Luis' }] }}
      onSubmit={() => Promise.resolve({ status: 422, name: '422', message: 'No', errors })}
    />,
  );
  await click(window.document.querySelector('button[type=submit]'));
  const link = window.document.querySelector('.error-summary a');
  const told = (index: number) =>
    window.document.getElementById(`/answers/holders/${index}/name__error`)?.textContent;
  expect(link?.textContent).toBe('Nombre: Esta persona ya lo es.');
  expect([told(0), told(1)]).toEqual([undefined, 'Error: Esta persona ya lo es.']);
  await click(link);
  expect(window.document.activeElement?.id).toBe('/answers/holders/1/name');
});

test('what is wrong twice in the same words with nothing on the page is said once', async () => {
  const document = formOf(properties, {
    submit: { call: 'validateTin', label: 'Enviar', input: { body: { source: 'PRIVATE_AREA' } } },
  });
  const errors = ['/body/source', '/body/other'].map((path) => ({ message: 'No se sabe.', path }));
  const call = () =>
    Promise.resolve({ problem: { status: 422, name: '422', message: 'No', errors } });
  await mount(<Form document={document} validator={validatorOf(document)} />, { call });
  await type('/answers/tin', '123');
  await click(window.document.querySelector('button[type=submit]'));
  const told = [...window.document.querySelectorAll('.error-summary li')];
  expect(told.map(({ textContent }) => textContent)).toEqual(['No se sabe.']);
});
