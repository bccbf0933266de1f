import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, validatorOf } from '../mount.tsx';
import { at, codes, settled } from './lists.ts';

const form = formOf(
  {
    country: { type: 'string', title: 'País', maxLength: 3 },
    province: { type: 'string', title: 'Provincia', maxLength: 10 },
    homes: { type: 'array', title: 'Residencias', items: { type: 'string', maxLength: 3 } },
  },
  {
    fields: {
      country: { widget: 'combobox', codes: 'countries', required: true },
      province: {
        widget: 'combobox',
        codes: 'provinces',
        where: { member: 'country', from: '/answers/country' },
      },
      homes: { widget: 'multiselect', codes: 'countries', required: true },
    },
  },
);

let sent: Answers[] = [];
async function open(initial: Answers = {}) {
  sent = [];
  await mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      initial={initial}
      onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
    />,
    { codes },
  );
  await settled(() => document.querySelectorAll('[role=combobox]').length === 3);
}
const submit = () => click(document.querySelector('button[type=submit]'));
const status = (name: string) =>
  document.querySelector(`[data-field="/answers/${name}"] [role=status]`)?.textContent;
const chips = () => [...document.querySelectorAll<HTMLButtonElement>('.chip')];

const write = (name: string, text: string) =>
  act(async () => {
    const input = at(name);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string, key: string) =>
  act(async () => {
    at(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    at(name).dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  });
const leave = (name: string) => act(async () => at(name).blur());

beforeAll(() => {
  // A page without layout: what stands in the list is taken to be in sight.
  for (const side of ['clientHeight', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 400 });
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

describe('one of a long list', () => {
  test('is chosen by a word and Enter, and what is sent is its code', async () => {
    await open();
    await write('country', 'espan');
    await press('country', 'Enter');
    expect(at('country').value).toBe('España');
    await write('homes', 'portugal');
    await press('homes', 'Enter');
    await submit();
    expect(sent).toEqual([{ country: 'ESP', homes: ['PRT'] }]);
  });

  test('is chosen by its whole name when a person leaves it, whatever the accents', async () => {
    await open();
    await write('country', 'JAPON');
    await leave('country');
    expect(at('country').value).toBe('Japón');
    expect(status('country')).toBe('');
  });

  test('is not guessed from words that are nobody’s name, and that is said', async () => {
    await open({ country: 'FRA' });
    await write('country', 'republica');
    await leave('country');
    expect(at('country').value).toBe('Francia');
    expect(status('country')).toContain('«republica» no está en la lista');
  });

  test('is given up by clearing it, and a required one is then missed', async () => {
    await open({ country: 'FRA', homes: ['FRA'] });
    await write('country', '');
    await leave('country');
    await submit();
    expect(sent).toEqual([]);
    expect(document.querySelector('.error-summary a')?.getAttribute('href')).toBe(
      '#/answers/country',
    );
    await click(document.querySelector('.error-summary a'));
    expect(document.activeElement).toBe(at('country'));
    expect(at('country').getAttribute('aria-invalid')).toBe('true');
  });

  test('stays as it was when Escape is pressed', async () => {
    await open({ country: 'FRA' });
    await write('country', 'espa');
    await press('country', 'Escape');
    await leave('country');
    expect(at('country').value).toBe('Francia');
    expect(status('country')).toBe('');
  });

  test('that follows another answer is taken back when it no longer fits, and that is said', async () => {
    await open({ country: 'ESP', province: 'ESP-SE', homes: ['ESP'] });
    expect(at('province').value).toBe('Sevilla');
    await write('country', 'francia');
    await press('country', 'Enter');
    expect(at('province').value).toBe('');
    expect(status('province')).toBe('Hemos quitado «Sevilla»: no está en la nueva lista.');
    await submit();
    expect(sent).toEqual([{ country: 'FRA', homes: ['ESP'] }]);
  });

  test('that is not in its list, and follows nothing, is kept', async () => {
    await open({ country: 'XXX', homes: ['ESP'] });
    await submit();
    expect(sent).toEqual([{ country: 'XXX', homes: ['ESP'] }]);
  });
});

describe('several of a long list', () => {
  test('stand as buttons that take them away, with the focus among them', async () => {
    await open({ country: 'ESP', homes: ['ESP', 'FRA', 'PRT'] });
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'Quitar España',
      'Quitar Francia',
      'Quitar Portugal',
    ]);
    chips()[1]!.focus();
    await click(chips()[1]);
    expect(document.activeElement?.textContent).toBe('Quitar Portugal');
    expect(status('homes')).toBe('Hemos quitado «Francia».');
    await click(chips()[1]);
    await click(chips()[0]);
    expect(document.activeElement).toBe(at('homes'));
    await submit();
    expect(sent).toEqual([]);
  });

  test('keep the order in which they were chosen, each once', async () => {
    await open({ country: 'ESP' });
    for (const word of ['portugal', 'francia', 'portugal']) {
      await write('homes', word);
      await press('homes', 'Enter');
      await leave('homes');
    }
    await submit();
    expect(sent).toEqual([{ country: 'ESP', homes: ['PRT', 'FRA'] }]);
  });
});
