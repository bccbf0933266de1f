import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Screen } from '#/engine/Screen.tsx';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { click, mount } from './mount.tsx';

const screen = (more: Partial<ScreenDocument>): ScreenDocument => ({
  kind: 'screen',
  id: 'sample',
  path: '/sample',
  name: 'Sample',
  title: 'Inicio',
  data: { balance: { call: 'getIntervenerBalance', input: { path: { id: { from: '/me/id' } } } } },
  blocks: {},
  ...more,
});

const figures = {
  type: 'kpi',
  order: 10,
  data: 'balance',
  items: {
    value: { order: 1, label: 'Valor', value: { from: '/data/balance/value', as: 'money' } },
    gain: {
      order: 2,
      label: 'Plusvalía',
      tone: 'gain',
      value: { from: '/data/balance/gain', as: 'moneySigned' },
    },
  },
} as const;

const accounts = {
  type: 'table',
  order: 20,
  title: 'Cuentas',
  data: 'balance',
  rows: '/data/balance/rows',
  columns: {
    alias: { order: 1, label: 'Cuenta', value: { from: '/row/alias' }, cardRole: 'title' },
    value: {
      order: 2,
      label: 'Valor',
      value: { from: '/row/value', as: 'money' },
      cardRole: 'amount',
    },
  },
  link: { to: '/account/{uuid}', values: { uuid: { from: '/row/uuid' } } },
  sortable: true,
  empty: { title: 'Sin cuentas' },
} as const;

const answering = (answer: unknown): Partial<Ports> => ({
  call: (() => Promise.resolve(answer)) as Call,
  scope: { me: { id: 'u1' } },
});
const open = (document: ScreenDocument, given: Partial<Ports>) =>
  mount(<Screen document={document} />, given).then(async (root) => {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return root;
  });

describe('a screen', () => {
  test('draws its blocks in order over the answers of its calls', async () => {
    const data = { data: { value: '1234.50', gain: '-10.00', rows: [] } };
    const root = await open(
      screen({ blocks: { after: accounts, first: figures } }),
      answering({ data }),
    );
    expect(root.querySelector('h1')?.textContent).toBe('Inicio');
    expect(root.querySelector('.kpi-value')?.textContent).toBe('1.234,50\u00a0€');
    expect([...root.querySelectorAll('.block')].map((block) => block.classList[2])).toEqual([
      'block--kpi',
      'block--table',
    ]);
  });

  test('says a loss with sign, arrow and word', async () => {
    const data = { data: { value: '1', gain: '-10.00' } };
    const root = await open(screen({ blocks: { figures } }), answering({ data }));
    const gain = root.querySelector('.gain--down');
    expect(gain?.textContent).toBe('Pérdida -10,00\u00a0€');
    expect(gain?.querySelector('svg')).not.toBeNull();
  });

  test('says what is empty', async () => {
    const root = await open(
      screen({ blocks: { accounts } }),
      answering({ data: { data: { rows: [] } } }),
    );
    expect(root.querySelector('.nothing')?.textContent).toBe('Sin cuentas');
  });

  test('lets a failed block say so, quote its reference and try again, and keeps the rest', async () => {
    let answer: unknown = {
      problem: { status: 500, name: '500', message: 'x', errors: [], requestId: 'r-1' },
    };
    const notice = { type: 'notice', order: 5, tone: 'info', text: 'Lo demás' } as const;
    const root = await open(screen({ blocks: { figures, notice } }), {
      ...answering(undefined),
      call: (() => Promise.resolve(answer)) as Call,
    });
    const problem = root.querySelector('.block-problem');
    expect(problem?.textContent).toContain('Referencia: r-1');
    expect(root.textContent).toContain('Lo demás');
    answer = { data: { data: { value: '5.00', gain: '0.00' } } };
    await click(problem?.querySelector('button'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(root.querySelector('.kpi-value')?.textContent).toBe('5,00\u00a0€');
  });

  test('shows a fallback where a block breaks or is unknown, never a white page', async () => {
    const broken = { ...figures, items: null } as unknown as typeof figures;
    const unknown = { type: 'hologram', order: 30 };
    const before = console.error;
    console.error = () => undefined;
    const root = await open(
      screen({ blocks: { broken, unknown } }),
      answering({ data: { data: { value: '1' } } }),
    );
    console.error = before;
    expect(root.querySelectorAll('.notice--danger')).toHaveLength(2);
    expect(root.querySelector('h1')).not.toBeNull();
  });

  test('does not make a call whose place is unknown', async () => {
    let calls = 0;
    await open(screen({ blocks: { figures } }), {
      call: (() => Promise.resolve(void calls++)) as unknown as Call,
      scope: {},
    });
    expect(calls).toBe(0);
  });

  test('waits for nothing that will not be asked, and for all that will be once another has answered', async () => {
    const data = {
      unknown: { call: 'getIntervenerBalance', input: { path: { id: { from: '/me/nothing' } } } },
      after: {
        call: 'getIntervenerBalance',
        input: { path: { id: { from: '/data/first/id' } } },
      },
      first: { call: 'getOperation', input: { path: { id: { from: '/me/id' } } } },
    };
    const blocks = {
      never: { ...figures, title: 'Nunca', data: 'unknown' },
      later: { ...figures, order: 20, title: 'Luego', data: 'after', items: {} },
    };
    let answer: (value: unknown) => void = () => undefined;
    const call = ((id: string) =>
      id === 'getOperation'
        ? new Promise<unknown>((resolve) => (answer = resolve))
        : Promise.resolve({ data: { data: {} } })) as Call;
    const root = await open(screen({ data, blocks }), { call, scope: { me: { id: 'u1' } } });
    const titles = () => [...root.querySelectorAll('.block h2')].map((one) => one.textContent);
    expect(titles()).toEqual(['Luego']);
    expect(root.querySelector('[aria-busy]')).not.toBeNull();
    answer({ data: { data: { id: 'o1' } } });
    await vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(root.querySelector('[aria-busy]')).toBeNull();
      expect(root.textContent).not.toContain('Cargando');
    });
    expect(titles()).toEqual(['Luego']);
  });
});

