import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import { timesAYear } from '#/engine/widgets/periodicity.tsx';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';
import { codes } from './lists.ts';

const nothing = () => Promise.resolve(undefined);
const status = () =>
  [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');

describe('cards', () => {
  const form = formOf(
    {
      funds: { type: 'string', title: 'Fondos', enum: ['one', 'two'] },
      what: { type: 'string', title: '¿Qué quiere hacer?', enum: ['buy', 'move'] },
    },
    {
      fields: {
        funds: { widget: 'radio' },
        what: {
          widget: 'radioCards',
          required: true,
          options: {
            buy: { order: 1, label: 'Suscribir' },
            move: { order: 2, label: 'Traspasar' },
          },
          hints: { buy: 'Poner dinero en un fondo.' },
          unavailable: {
            move: {
              funds: {
                order: 10,
                when: { at: '/answers/funds', equals: 'one' },
                reason: 'Necesita dos fondos.',
                remedy: { label: 'Ver los fondos', to: '/account/wallet' },
              },
            },
          },
        },
      },
    },
  );
  const radio = (value: string) =>
    document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)!;
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
  const told = (input: HTMLInputElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');

  test('explain each option, and a closed one says why and cannot be chosen', async () => {
    await open();
    expect(told(radio('buy'))).toEqual(['Poner dinero en un fondo.']);
    expect(radio('move').disabled).toBe(false);
    await click(radio('one'));
    expect(radio('move').disabled).toBe(true);
    expect(told(radio('move'))).toEqual(['Necesita dos fondos. Ver los fondos']);
    expect(document.querySelector('.choice-obstacles a')?.getAttribute('href')).toBe(
      '/account/wallet',
    );
  });

  test('take back a choice that becomes impossible, say so, and do not send it', async () => {
    const sent = await open();
    await click(radio('move'));
    await click(radio('one'));
    expect(radio('move').checked).toBe(false);
    expect(status()).toContain('Hemos quitado «Traspasar»');
    await click(document.querySelector('button[type=submit]'));
    expect(sent).toEqual([]);
    await click(radio('buy'));
    await click(document.querySelector('button[type=submit]'));
    expect(sent).toEqual([{ funds: 'one', what: 'buy' }]);
  });

  test('take back what a draft had chosen before it was closed', async () => {
    await open({ funds: 'one', what: 'move' });
    expect(radio('move').checked).toBe(false);
    expect(status()).toContain('Hemos quitado «Traspasar»');
  });
});

describe('cards with documents', () => {
  const papers = [
    { uuid: 'd-1', product: 'F1', name: 'DFI' },
    { uuid: 'd-2', product: 'F1', name: 'Informe semestral' },
    { uuid: 'd-3', product: 'F2', name: 'DFI' },
  ];
  const form = formOf({ product: { type: 'string', title: '¿En qué producto?', maxLength: 20 } }, {
    calls: { offers: { call: 'listOrderProducts', input: {} } },
    fields: {
      product: {
        widget: 'radioCards',
        choices: {
          rows: '/data/offers/products',
          value: { from: '/row/key' },
          label: { text: '{name}', values: { name: { from: '/row/name' } } },
        },
        documents: {
          rows: '/data/offers/papers',
          of: '/row/product',
          label: { text: '{name}', values: { name: { from: '/row/name' } } },
          download: {
            call: 'downloadProductDocument',
            input: { path: { id: { from: '/row/product' }, docId: { from: '/row/uuid' } } },
          },
        },
      },
    },
  } as Partial<FormDocument>);
  const products = [
    { key: 'F1', name: 'Mixto' },
    { key: 'F2', name: 'Bolsa' },
    { key: 'F3', name: 'Sin papeles' },
  ];

  test('show those of each option, which open and choose nothing', async () => {
    const opened: unknown[] = [];
    const openFile: Ports['openFile'] = (...given) => Promise.resolve(void opened.push(given));
    await mount(<Form document={form} validator={validatorOf(form)} onSubmit={nothing} />, {
      openFile,
      call: (() => Promise.resolve({ data: { data: { products, papers } } })) as unknown as Call,
    });
    const offered = () => [...document.querySelectorAll('.choice-card')];
    await act(() => vi.waitFor(() => expect(offered()).toHaveLength(3)));
    const cards = offered();
    const links = cards.map((card) =>
      [...card.querySelectorAll('.document-link')].map((link) => link.textContent),
    );
    expect(links).toEqual([
      [
        'DFI: Mixto (se abre en otra pestaña)',
        'Informe semestral: Mixto (se abre en otra pestaña)',
      ],
      ['DFI: Bolsa (se abre en otra pestaña)'],
      [],
    ]);
    await click(cards[0]!.querySelectorAll('.document-link')[1]!);
    expect(opened).toEqual([['downloadProductDocument', { path: { id: 'F1', docId: 'd-2' } }]]);
    expect(document.querySelector('input:checked')).toBeNull();
  });
});

describe('a periodicity', () => {
  test.each([
    ['MENSUAL', 12],
    ['TRIMESTRAL', 4],
    ['SEMESTRAL', 2],
    ['ANUAL', 1],
    ['SEMANAL', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('%s comes round %s times a year', (period, times) => {
    expect(timesAYear(period)).toBe(times);
  });

  test('shows what a year comes to while the amount and the period change', async () => {
    const form = formOf(
      {
        amount: { type: 'string', title: 'Importe', maxLength: 20 },
        period: {
          type: 'string',
          title: 'Periodicidad',
          enum: ['MENSUAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'],
        },
      },
      {
        fields: {
          amount: { widget: 'money' },
          period: {
            widget: 'periodicity',
            codes: 'periodicities',
            amount: { from: '/answers/amount' },
          },
        },
      },
    );
    await mount(<Form document={form} validator={validatorOf(form)} />, { codes });
    const total = () => status().replaceAll('\u00a0', ' ');
    const period = (value: string) => document.querySelector(`input[value=${value}]`);
    await click(period('TRIMESTRAL'));
    expect(total()).toBe('');
    await type('/answers/amount', '0,07');
    expect(total()).toBe('4 pagos al año · 0,28 € en total');
    await type('/answers/amount', '200');
    await click(period('MENSUAL'));
    expect(total()).toBe('12 pagos al año · 2.400,00 € en total');
    await click(period('ANUAL'));
    expect(total()).toBe('1 pago al año · 200,00 € en total');
    await type('/answers/amount', '1234.56');
    expect(total()).toBe('');
  });
});
