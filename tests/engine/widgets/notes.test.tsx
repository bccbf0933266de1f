import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { formOf, mount, type, validatorOf } from '../mount.tsx';
import { at, codes, settled } from './lists.ts';

const open = (form: FormDocument, initial: Answers = {}) =>
  mount(<Form document={form} validator={validatorOf(form)} initial={initial} />, { codes });

/** What a control is described by, in words. */
const described = (name: string) =>
  (at(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the counter of a long text', () => {
  afterEach(() => vi.useRealTimers());
  const form = formOf(
    { notes: { type: 'string', title: 'Observaciones', maxLength: 1200 } },
    { fields: { notes: { widget: 'textarea', counter: true } } },
  );
  const write = (text: string) =>
    act(async () => {
      const control = at<HTMLTextAreaElement>('notes');
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const read = () => document.querySelector('[role=status]')?.textContent;

  test('says what is left as the rule counts it, and what is too much', async () => {
    await open(form, { notes: 'Hola' });
    expect(described('notes')).toBe('Quedan 1.196 caracteres');
    await write('👍'.repeat(1199));
    expect(described('notes')).toBe('Queda 1 carácter');
    await write('x'.repeat(1202));
    expect(described('notes')).toBe('Caracteres de más: 2');
    await write('');
    expect(described('notes')).toBe('Quedan 1.200 caracteres');
  });

  test('is read out once a person pauses, and not at every key', async () => {
    await open(form);
    vi.useFakeTimers();
    await write('a');
    await act(async () => vi.advanceTimersByTime(900));
    await write('ab');
    await act(async () => vi.advanceTimersByTime(900));
    expect(read()).toBe('');
    await act(async () => vi.advanceTimersByTime(200));
    expect(read()).toBe('Quedan 1.198 caracteres');
  });
});

describe('the number of a document', () => {
  const form = formOf(
    {
      kind: { type: 'string', title: 'Tipo', enum: ['DNI', 'NIE', 'PASAPORTE'] },
      number: { type: 'string', title: 'Número', maxLength: 20 },
    },
    {
      fields: {
        kind: {
          widget: 'select',
          options: {
            DNI: { order: 1, label: 'DNI' },
            NIE: { order: 2, label: 'NIE' },
            PASAPORTE: { order: 3, label: 'Pasaporte' },
          },
        },
        number: { widget: 'identity', kind: 'kind' },
      },
    },
  );

  test('says what one of the chosen kind looks like', async () => {
    await open(form);
    expect(described('number').trim()).toBe('');
    await type('/answers/kind', 'DNI');
    expect(described('number')).toContain('8 números y una letra');
    await type('/answers/kind', 'NIE');
    expect(described('number')).toContain('X1234567L');
    await type('/answers/kind', 'PASAPORTE');
    expect(described('number').trim()).toBe('');
  });
});

describe('a postal code', () => {
  const form = formOf(
    {
      code: { type: 'string', title: 'Código postal', maxLength: 10 },
      province: { type: 'string', title: 'Provincia', maxLength: 10 },
      country: { type: 'string', title: 'País', maxLength: 3 },
    },
    {
      fields: {
        code: {
          widget: 'postalCode',
          codes: 'provinces',
          province: 'province',
          country: 'country',
        },
        province: { widget: 'text' },
        country: { widget: 'text' },
      },
    },
  );

  test.each([
    ['28013', {}, 'Es de Madrid.'],
    ['28 013', { country: 'ESP' }, 'Es de Madrid.'],
    ['28013', { province: 'ESP-M' }, 'Es de Madrid.'],
    ['28013', { province: 'ESP-SE' }, 'Es de Madrid, y ha elegido Sevilla. Compruébelo.'],
    ['99001', {}, 'Ninguna provincia tiene ese código.'],
    ['28013', { country: 'FRA' }, ''],
    ['2801', {}, ''],
    ['SW1A 1AA', { country: 'GBR' }, ''],
  ])('%s beside %o: "%s"', async (typed, beside, said) => {
    await open(form, beside);
    await settled(() => true);
    await type('/answers/code', typed);
    expect(described('code')).toBe(said);
  });
});
