import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import {
  aForm,
  aScreen,
  base,
  errorsOf,
  formFile,
  screenFile,
  tenants,
} from '../../support/documents.ts';

const product = '/route/query/producto';
const account = '/route/query/cuenta';

/** The sample form, given its first answers by a screen whose call reads the address. */
const faults = (draft: FormDocument['draft'], change?: (form: FormDocument) => void) => {
  const form = aForm((given) => {
    given.draft = draft;
    given.next = {
      ...{ label: 'Seguir', to: '/sample?producto={producto}' },
      values: { producto: { from: product } },
    };
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
    const sends = (form: FormDocument) => {
      delete form.next;
      form.submit = {
        call: 'changePassword',
        label: 'Cambiar',
        input: { body: { old_password: { from: account } } },
      };
    };
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

  test.each([null, { of: ['/route/query/cuenta'] }])('stays in a variant: %j', (draft) => {
    const encinar = tenants.encinar!;
    const file = 'tenants/encinar/overlays/form/order-subscription.json';
    const variant = JSON.parse(encinar.find((one) => one.file === file)!.text) as {
      patch: object;
    };
    const patch = { ...variant.patch, draft };
    const own = encinar.map((one) =>
      one.file === file ? { file, text: JSON.stringify({ ...variant, patch }) } : one,
    );
    const told = check([...base, ...own], openapi).filter(({ severity }) => severity === 'error');
    expect(told).toEqual([
      expect.objectContaining({
        ...{ file, pointer: '/patch/draft' },
        message: expect.stringContaining('Una variante conserva el borrador'),
      }),
    ]);
  });
});