describe('a table', () => {
  const rows = [
    { uuid: 'a', alias: 'Uno', value: '900.00' },
    { uuid: 'b', alias: 'Dos', value: '10000.00' },
  ];

  test('aligns numbers with their header and links the leading cell', async () => {
    const root = await open(
      screen({ blocks: { accounts } }),
      answering({ data: { data: { rows } } }),
    );
    expect(root.querySelectorAll('th.align-end, td.align-end')).toHaveLength(3);
    expect(root.querySelector('td a')?.getAttribute('href')).toBe('/account/a');
  });

  test('sorts amounts by their value, as the address says', async () => {
    const data = { data: { data: { rows } } };
    const route = (query: Record<string, string>) => ({
      ...answering(data),
      scope: { me: { id: 'u1' }, route: { name: 'Sample', path: '/sample', params: {}, query } },
    });
    const names = (root: HTMLElement) =>
      [...root.querySelectorAll('td a')].map((link) => link.textContent);
    let went = '';
    const navigate = (to: string) => void (went = to);
    const first = await open(screen({ blocks: { accounts } }), { ...route({}), navigate });
    await click(first.querySelectorAll('.sort')[1]);
    expect(went).toBe('/sample?orden=-value');

    const down = await open(screen({ blocks: { accounts } }), {
      ...route({ orden: '-value' }),
      navigate,
    });
    expect(names(down)).toEqual(['Dos', 'Uno']);
    expect(down.querySelectorAll('th')[1]?.getAttribute('aria-sort')).toBe('descending');
    await click(down.querySelectorAll('.sort')[1]);
    expect(went).toBe('/sample?orden=value');
    const up = await open(screen({ blocks: { accounts } }), route({ orden: 'value' }));
    expect(names(up)).toEqual(['Uno', 'Dos']);
  });

  test('folds what matters least behind a button, on a phone', async () => {
    const code = { order: 3, label: 'Código', value: { from: '/row/uuid' }, priority: 3 } as const;
    const table = { ...accounts, columns: { ...accounts.columns, code } };
    const root = await open(screen({ blocks: { table } }), answering({ data: { data: { rows } } }));
    const more = root.querySelector('.card-more button');
    expect(more?.getAttribute('aria-expanded')).toBe('false');
    await click(more);
    expect(root.querySelectorAll('tr.is-open')).toHaveLength(1);
    expect(more?.textContent).toBe('Ocultar detalle');
  });
});

describe('what a screen is about', () => {
  const about = screen({
    subject: 'operation',
    data: {
      lines: { call: 'getIntervenerBalance', input: { path: { id: { from: '/me/id' } } } },
      operation: { call: 'getOperation', input: { path: { id: { from: '/me/id' } } } },
    },
    blocks: { figures: { ...figures, data: 'lines', items: {} } },
  });

  /** What is asked while `getOperation` answers so. */
  async function askedWhen(answer: unknown): Promise<string[]> {
    const asked: string[] = [];
    const call = ((id: string) => {
      asked.push(id);
      return Promise.resolve(id === 'getOperation' ? answer : { data: { data: {} } });
    }) as Call;
    await open(about, { call, scope: { me: { id: 'u1' } } });
    return asked;
  }

  test.each([404, 400])('is asked for first, and nothing else when it is %s', async (status) => {
    expect(await askedWhen({ problem: { status, errors: [] } })).toEqual(['getOperation']);
  });

  test.each([
    ['is there', { data: { data: { uuid: 'o1' } } }],
    ['cannot be had now', { problem: { status: 503, errors: [] } }],
  ])('once it %s the rest is asked for', async (_, answer) => {
    expect(await askedWhen(answer)).toEqual(['getOperation', 'getIntervenerBalance']);
  });
});

test('a block below one that is still to come is not seen, so that nobody sees it move', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const call = (() => new Promise<unknown>((resolve) => (answer = resolve))) as Call;
  const notice = { type: 'notice', order: 30, tone: 'info', text: 'Un aviso' } as const;
  const root = await open(
    screen({
      blocks: { figures, below: notice, above: { ...notice, order: 1 } },
    }),
    { call, scope: { me: { id: 'u1' } } },
  );
  const behind = () =>
    [...root.querySelectorAll('.block--notice')].map((one) => one.matches('.block--behind'));
  expect(behind()).toEqual([false, true]);
  answer({ data: { data: { value: '1.00', gain: '0.00' } } });
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(behind()).toEqual([false, false]);
  });
});

test('a call whose condition does not hold keeps nothing waiting', async () => {
  const call = (() => Promise.resolve<unknown>({ data: { data: {} } })) as Call;
  const notice = { type: 'notice', order: 30, tone: 'info', text: 'Un aviso' } as const;
  const when = { at: '/data/never/total', equals: 1 } as const;
  const never = {
    call: 'getIntervenerBalance',
    input: { path: { id: { from: '/me/id' } } },
    when: { at: '/me/nothing', present: true },
  };
  const root = await open(
    screen({ data: { never }, blocks: { maybe: { ...notice, order: 1, when }, below: notice } }),
    { call, scope: { me: { id: 'u1' } } },
  );
  expect(root.querySelectorAll('.bone, .block--behind')).toHaveLength(0);
  expect(root.textContent).toContain('Un aviso');
});
