import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { Form, type FormProps } from '#/engine/Form.tsx';
import type { Ports } from '#/engine/ports/ports.tsx';
import { groupGiin } from '#/engine/widgets/groupGiin.ts';
import { widgets } from '#/engine/widgets/index.ts';
import { matchWords } from '#/engine/widgets/matchWords.ts';
import type { Field, Property } from '#/language/documents/form.ts';
import { spanish } from '../../support/spanish.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';

/** A form with one question, and what is sent when it is answered. */
async function ask(property: Partial<Property>, field: Field, given: Partial<Ports> = {}) {
  const form = formOf(
    { asked: { type: 'string', title: 'Pregunta', maxLength: 200, ...property } },
    { fields: { asked: { required: true, ...field } } },
  );
  const sent: unknown[] = [];
  const onSubmit: FormProps['onSubmit'] = (answers) => Promise.resolve(void sent.push(answers));
  await mount(<Form document={form} validator={validatorOf(form)} onSubmit={onSubmit} />, given);
  return sent;
}
const submit = () => click(document.querySelector('button[type=submit]'));
const control = () => document.getElementById('/answers/asked') as HTMLInputElement;
const status = () => document.querySelector('.field [role=status]')?.textContent;
const error = () => document.getElementById('/answers/asked__error')?.textContent;
const words = { text: spanish };

afterEach(() => vi.useRealTimers());

describe('a one-time code', () => {
  const six = { minLength: 6, maxLength: 6, only_numbers: true };

  test.each(['204 816', '204-816', ' 204816 ', '2 0 4 8 1 6'])(
    'takes "%s" as it is pasted',
    async (typed) => {
      const sent = await ask(six, { widget: 'otp' });
      await type('/answers/asked', typed);
      expect(control().value).toBe('204816');
      await submit();
      expect(sent).toEqual([{ asked: '204816' }]);
    },
  );

  test('is one field that telephones fill in by themselves', async () => {
    await ask(six, { widget: 'otp' });
    const { autocomplete, inputMode, maxLength } = control();
    expect([autocomplete, inputMode, maxLength]).toEqual(['one-time-code', 'numeric', -1]);
  });

  test('is refused when it is too short', async () => {
    const sent = await ask(six, { widget: 'otp' });
    await type('/answers/asked', '2048');
    await submit();
    expect([sent, error()]).toEqual([[], 'Error: debe tener al menos 6 carácteres.']);
  });

  test('is sent again once its time has passed, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const calls: unknown[] = [];
    const call = ((...given: unknown[]) => {
      calls.push(given);
      return Promise.resolve({ data: {} });
    }) as unknown as Ports['call'];
    const resend = { call: 'signDocuments', input: { body: { again: true } } };
    await ask(six, { widget: 'otp', resend, wait: 30 }, { call });
    const left = () => document.querySelector('.otp-left')?.textContent;
    const button = document.querySelector<HTMLElement>('.otp-resend button')!;
    expect(left()).toBe('Podrá pedirlo dentro de 0:30');
    await click(button);
    expect(calls).toEqual([]);
    for (let second = 0; second < 29; second++) await act(async () => vi.advanceTimersByTime(1000));
    expect(left()).toBe('Podrá pedirlo dentro de 0:01');
    await act(async () => vi.advanceTimersByTime(1000));
    expect(left()).toBeUndefined();
    await click(button);
    expect(calls).toEqual([['signDocuments', { body: { again: true } }]]);
    expect(status()).toBe('Le hemos enviado otro código.');
    expect(left()).toBe('Podrá pedirlo dentro de 0:30');
  });

  test('that cannot be sent again says so, and may be asked for at once', async () => {
    const problem = { status: 0, name: 'x', message: 'x', errors: [] };
    const call = (() => Promise.resolve({ problem })) as unknown as Ports['call'];
    await ask(six, { widget: 'otp', resend: { call: 'signDocuments' }, wait: 0 }, { call });
    await click(document.querySelector('.otp-resend button'));
    expect(status()).toContain('No hemos podido enviarle otro código.');
    expect(document.querySelector('.otp-left')).toBeNull();
  });
});

describe('a tax number', () => {
  const judged = { 'tin-validator': { country: { from: '/me/country' } } };
  const scope = { me: { country: 'ESP' } };

  test('is asked about as it was understood, and what became of it is said', async () => {
    const asked: unknown[] = [];
    let answer: (verdict: { issues: [] }) => void = () => undefined;
    const sent = await ask(
      judged,
      { widget: 'tin' },
      {
        scope,
        ask: (question) => {
          asked.push(question);
          return new Promise((resolve) => (answer = resolve));
        },
      },
    );
    await type('/answers/asked', ' 12345678-z ');
    expect(asked).toEqual([
      { rule: 'tin-validator', value: '12345678-Z', with: { country: 'ESP' } },
    ]);
    expect(status()).toBe('Comprobando…');
    await act(async () => answer({ issues: [] }));
    expect(status()).toBe('Comprobado: el número es válido.');
    await submit();
    expect(sent).toEqual([{ asked: '12345678-Z' }]);
  });

  test('that does not hold is told at submit', async () => {
    const issues = [{ code: 'tin-validator', path: '' }];
    await ask(judged, { widget: 'tin' }, { scope, ask: () => Promise.resolve({ issues }) });
    await type('/answers/asked', '1');
    expect([status(), error()]).toEqual(['', undefined]);
    await submit();
    expect(error()).toContain('El número de identificación fiscal tiene un formato incorrecto');
  });
});

