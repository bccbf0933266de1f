import { describe, expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { aForm, aScreen, errorsOf, formFile, screenFile } from '../../support/documents.ts';

const product = '/route/query/producto';
const account = '/route/query/cuenta';

/** The sample form, given its first answers by a screen whose call reads the address. */
const faults = (draft: FormDocument['draft'], change?: (form: FormDocument) => void) => {
  const form = aForm((given) => {
    given.draft = draft;
    change?.(given);
  });
  const screen = aScreen((given) => {
    given.data = {
      ...given.data,
      product: { call: 'getProduct', input: { path: { id: { from: product } } } },
    };
    given.blocks.form = {
      type: 'form',
      order: 50,
      form: 'sample',
      initial: { note: { from: '/data/product/product/name_product' } },
    };
  });
  return errorsOf(formFile(form), screenFile(screen)).map(({ pointer, message }) => ({
    pointer,
    message,
  }));
};

describe('a draft', () => {
  test('names the parts of the address that its form is given answers by', () => {
    expect(faults({ of: [product] })).toEqual([]);
    expect(faults(true)).toEqual([
      { pointer: '/draft', message: expect.stringContaining(`«${product}»`) },
    ]);
    expect(faults(undefined)).toEqual([]);
  });

  test('names those that the form reads itself', () => {
    const sends = (form: FormDocument) =>
      void (form.submit = {
        call: 'changePassword',
        label: 'Cambiar',
        input: { body: { old_password: { from: account } } },
      });
    expect(faults({ of: [product] }, sends)).toContainEqual({
      pointer: '/draft',
      message: expect.stringContaining(`«${account}»`),
    });
  });

  test('names nothing that no answer depends on', () => {
    expect(faults({ of: [product, account] })).toEqual([
      { pointer: '/draft/of/1', message: `Nada del formulario depende de «${account}».` },
    ]);
  });
});
