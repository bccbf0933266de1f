import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Question, Verdict } from '#/engine/ports/ask.ts';
import { createFormStore } from '#/engine/fields/store.ts';
import { createQuestions } from '#/engine/fields/questions.ts';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

const form: FormDocument = formOf({
  country: { type: 'string', title: 'País', maxLength: 3 },
  tin: {
    type: 'string',
    title: 'Número',
    maxLength: 20,
    'tin-validator': { country: 'country' },
  },
});
/** A server whose verdicts a test gives when it likes. */
function server() {
  const asked: { question: Question; signal: AbortSignal; answer(verdict: Verdict): void }[] = [];
  const ask = (question: Question, signal: AbortSignal) =>
    new Promise<Verdict>((answer) => asked.push({ question, signal, answer }));
  return { asked, ask };
}
const wrong: Verdict = { issues: [{ code: 'tin-validator', path: '' }] };

describe('a rule that only the server can judge', () => {
  test('is not asked while what it needs is missing, and says what that is', () => {
    const { asked, ask } = server();
    const store = createFormStore(form, {}, { tin: '1' });
    const questions = createQuestions(store, ask, () => undefined);
    questions.settle();
    expect(asked).toEqual([]);
    expect(questions.issues()).toEqual([{ code: 'tin-validator.country', path: '/answers/tin' }]);
  });

  test('is asked once for each value, with what it needs beside it', () => {
    const { asked, ask } = server();
    const store = createFormStore(form, {}, { country: 'ESP', tin: '1' });
    const questions = createQuestions(store, ask, () => undefined);
    questions.settle();
    questions.settle();
    expect(asked.map(({ question }) => question)).toEqual([
      { rule: 'tin-validator', value: '1', with: { country: 'ESP' } },
    ]);
    expect(questions.statusOf('/answers/tin')).toBe('asking');
  });

  test('forgets the answer about a value that has changed meanwhile', async () => {
    const { asked, ask } = server();
    const store = createFormStore(form, {}, { country: 'ESP', tin: '1' });
    const questions = createQuestions(store, ask, () => undefined);
    questions.settle();
    store.set(['country'], 'FRA');
    questions.settle();
    expect(asked).toHaveLength(2);
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[1]!.answer({ issues: [] });
    asked[0]!.answer(wrong);
    await questions.all();
    expect(questions.issues()).toEqual([]);
  });

  test('is no validation error when the network fails, and is asked again before sending', async () => {
    const { asked, ask } = server();
    const store = createFormStore(form, {}, { country: 'ESP', tin: '1' });
    const questions = createQuestions(store, ask, () => undefined);
    questions.settle();
    asked[0]!.answer({ problem: { status: 0, name: 'x', message: 'x', errors: [] } });
    await Promise.resolve();
    await Promise.resolve();
    expect(questions.statusOf('/answers/tin')).toBe('failed');
    expect(questions.issues()).toEqual([]);
    const all = questions.all();
    asked[1]!.answer(wrong);
    await all;
    expect(questions.issues()).toEqual([{ code: 'tin-validator', path: '/answers/tin' }]);
  });

  test('shows its progress, and its verdict lands on the field at submit', async () => {
    const { asked, ask } = server();
    let sent = 0;
    const onSubmit = () => Promise.resolve(void sent++);
    await mount(<Form document={form} validator={validatorOf(form)} onSubmit={onSubmit} />, {
      ask,
    });
    await type('/answers/country', 'ESP');
    await type('/answers/tin', '99');
    expect(document.querySelector('[role=status].field-after')?.textContent).toBe('Comprobando…');
    await click(document.querySelector('button[type=submit]'));
    expect(sent).toBe(0);
    await act(async () => asked[0]!.answer(wrong));
    expect(document.getElementById('/answers/tin__error')?.textContent).toContain(
      'El número de identificación fiscal tiene un formato incorrecto',
    );
    await type('/answers/tin', '100');
    await act(async () => asked[1]!.answer({ issues: [] }));
    expect(document.querySelector('.field-error')).toBeNull();
  });

  test('is not asked about what is hidden, in the form or in a row', () => {
    const { asked, ask } = server();
    const tin = {
      type: 'string',
      title: 'Número',
      'tin-validator': { country: 'country' },
    } as const;
    const country = { type: 'string', title: 'País', enum: ['ESP', 'FRA'] } as const;
    const resident = { when: { at: '/row/country', equals: 'FRA' }, show: { tin: true } } as const;
    const hiding = formOf(
      {
        country: { ...country, enum: [...country.enum] },
        tin,
        people: {
          type: 'array',
          title: 'Personas',
          items: {
            type: 'object',
            properties: { country: { ...country, enum: [...country.enum] }, tin },
          },
        },
      },
      {
        fields: { people: { fields: { country: {}, tin: {} }, rules: { resident } } },
        rules: { tin: { when: { at: '/answers/country', equals: 'FRA' }, show: { tin: true } } },
      },
    );
    const row = (one: string) => ({ country: one, tin: `${one}1` });
    const answers = { ...row('ESP'), people: [row('ESP'), row('FRA')] };
    const questions = createQuestions(createFormStore(hiding, {}, answers), ask, () => undefined);
    questions.settle();
    expect(asked.map(({ question }) => question.value)).toEqual(['FRA1']);
    expect(questions.statusOf('/answers/people/1/tin')).toBe('asking');
    expect(questions.statusOf('/answers/people/0/tin')).toBeUndefined();
  });

  test('that nobody can answer now does not keep the form from being sent, and says so', async () => {
    const sent: unknown[] = [];
    const problem = { status: 0, name: 'network', message: 'x', errors: [], lost: true };
    await mount(
      <Form
        document={form}
        validator={validatorOf(form)}
        onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
      />,
      { ask: () => Promise.resolve({ problem }) },
    );
    await type('/answers/country', 'ESP');
    await type('/answers/tin', '99');
    const status = () => document.querySelector('[role=status].field-after')?.textContent;
    expect(status()).toContain('No hemos podido comprobarlo ahora.');
    expect(document.querySelector('.field-error')).toBeNull();
    await click(document.querySelector('button[type=submit]'));
    expect(sent).toEqual([{ country: 'ESP', tin: '99' }]);
  });
});