describe('a GIIN', () => {
  test.each([
    ['98q96b00000le250', '98Q96B.00000.LE.250'],
    ['98Q96B.00000.LE.250', '98Q96B.00000.LE.250'],
    ['98q96b 00000 le 250', '98Q96B.00000.LE.250'],
    ['98q96b0', '98Q96B.0'],
    ['98q96b', '98Q96B'],
    ['abc', 'ABC'],
    ['98Q96B.00000.LE.250.1', '98Q96B.00000.LE.250.1'],
  ])('typed as %s is %s', (typed, grouped) => {
    expect(groupGiin(typed)).toBe(grouped);
    expect(groupGiin(grouped)).toBe(grouped);
  });

  test('is grouped while it is typed', async () => {
    await ask({ is_fatca_giin: true }, { widget: 'giin' });
    control().value = '98q96b0';
    await act(async () => control().dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect(control().value).toBe('98Q96B.0');
    const inputType = 'deleteContentBackward';
    control().value = '98Q96B.';
    await act(async () =>
      control().dispatchEvent(new InputEvent('input', { bubbles: true, inputType })),
    );
    expect(control().value).toBe('98Q96B.');
  });

  test('of another form is advised against and sent all the same', async () => {
    const sent = await ask({ is_fatca_giin: true }, { widget: 'giin' });
    await type('/answers/asked', '98Q96B.OOOOO.LE.250');
    expect(status()).toBe('Revise el GIIN: tiene la forma XXXXXX.XXXXX.XX.XXX.');
    await submit();
    expect(sent).toEqual([{ asked: '98Q96B.OOOOO.LE.250' }]);
    await type('/answers/asked', '98q96b.00000.le.250');
    expect(status()).toBe('');
  });
});

describe('the sentence that has to be typed', () => {
  const rule = { exact_phrase: true };

  test.each([
    [phrase, 'La frase coincide.'],
    [` ${phrase.normalize('NFD')} `, 'La frase coincide.'],
    ['Este producto es compeljo', 'Hasta «Este producto es» está bien.'],
    [phrase.slice(0, -1), 'Hasta «conveniente para mí» está bien.'],
    ['este producto', 'Todavía no coincide.'],
    ['', ''],
  ])('"%s": %s', (typed, said) => {
    expect(matchWords(typed, words).startsWith(said)).toBe(true);
  });

  test('stands above the field, may be pasted, and how far it matches is said on leaving', async () => {
    const sent = await ask(rule, { widget: 'exactPhrase' });
    expect(document.querySelector('.exact-phrase')?.textContent).toBe(phrase);
    expect(control().getAttribute('aria-describedby')).toContain('__phrase');
    await type('/answers/asked', phrase.toLowerCase());
    expect(status()).toContain('Todavía no coincide.');
    await submit();
    expect([sent, error()]).toEqual([[], `Error: Debe escribir exactamente: ${phrase}`]);
    await type('/answers/asked', `${phrase.slice(0, 30)}\n${phrase.slice(30).trim()}`);
    await type('/answers/asked', `  ${phrase.normalize('NFD')}\n`);
    expect([status(), error()]).toEqual(['La frase coincide.', undefined]);
    await submit();
    expect(sent).toHaveLength(1);
  });

  test('left empty asks for the sentence', async () => {
    await ask(rule, { widget: 'exactPhrase' });
    await submit();
    expect(error()).toContain('Debe escribir exactamente');
  });
});

describe('a confirmation of reading', () => {
  const field = (document: object) => ({
    widget: 'confirmation',
    text: 'He leído el folleto (DFI)',
    document: { label: 'Abrir el folleto (DFI)', ...document },
  });
  const ticked = { type: 'boolean', truthyCheckbox: true } as const;
  const path = { id: 'f-1', docId: { from: '/me/dfi' } };
  const download = { call: 'downloadProductDocument', input: { path } };

  test('opens the document and ticks nothing', async () => {
    const opened: unknown[] = [];
    const openFile: Ports['openFile'] = (...given) => Promise.resolve(void opened.push(given));
    const sent = await ask(ticked, field({ download }), {
      openFile,
      scope: { me: { dfi: 'd-1' } },
    });
    await click(document.querySelector('.document-link'));
    expect(opened).toEqual([['downloadProductDocument', { path: { id: 'f-1', docId: 'd-1' } }]]);
    expect(control().checked).toBe(false);
    await submit();
    expect([sent, error()]).toEqual([[], 'Error: Debe ser aceptado']);
    await click(control());
    await click(document.querySelector('.document-link'));
    expect([control().checked, opened.length]).toEqual([true, 2]);
    await submit();
    expect(sent).toEqual([{ asked: true }]);
  });

  test('says when the document cannot be opened', async () => {
    const problem = { status: 404, name: '404', message: 'No encontrado', errors: [] };
    const openFile: Ports['openFile'] = () => Promise.resolve(problem);
    await ask(ticked, field({ download }), { openFile, scope: { me: { dfi: 'd-1' } } });
    await click(document.querySelector('.document-link'));
    expect(status()).toContain('No hemos podido abrir el documento.');
  });

  test('leads to a page in a tab of its own', async () => {
    await ask(ticked, field({ to: '/account/documents' }));
    const link = document.querySelector<HTMLAnchorElement>('a.document-link')!;
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
      '/account/documents',
      '_blank',
      'noopener',
    ]);
  });
});

test('a code that was used once is not shown in a review', () => {
  const asked = { property: { type: 'string', title: '' }, field: {} } as const;
  expect(widgets.otp.show?.('204816', asked)).not.toContain('2');
});
