import { describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, validatorOf } from '../mount.tsx';
import { at, codes, settled } from './lists.ts';

const form = formOf(
  {
    country: { type: 'string', title: 'País', maxLength: 3 },
    homes: { type: 'array', title: 'Residencias', items: { type: 'string', maxLength: 3 } },
    period: { type: 'string', title: 'Periodicidad', maxLength: 12 },
    what: { type: 'string', title: 'Otra', maxLength: 12 },
  },
  {
    fields: {
      country: { widget: 'select', codes: 'countries' },
      homes: { widget: 'checkboxes', codes: 'countries' },
      period: { widget: 'radio', codes: 'periodicities' },
      what: { widget: 'radioCards', codes: 'periodicities' },
    },
  },
);
const known = { country: 'FRA', homes: ['PRT'], period: 'ANUAL', what: 'MENSUAL' };

/** Opens the form with its answers; what comes back lets the code lists arrive. */
async function open(answers: Answers = known) {
  const sent: Answers[] = [];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      initial={answers}
      onSubmit={(given) => Promise.resolve(void sent.push(given))}
    />,
    { codes: (id) => arrived.then(() => codes(id)) },
  );
  return { sent, arrive };
}
const country = () => at<HTMLSelectElement>('country');
const submit = () => click(document.querySelector('button[type=submit]'));

describe('answers out of code lists', () => {
  test('stay while the lists are on their way', async () => {
    const { sent } = await open();
    await submit();
    expect(sent).toEqual([known]);
  });

  test('are shown as chosen once the lists have arrived', async () => {
    const { sent, arrive } = await open();
    arrive();
    await settled(() => country().options.length > 10);
    expect(country().selectedOptions[0]?.textContent).toBe('Francia');
    expect(
      [...document.querySelectorAll('input:checked')].map(
        (input) => (input as HTMLInputElement).value,
      ),
    ).toEqual(['PRT', 'ANUAL', 'MENSUAL']);
    await submit();
    expect(sent).toEqual([known]);
  });

  test('that their list no longer has stay as they are', async () => {
    const { sent, arrive } = await open({ country: 'XYZ' });
    arrive();
    await settled(() => country().options.length > 10);
    await submit();
    expect(sent).toEqual([{ country: 'XYZ' }]);
  });
});
