import { describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';
import { at } from './lists.ts';

describe.each(['radio', 'radioCards'])('a question by %s that nobody has to answer', (widget) => {
  const form = formOf(
    {
      how: { type: 'string', title: '¿Sube?', enum: ['LINEAL', 'PORCENTUAL'] },
      by: { type: 'string', title: 'Cuánto', maxLength: 20 },
    },
    {
      fields: {
        how: {
          widget,
          none: 'No',
          options: {
            LINEAL: { order: 1, label: 'Lo mismo' },
            PORCENTUAL: { order: 2, label: 'Un porcentaje' },
          },
        },
        by: {
          widget: 'decimal',
          units: {
            percent: {
              order: 10,
              text: '%',
              when: { at: '/answers/how', equals: 'PORCENTUAL' },
            },
            euro: { order: 20, text: '€' },
          },
        },
      },
    },
  );
  const radio = (value: string) =>
    document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
  const open = async (initial: Answers = {}) => {
    const sent: Answers[] = [];
    await mount(
      <Form
        document={form}
        validator={validatorOf(form)}
        initial={initial}
        onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
      />,
    );
    return sent;
  };
  const send = () => click(document.querySelector<HTMLElement>('button[type=submit]')!);

  test('begins with none chosen, and an answer can be taken back', async () => {
    const sent = await open();
    expect(radio('').checked).toBe(true);
    await click(radio('LINEAL'));
    await click(radio(''));
    await send();
    expect(sent.map(({ how }) => how)).toEqual([undefined]);
  });

  test('tells the number beside it in the unit of what is chosen', async () => {
    await open({ how: 'LINEAL' });
    const unit = () => at('by').parentElement!.textContent;
    expect(unit()).toBe('€');
    await click(radio('PORCENTUAL'));
    await type('/answers/by', '10');
    expect(unit()).toBe('%');
  });
});
