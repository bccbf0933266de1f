import type { Browser } from 'playwright';
import { launch, visit, type Visitor } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct, type Product } from '../support/product.ts';
import { gzipBytes, hasFormLibrary, scriptsOf } from '../support/scriptsOf.ts';
import { findPlaces, complete } from './routes/findPlaces.ts';
import { settled } from './routes/settled.ts';
import { budgets } from './screens/budgetOf.ts';
import { longestTask } from './screens/longestTask.ts';
import { usableIn, watchUsable } from './screens/usableIn.ts';

const ROUNDS = 10;
const USABLE_MS = 1_500;
const TASK_MS = 100;
const KIB = 1024;

interface Row {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  ok?: boolean;
}

/** The everyday screens of the client with 80 accounts and 3,000 operations, and what each route loads. */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  try {
    const rows = [...(await large(browser, product)), ...(await loads(browser, product))];
    return { name: 'screens: the large client, and gzip JavaScript of each route', rows };
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function large(browser: Browser, product: Product): Promise<Row[]> {
  const { page, context } = await enter(browser, product, 'grande');
  await watchUsable(page);
  const address = product.url('/account/position');
  await usableIn(page, address);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await usableIn(page, address));
  const usable = times.toSorted((left, right) => left - right)[ROUNDS >> 1]!;
  await page.goto(product.url('/account/operations'));
  await settled(page);
  const task = await longestTask(page);
  await context.close();
  return [
    {
      name: `position of 80 accounts usable, median of ${ROUNDS}`,
      value: usable,
      unit: 'ms',
      limit: USABLE_MS,
      ok: usable <= USABLE_MS,
    },
    { name: 'slowest of them', value: Math.max(...times), unit: 'ms' },
    {
      name: 'longest task while operations are scrolled',
      value: task,
      unit: 'ms',
      limit: TASK_MS,
      ok: task <= TASK_MS,
    },
  ];
}

/** Each route as somebody opens it who has loaded nothing before. */
async function loads(browser: Browser, product: Product): Promise<Row[]> {
  const guest = await visit(browser);
  const investor = await enter(browser, product, 'ana');
  const url = (path: string) => product.url(path);
  const places = await findPlaces(investor.page, url);
  const rows: Row[] = [];
  for (const { path, limit, isForm } of budgets) {
    const visitor = path.startsWith('/login') ? guest : investor;
    const found = await sizeOf(visitor, url(addressOf(path, places)));
    const hasWrongLibrary = found.hasForm && !isForm;
    rows.push({
      name: hasWrongLibrary ? `${path} (carries the form library)` : path,
      value: found.bytes / KIB,
      unit: 'KiB',
      limit,
      ok: found.bytes <= limit * KIB && !hasWrongLibrary,
    });
  }
  await guest.context.close();
  await investor.context.close();
  return rows;
}

/** Parameters of the path by what this person has. */
function addressOf(path: string, places: Parameters<typeof complete>[1]): string {
  const kind = /\/polls\//.test(path)
    ? 'poll'
    : (/\/(edit|cancel|suspend|resume)$/.exec(path)?.[1] ?? 'operation');
  const named = path
    .replace('/{uuidAccount?}', '')
    .replace('{uuidAccount}', '{account}')
    .replace('{uuid}', `{${kind}}`)
    .replace('{keyProduct}', '{product}');
  const query = path.startsWith('/account/config/') ? '?cuenta={account}' : '';
  return complete(named + query, places) ?? named;
}

async function sizeOf({ page, context }: Visitor, address: string) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = scriptsOf(page);
  await page.goto(address);
  await settled(page);
  const texts = await scripts();
  page.removeAllListeners('response');
  await devtools.detach();
  return { bytes: gzipBytes(texts), hasForm: texts.some(hasFormLibrary) };
}

async function enter(browser: Browser, product: Product, login: string): Promise<Visitor> {
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(30_000);
  await logIn(visitor.page, product.url('/login'), login);
  return visitor;
}
