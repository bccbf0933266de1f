import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';
import { at, settled } from './lists.ts';

const form = formOf(
  { day: { type: 'string', title: 'Desde qué día', maxLength: 10, date: true } },
  {
    fields: {
      day: {
        widget: 'datePicker',
        required: true,
        from: { from: '/facts/today' },
        to: '2027-12-31',
        businessDays: true,
      },
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
    { scope: { facts: { today: '2026-11-20' } } },
  );
}
const submit = () => click(document.querySelector('button[type=submit]'));
const message = () => document.querySelector('.field-error')?.textContent;
const opener = () => document.querySelector('.date-picker-button');
const grid = () => document.querySelector('[role=grid]');
const day = (name: RegExp) =>
  [...document.querySelectorAll('[role=grid] [role=button]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? ''),
  );

beforeEach(() => {
  document.documentElement.lang = 'es';
});

describe('a date with a calendar', () => {
  test('is typed, respelt and sent as it travels', async () => {
    await open();
    await type('/answers/day', '5/1/2027');
    expect(at('day').value).toBe('05/01/2027');
    await submit();
    expect(sent).toEqual([{ day: '2027-01-05' }]);
  });

  test.each([
    ['31/02/2027', 'Escriba una fecha que exista'],
    ['19/11/2026', 'La fecha debe ser el 20-nov-2026 o un día posterior.'],
    ['01/01/2028', 'La fecha debe ser el 31-dic-2027 o un día anterior.'],
    ['5/1', 'La fecha debe tener día, mes y año.'],
  ])('%s stays as it was typed, is refused with "%s", and nothing is sent', async (typed, why) => {
    await open();
    await type('/answers/day', typed);
    await submit();
    expect(sent).toEqual([]);
    expect(at('day').value).toBe(typed);
    expect(message()).toContain(why);
  });

  test('that is none stays in sight and is refused, wherever it came from', async () => {
    await open({ day: '2027-02-31' });
    expect(at('day').value).toBe('2027-02-31');
    await submit();
    expect(sent).toEqual([]);
    expect(message()).toContain('Escriba una fecha que exista');
  });

  test('advises about a day on which nothing is valued', async () => {
    await open();
    await type('/answers/day', '25/12/2026');
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'El 25-dic-2026 no es día hábil: contará el siguiente, 28-dic-2026.',
    );
    await type('/answers/day', '28/12/2026');
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });

  test('opens its calendar at the chosen month, in Spanish, and takes the day that is pressed', async () => {
    await open({ day: '2027-01-05' });
    await click(opener());
    await settled(grid);
    expect(day(/martes, 5 de enero de 2027/)?.getAttribute('aria-label')).toMatch(/seleccionad/i);
    await act(async () => (day(/12 de enero de 2027/) as HTMLElement).click());
    await settled(() => !grid());
    expect(at('day').value).toBe('12/01/2027');
    await submit();
    expect(sent).toEqual([{ day: '2027-01-12' }]);
  });

  test('opens at today and offers no day outside its bounds', async () => {
    await open();
    await click(opener());
    await settled(grid);
    expect(day(/19 de noviembre/)?.getAttribute('aria-disabled')).toBe('true');
    expect(day(/20 de noviembre/)?.getAttribute('aria-disabled')).toBeNull();
  });
});
