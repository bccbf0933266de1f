import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { navsUpTo } from '../../src/demo/seeding/publishNavs.ts';
import { productsOf } from '../../src/demo/world/products.ts';
import { demoTenants } from '../../src/demo/world/tenants.ts';
import { logIn } from '../support/logIn.ts';
import { pdfFile } from '../support/files.ts';
import { gross, orders, planTransferIn, type Order } from '../support/orderTable.ts';
import { keepBooks, type PlainOrder } from '../support/plainBookkeeper.ts';
import { giveByPages } from '../support/giveByPages.ts';
import { signAll } from '../support/signingPages.ts';
import { isWhole } from '../support/sweep.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const LAST = '2026-12-18';

/** The transfer of a plan, beside that of a fund. */
const PLAN_IN = 'Traspaso de un plan desde otra entidad';

/** What the demo's other entity sends for all of it. */
const ARRIVING = { kind: 'arrive', amount: 500_000n } as const;
/** The first turn of the standing redemption: of a person it takes what has come with the oldest dates. */
const FIRST_TURN = { kind: 'sell', product: '10394', amount: 10_000n, day: '2026-12-01' } as const;

/** What stands in the summary in the end, and what the plain bookkeeper is told of it. */
const ends: Record<string, { status: string; plain?: Partial<PlainOrder>; then?: true }> = {
  Suscripción: {
    status: 'Finalizada',
    plain: { kind: 'buy', product: '10394', amount: 150_050n },
  },
  'Suscripción periódica': { status: 'Periódica Activa' },
  Reembolso: { status: 'Finalizada', plain: { kind: 'sell', product: '10394', amount: 100_000n } },
  'Reembolso periódico': { status: 'Periódica Activa' },
  'Traspaso entre productos de la gestora': {
    status: 'Finalizada',
    plain: { kind: 'move', product: '10394', to: '10393', amount: 100_000n },
  },
  'Traspaso desde otra entidad': {
    status: 'Finalizada',
    plain: { ...ARRIVING, product: '10394' },
    then: true,
  },
  Aportación: { status: 'Finalizada', plain: { kind: 'buy', product: '64678', amount: 4_000n } },
  'Aportación periódica': { status: 'Periódica Activa' },
  [PLAN_IN]: { status: 'Finalizada', plain: { ...ARRIVING, product: '64680' } },
  Rescate: { status: 'Finalizada' },
};

/** What a company holds when it begins, by which it is taxed: bought by a transfer that came two business days later. */
const COMPANY = { amount: 6_000_000n, day: '2024-02-08' };

/** Who may give which, in whose account; `types` none where it is all of them. */
const people: Person[] = [
  { role: 'TITULAR', who: 'ana', more: [[PLAN_IN, planTransferIn]] },
  {
    role: 'APODERADO',
    who: 'apoderado',
    account: '',
    isCompany: true,
    types: [
      ...['Suscripción', 'Suscripción periódica', 'Reembolso', 'Reembolso periódico'],
      ...['Traspaso entre productos de la gestora', 'Traspaso desde otra entidad'],
    ],
  },
  {
    role: 'TUTOR',
    who: 'tutor',
    account: 'Para cuando seas mayor',
    types: ['Suscripción', 'Suscripción periódica'],
  },
  { role: 'APORTANTE_CONYUGE', who: 'aportante', types: ['Aportación'] },
];

interface Person {
  role: string;
  who: string;
  /** Empty where they have one alone. */
  account?: string;
  types?: string[];
  isCompany?: boolean;
  /** Orders of theirs beside the table's. */
  more?: [name: string, order: Order][];
}

/** The orders that somebody gives, by what they are called here. */
const ordersOf = ({ types, account, isCompany, more = [] }: Person): [string, Order][] => [
  ...orders
    .filter(({ type }) => !types || types.includes(type))
    .map(({ pages, ...order }): [string, Order] => [
      order.type,
      {
        ...order,
        ...(account !== undefined && { account }),
        // The law that a company reads is another.
        pages:
          isCompany && /^(Reembolso|Traspaso entre)/.test(order.type)
            ? pages.map(([title, answer]) =>
                title === 'Cuánto'
                  ? [title, gross(order.type === 'Reembolso periódico' ? '100' : '1000')]
                  : [title, answer],
              )
            : pages,
      },
    ]),
  ...more,
];

