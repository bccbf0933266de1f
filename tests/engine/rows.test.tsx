import { describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

const form = formOf(
  {
    holders: {
      type: 'array',
      title: 'Beneficiarios',
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Nombre', maxLength: 50 },
          kin: { type: 'string', title: 'Parentesco', enum: ['HIJO', 'OTRO'] },
          detail: { type: 'string', title: 'Detalle', maxLength: 50 },
        },
      },
    },
  },
  {
    fields: {
      holders: {
        add: 'Añadir beneficiario',
        row: 'Beneficiario',
        fields: {
          name: { order: 1, required: true },
          kin: { order: 2, widget: 'select' },
          detail: { order: 3 },
        },
        rules: {
          other: { when: { at: '/row/kin', equals: 'OTRO' }, show: { detail: true } },
        },
      },
    },
  },
);

let sent: unknown;
const open = (holders: unknown[] = []) => {
  const onSubmit = (answers: unknown) => Promise.resolve(void (sent = answers));
  return mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      initial={{ holders }}
      onSubmit={onSubmit}
    />,
  );
};
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text);
const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;

describe('rows', () => {
  test('are added, filled in and sent', async () => {
    await open();
    await click(button('Añadir beneficiario'));
    expect(document.activeElement?.id).toBe('/answers/holders/0/name');
    await type('/answers/holders/0/name', 'Ana');
    await click(button('Añadir beneficiario'));
    expect(document.activeElement?.id).toBe('/answers/holders/1/name');
    await type('/answers/holders/1/name', 'Luis');
    expect(valueOf('/answers/holders/0/name')).toBe('Ana');
    await click(button('Enviar'));
    expect(sent).toEqual({ holders: [{ name: 'Ana' }, { name: 'Luis' }] });
  });

  test('start with one where the document says so, and know their defaults', async () => {
    const { holders } = form.data.properties;
    const items = structuredClone(holders!.items)!;
    Object.assign(items.properties as object, {
      kin: { type: 'string', title: 'Parentesco', enum: ['HIJO', 'OTRO'], default: 'HIJO' },
    });
    const data = { ...form.data, properties: { holders: { ...holders!, items } } };
    const fields = { holders: { ...form.fields.holders, started: true } };
    const started = { ...form, data, fields };
    const onSubmit = (answers: unknown) => Promise.resolve(void (sent = answers));
    await mount(<Form document={started} validator={validatorOf(started)} onSubmit={onSubmit} />);
    await type('/answers/holders/0/name', 'Ana');
    await click(button('Añadir beneficiario'));
    await type('/answers/holders/1/name', 'Luis');
    await click(button('Enviar'));
    const kin = 'HIJO';
    expect(sent).toEqual({
      holders: [
        { name: 'Ana', kin },
        { name: 'Luis', kin },
      ],
    });
  });

  test('are no list where there is always one: its columns stand alone', async () => {
    const { holders } = form.data.properties;
    const data = {
      ...form.data,
      properties: { holders: { ...holders!, minItems: 1, maxItems: 1 } },
    };
    const fields = { holders: { ...form.fields.holders, started: true } };
    const single = { ...form, data, fields };
    const root = await mount(<Form document={single} validator={validatorOf(single)} />);
    expect(document.getElementById('/answers/holders/0/name')).not.toBeNull();
    expect(root.querySelector('[role=group]')).toBeNull();
    expect(button('Quitar')).toBeUndefined();
  });

  test('go away one by one, and the others keep what was typed', async () => {
    await open([{ name: 'Ana' }, { name: 'Luis' }]);
    await type('/answers/holders/1/name', 'Luisa');
    await click(button('Quitar'));
    expect(valueOf('/answers/holders/0/name')).toBe('Luisa');
    await click(button('Enviar'));
    expect(sent).toEqual({ holders: [{ name: 'Luisa' }] });
  });

  test('show a column where their own answer asks for it', async () => {
    await open([{ name: 'Ana' }, { name: 'Luis' }]);
    const select = document.getElementById('/answers/holders/1/kin') as HTMLSelectElement;
    await type(select.id, 'OTRO');
    expect(document.getElementById('/answers/holders/1/detail')).not.toBeNull();
    expect(document.getElementById('/answers/holders/0/detail')).toBeNull();
  });

  test('stop where the document says so', async () => {
    await open([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    expect(button('Añadir beneficiario')).toBeUndefined();
  });

  test('are told about their own mistakes', async () => {
    await open([{ name: 'Ana' }, {}]);
    await click(button('Enviar'));
    expect(document.querySelector('.error-summary a')?.getAttribute('href')).toBe(
      '#/answers/holders/1/name',
    );
    expect(document.getElementById('/answers/holders/1/name__error')).not.toBeNull();
  });

  test('with a column that nobody can draw are not sent', async () => {
    sent = undefined;
    const { holders } = form.fields;
    const fields = {
      holders: { ...holders, fields: { ...holders?.fields, kin: { widget: 'x' } } },
    };
    const onSubmit = (answers: unknown) => Promise.resolve(void (sent = answers));
    const broken = { ...form, fields };
    await mount(
      <Form
        document={broken}
        validator={validatorOf(form)}
        initial={{ holders: [{ name: 'Ana' }] }}
        onSubmit={onSubmit}
      />,
    );
    expect(document.body.textContent).toContain('Esta pregunta no se puede mostrar ahora');
    await click(button('Enviar'));
    expect(sent).toBeUndefined();
  });
});
