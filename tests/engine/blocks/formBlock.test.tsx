import { act } from 'react';
import { expect, test } from 'vitest';
import type { BlockProps } from '#/engine/blocks/block.ts';
import { form } from '#/engine/blocks/form.tsx';
import type { LoadedForm } from '#/engine/ports/loadedForm.ts';
import { spanish } from '../../support/spanish.ts';
import { mount, validatorOf } from '../mount.tsx';

const document = {
  ...{ kind: 'form', id: 'one', title: 'Uno' },
  data: { type: 'object', properties: { name: { type: 'string', title: 'Nombre' } } },
  fields: { name: { widget: 'text' } },
  steps: { only: { order: 10, title: 'Paso', fields: { name: 10 } } },
} as unknown as LoadedForm['document'];
const loaded: LoadedForm = { document, validator: validatorOf(document) };
const props = {
  block: { type: 'form', order: 10, form: 'one' },
  scope: {},
  words: { text: spanish },
  titleId: 't',
  offers: {},
} as unknown as BlockProps<'form'>;

test('bones stand where a form will, until it does: what is below never moves up', async () => {
  let bring: (form: LoadedForm) => void = () => undefined;
  const coming = new Promise<LoadedForm>((resolve) => (bring = resolve));
  const root = await mount(<form.Component {...props} />, { form: () => coming });
  await act(async () => void (await import('#/engine/blocks/FormBlock.tsx')));
  expect(root.querySelectorAll('.bone--control').length).toBeGreaterThan(0);
  await act(async () => bring(loaded));
  expect(root.querySelector('.bone')).toBeNull();
  expect(root.querySelector('form')).not.toBeNull();
});

test('a form that is here already is drawn at once', async () => {
  const never = new Promise<LoadedForm>(() => undefined);
  const root = await mount(<form.Component {...props} />, {
    form: () => never,
    formHere: () => loaded,
  });
  expect(root.querySelector('form')).not.toBeNull();
});
