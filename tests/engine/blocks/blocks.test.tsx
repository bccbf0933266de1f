import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Call, Problem } from '#/contract/call.ts';
import { HideAmounts } from '#/engine/words/amounts.tsx';
import type { Ports } from '#/engine/ports/ports.tsx';
import { Screen } from '#/engine/Screen.tsx';
import { blocks } from '#/language/blocks/index.ts';
import { exampleScreen } from '#/language/notation/exampleDocuments.ts';
import type { BlockExample } from '#/language/notation/example.ts';
import { click, mount } from '../mount.tsx';
import '../noScreen.ts';

type Query = Record<string, string>;
interface Given {
  block?: Record<string, unknown>;
  data?: Record<string, unknown>;
  query?: Query;
  ports?: Partial<Ports>;
  hidden?: boolean;
}

/** The example of a block on a screen of its own, changed here and there. */
async function show(type: keyof typeof blocks, given: Given = {}) {
  const example: BlockExample = blocks[type].example;
  const data = { ...example.data, ...given.data };
  const block = { ...example.block, ...given.block } as typeof example.block;
  const query = { ...example.query, ...given.query };
  const root = await mount(
    <HideAmounts value={given.hidden === true}>
      <Screen document={exampleScreen(type, { ...example, block, data })} />
    </HideAmounts>,
    {
      call: ((id: string) => Promise.resolve({ data: { data: data[id] } })) as unknown as Call,
      scope: { route: { name: type, path: '/here', params: {}, query } },
      ...given.ports,
    },
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return root;
}
const words = (root: Element | null | undefined) => root?.textContent?.replace(/\s+/g, ' ').trim();
const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map(words);

describe('hidden amounts', () => {
  test.each(['kpi', 'table', 'cardList', 'summaryList', 'chart'] as const)(
    'are dots for the eye and words for the ear in %s',
    async (type) => {
      const root = await show(type, { hidden: true });
      expect(root.textContent).not.toMatch(/\d,\d\d\u00a0€/);
      const dots = [...root.querySelectorAll('[aria-hidden=true]')].filter(
        (element) => element.textContent === '••••\u00a0€',
      );
      expect(dots.length).toBeGreaterThan(0);
      expect(dots.map((element) => element.nextElementSibling?.textContent)).toEqual(
        dots.map(() => 'importe oculto'),
      );
    },
  );
});

describe('a number that can be copied', () => {
  test('is copied without its spaces, and that is said', async () => {
    const copied: string[] = [];
    const copy = (text: string) => Promise.resolve(void copied.push(text));
    const root = await show('summaryList', { ports: { copy } });
    await click(root.querySelector('.copy'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(copied).toEqual(['ES9121000418450200051332']);
    expect(words(root.querySelector('.copy'))).toBe('IBAN copiado');
    expect(document.querySelector('body > [role=status]')?.textContent).toBe('IBAN copiado');
  });

  test('has no button where nothing can be copied', async () => {
    expect((await show('summaryList')).querySelector('.copy')).toBeNull();
  });
});

describe('a summary', () => {
  test('names what each link changes, and says what is missing', async () => {
    const root = await show('summaryList', { data: { person: { email: 'a@b.example' } } });
    expect(all(root, '.summary-action a')[0]).toBe('Cambiar Correo electrónico');
    expect(all(root, '.summary-value')[1]).toBe('-sin dato');
  });
});

describe('a history', () => {
  test('is told from the newest to the oldest, with who did it', async () => {
    const root = await show('timeline');
    expect(all(root, '.moment-event')).toEqual(['Finalizada', 'Firmada', 'Registrada']);
    expect(words(root.querySelector('.moment-when'))).toContain('La gestora');
    expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T07:30:00Z');
  });
});

describe('what is to come', () => {
  test('stands in its order, says which step is now, and what is expected at which', async () => {
    const root = await show('milestones');
    const list = root.querySelector('ol')!;
    expect(all(list, '.moment-event')).toEqual([
      'Orden recibida',
      'Llegada del dinero',
      'Valor liquidativo',
      'Liquidación',
    ]);
    expect(words(list.querySelector('[aria-current=step]'))).toContain('Llegada del dinero');
    expect(list.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(list.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-18');
    expect(all(list, '.milestone-item')).toEqual(['Importe estimado: 1.500,00 €']);
    expect(all(list, '.moment-note')).toHaveLength(2);
  });
});

describe('steps', () => {
  test('say which is now, link to those that are done and to none that are to come', async () => {
    const root = await show('steps');
    expect(words(root.querySelector('[aria-current=step]'))).toContain('Paso 3 de 4');
    expect(all(root, 'a')).toEqual(['Cuenta', 'Qué quiere hacer']);
  });
});

describe('views', () => {
  test('are links, the default one without a parameter', async () => {
    const root = await show('tabs', { query: { vista: 'all' } });
    const links = [...root.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/here',
      '/here?vista=all',
      '/here?vista=checks',
    ]);
    expect(words(root.querySelector('[aria-current=page]'))).toBe('Todos');
  });
});

describe('a file', () => {
  test('tells how much of it has come, and what became of it', async () => {
    let tell: (bytes: number) => void = () => undefined;
    let end: (result: Awaited<ReturnType<NonNullable<Ports['saveFile']>>>) => void = () =>
      undefined;
    const asked: unknown[] = [];
    const root = await show('fileList', {
      ports: {
        saveFile: (call, input, onBytes) => {
          asked.push([call, input]);
          tell = onBytes;
          return new Promise((resolve) => (end = resolve));
        },
      },
    });
    const button = [...root.querySelectorAll('.download button')][0];
    expect(words(button)).toBe('Descargar Orden de suscripción.pdf');
    await click(button);
    await act(async () => tell(3_200_000));
    expect(words(button)).toBe('Descargando… 3,2 MB');
    await click(button);
    expect(asked).toEqual([['downloadIntervenerDocument', { path: { id: 'u1', docId: 'd1' } }]]);
    const problem = { status: 500, name: '500', message: 'x', errors: [], requestId: 'r-7' };
    await act(async () => end({ problem }));
    expect(words(root.querySelector('[role=alert]'))).toContain('Referencia: r-7');
    expect(words(button)).toBe('Descargar Orden de suscripción.pdf');
  });

  test('can be signed only while it waits for it', async () => {
    const root = await show('fileList');
    expect(all(root, '.card-actions a')).toEqual(['Firmar Orden de suscripción.pdf']);
  });
});

describe('a card', () => {
  const removing = (problem?: Problem) => {
    const asked: unknown[] = [];
    const call = (id: string, input: unknown) => {
      if (id !== 'deleteBankAccount')
        return Promise.resolve({
          data: { data: (blocks.cardList.example as BlockExample).data[id] },
        });
      asked.push(input);
      return Promise.resolve({ data: undefined, problem });
    };
    return { asked, call: call as unknown as Call };
  };
  const buttonOf = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => words(button)?.startsWith(name));

  test('names what is deleted and asks before it does it', async () => {
    const { asked, call } = removing();
    await act(() =>
      Promise.all([
        import('#/engine/parts/DialogWindow.tsx'),
        import('#/language/wording/saysVerb.ts'),
      ]),
    );
    await show('cardList', { ports: { call } });
    await click(buttonOf('Eliminar Banco de Ejemplo'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const dialog = document.querySelector('[role=alertdialog]');
    expect(words(dialog)).toContain('ES91 2100 0418 4502 0005 1332');
    expect(asked).toEqual([]);
    await click([...dialog!.querySelectorAll('button')].find((one) => words(one) === 'Eliminar'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(asked).toEqual([{ path: { id: 'c1', bankId: 'b1' } }]);
  });

  test('that is pressed without a question does it once, and says what was refused', async () => {
    const problem = { status: 409, name: '409', message: 'En uso', errors: [], requestId: 'r' };
    const { asked, call } = removing(problem);
    const own = (blocks.cardList.example as BlockExample).block['presses'] as Record<
      'remove',
      object
    >;
    const presses = {
      remove: { ...own.remove, confirm: undefined },
    };
    const root = await show('cardList', { ports: { call }, block: { presses } });
    await click(buttonOf('Eliminar Banco de Ejemplo'));
    expect(asked).toHaveLength(1);
    expect(words(root.querySelector('[role=alert]'))).toContain('En uso');
  });

  test('stands under what it is grouped by', async () => {
    const root = await show('cardList', { block: { group: { from: '/row/state' } } });
    expect(all(root, '.list-group-heading')).toEqual(['Activa', 'Pendiente']);
    expect(all(root, 'h4')).toEqual(['Banco de Ejemplo', 'Caja de Muestra']);
  });
});

describe('a list of sentences', () => {
  test('has one heading, and says the rest in plain words', async () => {
    const root = await show('cardList', { block: { look: 'list' } });
    expect(root.querySelectorAll('.block h3, .block h4, .card-heading')).toHaveLength(0);
    expect(all(root, '.sentences li')).toEqual(['Banco de Ejemplo', 'Caja de Muestra']);
  });
});

describe('how to be reached', () => {
  test('is told as the tenant has it where the page knows nothing of its own', async () => {
    const root = await show('contact', {
      data: { support: { hours: '10:00h - 14:00h' } },
      ports: {
        scope: {
          route: { name: 'contact', path: '/here', params: {}, query: {} },
          tenant: { support: { phone: '+34 910 555 120', hours: '9:00h - 18:30h' } },
        },
      },
    });
    expect(all(root, 'dd')).toEqual(['+34 910 555 120', '10:00h - 14:00h']);
  });
});

describe('a date within a sentence', () => {
  test('is one word of it', async () => {
    const text = 'Se liquida el 20-nov-2026, no antes.';
    const root = await show('text', { block: { text } });
    expect(words(root.querySelector('.block p'))).toBe(text);
    expect(all(root, '.whole')).toEqual(['20-nov-2026']);
  });
});

describe('filters', () => {
  test('stand as chips that take themselves out of the address', async () => {
    const root = await show('filters', { query: { pagina: '3' } });
    const chips = [...root.querySelectorAll('.chip')];
    expect(chips.map(words)).toEqual([
      'Quitar el filtro Tipo: Fondos',
      'Quitar el filtro Desde: 01-ene-2026',
    ]);
    expect(chips[0]?.getAttribute('href')).toBe('/here?desde=2026-01-01');
    expect(root.querySelector('.action-link')?.getAttribute('href')).toBe('/here');
  });

  test('say of each list what it is while nothing is chosen', async () => {
    const items = blocks.filters.example.block['items'] as Record<string, Record<string, unknown>>;
    const { kind, account } = items;
    const plain = { ...account, all: undefined };
    const root = await show('filters', { block: { items: { kind, account, plain } } });
    const firsts = [...root.querySelectorAll('select')].map((list) => list.options[0]?.text);
    expect(firsts).toEqual(['Todos los tipos', 'Todas las cuentas', 'Cualquiera']);
  });

  test('go into the address together, on the first page', async () => {
    const went: string[] = [];
    const root = await show('filters', {
      query: { pagina: '3' },
      ports: { navigate: (to) => void went.push(to) },
    });
    root.querySelector<HTMLInputElement>('input[name=buscar]')!.value = ' mixto ';
    root.querySelector<HTMLSelectElement>('select[name=tipo]')!.value = '';
    await act(async () => root.querySelector('form')!.requestSubmit());
    expect(went).toEqual(['/here?desde=2026-01-01&buscar=mixto']);
  });

  test('take a day as it is written here, whatever language the browser has', async () => {
    const went: string[] = [];
    const root = await show('filters', { ports: { navigate: (to) => void went.push(to) } });
    const day = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
    expect(day('desde').value).toBe('01/01/2026');
    day('hasta').value = '5 de marzo de 2026';
    await act(async () => root.querySelector('form')!.requestSubmit());
    expect(went).toEqual(['/here?tipo=F&desde=2026-01-01&hasta=2026-03-05']);
  });

  test('say which day is none, put the focus there, and leave the list as it is', async () => {
    const went: string[] = [];
    const root = await show('filters', { ports: { navigate: (to) => void went.push(to) } });
    const to = root.querySelector<HTMLInputElement>('input[name=hasta]')!;
    to.value = '31/02/2026';
    await act(async () => root.querySelector('form')!.requestSubmit());
    expect(went).toEqual([]);
    expect(document.activeElement).toBe(to);
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(to.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /^Escriba una fecha que exista/,
    );
  });
});

describe('a list', () => {
  const accounts = blocks.table.example.data['accounts'] as { accounts: object[] };
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...accounts.accounts[0],
    uuid: `c${index}`,
    alias: `Cuenta ${index + 1}`,
  }));
  const data = { accounts: { ...accounts, accounts: many } };
  const page = { size: 25 };

  test('is cut into pages, each with an address', async () => {
    const root = await show('table', { data, block: { page }, query: { pagina: '3' } });
    expect(all(root, 'tbody .row-link')).toEqual(
      Array.from({ length: 10 }, (_, index) => `Cuenta ${51 + index}`),
    );
    expect(words(root.querySelector('.table-count'))).toBe(
      'Mostrando del 51 al 60, de un total de 60',
    );
    expect([...root.querySelectorAll('.pages a')].map((link) => link.getAttribute('href'))).toEqual(
      ['/here?pagina=2', '/here', '/here?pagina=2', '/here?pagina=3'],
    );
    expect(root.querySelector('.pages [aria-current=page]')?.textContent).toBe('3');
  });

  test('has what can be done with each row in a column, as long as there is something', async () => {
    const actions = {
      order: {
        ...{ order: 10, label: 'Operar', to: '/operate/{uuid}' },
        values: { uuid: { from: '/row/uuid' } },
        when: { at: '/row/alias', equals: 'Cuenta 2' },
      },
    };
    const shown = await show('table', { data, block: { actions } });
    expect(all(shown, 'th.row-actions')).toEqual(['Acciones']);
    const links = [...shown.querySelectorAll('tbody .row-actions a')];
    expect(links.map((link) => [words(link), link.getAttribute('href')])).toEqual([
      ['Operar Cuenta 2', '/operate/c1'],
    ]);
    const never = { order: { ...actions.order, when: { at: '/row/alias', equals: 'Otra' } } };
    const bare = await show('table', { data, block: { actions: never } });
    expect(bare.querySelector('.row-actions')).toBeNull();
  });

  test('that folds shows its first rows and prints all, and a button shows the rest', async () => {
    const rows = [...Array(7).keys()].map((row) => ({ uuid: `c${row}`, alias: `Cuenta ${row}` }));
    const data = { accounts: { accounts: rows } };
    const folded = { block: { fold: 5, sortable: undefined }, data };
    const root = await show('table', folded);
    const printedAlone = () => root.querySelectorAll('tbody .is-printed').length;
    expect([root.querySelectorAll('tbody tr').length, printedAlone()]).toEqual([7, 2]);
    const button = root.querySelector('.table-more button')!;
    expect(words(button)).toBe('Ver todo (7)');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(root.querySelector('table')!.id).toBe(button.getAttribute('aria-controls'));
    await click(button);
    expect([words(button), button.getAttribute('aria-expanded'), printedAlone()]).toEqual([
      ...['Ver menos', 'true', 0],
    ]);
    const few = { accounts: { accounts: rows.slice(0, 5) } };
    expect((await show('table', { ...folded, data: few })).querySelector('.table-more')).toBeNull();
  });

  test('that is long is drawn portion by portion, all of it in the end', async () => {
    const long = Array.from({ length: 200 }, (_, index) => ({ ...many[0], uuid: `t${index}` }));
    const drawn: number[] = [];
    const root = () => document.querySelectorAll('tbody tr').length;
    const watch = new MutationObserver(() => drawn.push(root()));
    watch.observe(document, { childList: true, subtree: true });
    await show('table', { data: { accounts: { ...accounts, accounts: long } } });
    for (let turn = 0; root() < 200 && turn < 100; turn += 1)
      await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    watch.disconnect();
    const portions = [...new Set(drawn.filter((count) => count > 0))];
    expect(portions.length).toBeGreaterThan(2);
    expect(portions.at(-1)).toBe(200);
  });

  test.each([
    ['what is not there', { accounts: { value: '1.00', gain: '0.00' } }],
    ['something else than a list', { accounts: { accounts: 'ninguna' } }],
    ['nothing at all', { accounts: 7 }],
  ])('that gets %s says so in its own place', async (_, odd) => {
    const before = console.error;
    console.error = () => undefined;
    const root = await show('table', { data: odd as Record<string, unknown> });
    console.error = before;
    expect(words(root.querySelector('.notice--danger'))).toContain('no se puede mostrar ahora');
    expect(root.querySelector('h1')).not.toBeNull();
  });

  test('that is empty says why: nothing yet, or a page beyond the end', async () => {
    const none = { accounts: { ...accounts, accounts: [] } };
    const said = async (given: Given) =>
      words((await show('table', given)).querySelector('.nothing'));
    expect(await said({ data: none })).toContain('Todavía no tiene posiciones.');
    expect(await said({ data: none, block: { page }, query: { pagina: '9' } })).toContain(
      'Ir a la primera página',
    );
  });
});

describe('a list that filters leave empty', () => {
  const { block, data } = blocks.table.example;
  const screen = exampleScreen('table', { block, data });
  const items = {
    name: {
      order: 1,
      label: 'Cuenta',
      param: 'cuenta',
      control: 'search',
      row: '/row/alias',
    },
  };
  screen.blocks['filters'] = {
    type: 'filters',
    order: 1,
    data: 'accounts',
    rows: '/data/accounts/accounts',
    items,
  };
  const open = async (query: Query) => {
    const root = await mount(<Screen document={screen} />, {
      call: (() => Promise.resolve({ data: { data: data['accounts'] } })) as unknown as Call,
      scope: { route: { name: 'x', path: '/here', params: {}, query } },
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return root;
  };

  test('says that it is the filters, and how to be rid of them', async () => {
    const root = await open({ cuenta: 'nada de esto' });
    expect(words(root.querySelector('.nothing'))).toContain('No hay resultados con estos filtros.');
    expect(root.querySelector('.nothing a')?.getAttribute('href')).toBe('/here');
  });

  test('shows what they keep', async () => {
    expect(all(await open({ cuenta: 'DOS' }), 'tbody .row-link')).toEqual(['Cuenta de los dos']);
  });
});

describe('a block for paper', () => {
  test.each([
    [false, 'no-print'],
    ['only', 'only-print'],
  ])('with print %s is marked %s', async (print, mark) => {
    const root = await show('text', { block: { print } });
    expect(root.querySelector('.block')?.classList.contains(mark)).toBe(true);
  });
});

test('views of a page keep what else its address says, but not the page of a list', async () => {
  const query = { vista: 'all', cuenta: 'a1', pagina: '3', 'productos-pagina': '2' };
  const root = await show('tabs', { query });
  expect([...root.querySelectorAll('.tab')].map((link) => link.getAttribute('href'))).toEqual([
    '/here?cuenta=a1',
    '/here?vista=all&cuenta=a1',
    '/here?vista=checks&cuenta=a1',
  ]);
});

test('of choices on one page, the one that holds is told', async () => {
  const current = { at: '/route/query/tipo', equals: 'dos' };
  const items = {
    one: { order: 10, label: 'Una', to: '/here' },
    two: { order: 20, label: 'Dos', to: '/here?tipo=dos', current },
  };
  const root = await show('actions', { block: { items }, query: { tipo: 'dos' } });
  expect(all(root, '[aria-current=true]')).toEqual(['Dos']);
});