/** Sends the papers that a benefit owes, from the page of its order. */
async function prove(page: Page, uuid: string): Promise<void> {
  await page.goto(url(`/account/operation/${uuid}`));
  for (const [label, name] of [
    ['Acreditación de la contingencia', 'resolucion.pdf'],
    ['Modelo 145', 'modelo-145.pdf'],
  ] as const) {
    await page.getByRole('link', { name: 'Enviar un documento' }).click();
    await page.getByText(/^Es un documento de la operación Rescate/).waitFor();
    await page.locator('main').getByRole('radio', { name: 'Operación', exact: true }).check();
    const kinds = page.getByLabel('¿Qué documento es?');
    const kind = kinds.locator('option').filter({ hasText: label });
    await kinds.selectOption({ label: await kind.innerText() });
    const file = { name, mimeType: 'application/pdf', buffer: await pdfFile(label) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('Enviado', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Enviar el documento' }).click();
    await page.waitForURL(`**/account/operation/${uuid}`);
    await page.getByText(name).first().waitFor();
  }
}

interface Given {
  role: string;
  who: string;
  type: string;
  uuid: string;
}
const given: Given[] = [];
const table: string[] = [];
afterAll(() => console.log(table.join('\n')));

/** Reads as the page of whoever is logged in does. */
async function read<T>(page: Page, path: string): Promise<T> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.reload();
  const { authorization, apikey } = (await asked).headers();
  const headers = { authorization: authorization!, ...(apikey && { apikey }) };
  const answer = await page.request.get(url(`/api${path}`), { headers });
  return ((await answer.json()) as { data: T }).data;
}

const navs = () =>
  navsUpTo(productsOf(demoTenants.find(({ name }) => name === 'almadraba')!), LAST);

/** What an order comes to by the second computation, in millionths: what it moves, and the lots that it makes. */
function plainly(
  plain: Partial<PlainOrder>,
  isCompany = false,
  isSoldFrom = false,
): { shares: bigint; lots: bigint } {
  const known = navs();
  const market = {
    nav: (product: string, day: string) =>
      known.get(product)!.find(({ date }) => date === day)!.nav,
    fees: () => ({ in: 0n, out: 0n }),
    isCompany,
  };
  const whole: PlainOrder = {
    ...{ kind: 'buy', product: '', to: '', how: 'B', amount: 0n, pay: 'TRANSFERENCIA' },
    ...{ day: '2026-11-20', isLate: false },
    ...plain,
  };
  const before = isCompany ? COMPANY : { amount: 10n ** 9n, day: '2026-11-02' };
  const first: PlainOrder = { ...whole, kind: 'buy', ...before };
  const held = (list: PlainOrder[], product: string) =>
    (keepBooks(list, market).lots[product] ?? []).reduce((sum, { shares }) => sum + shares, 0n);
  if (whole.kind === 'buy' || whole.kind === 'arrive') {
    const shares = held([whole], whole.product);
    const left = isSoldFrom ? held([whole, { ...whole, ...FIRST_TURN }], whole.product) : shares;
    return { shares, lots: left };
  }
  const shares = held([first], whole.product) - held([first, whole], whole.product);
  return { shares, lots: whole.to ? held([first, whole], whole.to) : 0n };
}

interface Operation {
  uuid_account: string;
  key_product: string;
  shares: string | null;
  gross_amount: string | null;
  commission: string | null;
  withholding: string | null;
  cash: string | null;
  nav: string | null;
  nav_date: string | null;
  operation_status: string;
}

type Named = Operation & { uuid: string };
type Whole = [Named, ...Named[]];

interface Lot {
  key_product: string;
  shares: string;
  chain: { uuid_operation: string }[];
}

/** Of an amount in its own smallest parts: cents of money, millionths of participations. */
const smallest = (amount: string | null | undefined) => BigInt((amount ?? '0').replace('.', ''));
const sum = (parts: bigint[]) => parts.reduce((all, part) => all + part, 0n);
const told = (found?: { shares: bigint; lots: bigint }) =>
  found && `${found.shares} (lots of ${found.lots})`;

const lotsIn = async (page: Page, account: string) =>
  (await read<{ lots: Lot[] }>(page, `/accounts/${account}/lots?$limit=null`)).lots;

/** An order by which others were carried out, and those: a transfer is by halves, which the lots name. */
async function wholeOf(page: Page, uuid: string): Promise<Whole> {
  const { operation } = await read<{ operation: Operation }>(page, `/operations/${uuid}`);
  const { related_operations: parts } = await read<{ related_operations: { uuid: string }[] }>(
    page,
    `/operations/${uuid}/operations`,
  );
  const found: Whole = [{ ...operation, uuid }];
  for (const part of parts)
    found.push({
      ...(await read<{ operation: Operation }>(page, `/operations/${part.uuid}`)).operation,
      uuid: part.uuid,
    });
  return found;
}

/** What an order moved, and the participations of the lots that it made, by where each says that it comes from. */
async function came(page: Page, orders: Whole) {
  const uuids = orders.map(({ uuid }) => uuid);
  const made = (await lotsIn(page, orders[0].uuid_account)).filter(({ chain }) =>
    chain.some(({ uuid_operation }) => uuids.includes(uuid_operation)),
  );
  return {
    shares: smallest(orders.find(({ shares }) => shares !== null)?.shares),
    lots: sum(made.map(({ shares }) => smallest(shares))),
  };
}

/** What does not hold of a benefit in full: all of the plan at the price of its day, in whole cents, and nothing left of it. */
async function faultsOfBenefit(page: Page, orders: Whole): Promise<string[]> {
  const paid = orders.find(({ nav }) => nav !== null) ?? orders[0];
  const { key_product: product, nav_date: day } = paid;
  const price = navs()
    .get(product)!
    .find(({ date }) => date === day);
  const [shares, gross] = [smallest(paid.shares), smallest(paid.gross_amount)];
  const worth = (2n * shares * (price?.nav ?? 0n) + 10_000_000_000n) / 20_000_000_000n;
  // What was paid in came after the price of the benefit.
  const later = given.filter(({ type }) => type === 'Aportación').map(({ uuid }) => uuid);
  const left = (await lotsIn(page, paid.uuid_account)).filter(
    ({ key_product, chain }) =>
      key_product === product && !chain.some((origin) => later.includes(origin.uuid_operation)),
  );
  const taken = smallest(paid.commission) + smallest(paid.withholding);
  return [
    ...(shares > 0n && gross === worth ? [] : [`${gross} for ${shares} of ${day}`]),
    ...(smallest(paid.cash) === gross - taken ? [] : [`pays ${paid.cash} of ${gross}`]),
    ...left.map(({ shares, chain }) => `${shares} are left, of ${chain.at(-1)?.uuid_operation}`),
  ];
}

describe.runIf(isWhole)('from the login to what came of it', () => {
  for (const person of people)
    for (const [type, order] of ordersOf(person)) {
      const { role, who } = person;
      test(`${type}, by ${role}`, async () => {
        const { page } = await stage.enter('phone');
        await logIn(page, url('/login'), who);
        const uuid = await giveByPages(page, order);
        await signAll(page, stage.product);
        if (type === 'Rescate') await prove(page, uuid);
        given.push({ role, who, type, uuid });
      });
    }

  test('each is carried out as the second computation says', async () => {
    const clock = await fetch(url('/dev/clock'), {
      method: 'POST',
      headers: { origin: url(''), 'content-type': 'application/json' },
      body: JSON.stringify({ now: `${LAST}T11:00:00Z` }),
    });
    expect(clock.status).toBe(200);
    const wrong: string[] = [];
    for (const { who, isCompany } of people) {
      const { page } = await stage.enter('phone');
      await logIn(page, url('/login'), who);
      for (const { role, type, uuid } of given.filter((each) => each.who === who)) {
        await page.goto(url(`/operate/summary/${uuid}`));
        const { status, plain, then } = ends[type]!;
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const isSaid = await page.getByText(status, { exact: true }).first().isVisible();
        const parts = await wholeOf(page, uuid);
        const [{ operation_status: state, shares }] = parts;
        const expected = plain && plainly(plain, isCompany, then && !isCompany);
        const found = expected && (await came(page, parts));
        const isEqual = expected?.shares === found?.shares && expected?.lots === found?.lots;
        table.push(`${type} | ${role} | ${state} | ${shares ?? told(found)}`);
        const faults = type === 'Rescate' ? await faultsOfBenefit(page, parts) : [];
        if (!isSaid || !isEqual) faults.push(`${state}, ${told(found)} for ${told(expected)}`);
        wrong.push(...faults.map((fault) => `${type} by ${role}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});
