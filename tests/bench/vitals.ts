import { launch, visit, type Visitor } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct } from '../support/product.ts';
import { complete, findPlaces } from './routes/findPlaces.ts';
import { everywhere, guestRoutes } from './routes/people.ts';
import { asPhone } from './vitals/phone.ts';
import { vitalsOf, watchVitals, type Vitals } from './vitals/watchVitals.ts';
import { median } from '../support/median.ts';

/** @source Core Web Vitals: a shift of .1 is good; half of it here. */
const MOST_SHIFT = 0.05;
const ready: Readonly<Record<string, number>> = { '/login': 2_500, '/account/position': 2_300 };
/** First visits of a route whose time has a limit: a single one tells what else the machine did. */
const VISITS = 5;

interface Row {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  ok?: boolean;
}

/** How steady and how quick each route arrives on a phone on a slow line. `ROUTES=/login,/profile` for some. */
export async function run() {
  await import('../../src/tools/buildFirst.ts');
  const product = await startProduct();
  const browser = await launch();
  try {
    const guest = await visit(browser, PHONE);
    const rows = await lookAt(guest, guestRoutes, (path) => product.url(path));
    const person = await visit(browser, PHONE);
    await logIn(person.page, product.url('/login'), 'ana');
    const places = await findPlaces(person.page, (path) => product.url(path));
    const routes = everywhere.ana!.flatMap((route) => {
      const path = complete(route, places);
      return path ? [path] : [];
    });
    rows.push(...(await lookAt(person, routes, (path) => product.url(path))));
    // Who may not order is led to what they lack: all of it is facts, and no call holds its place.
    const minor = await visit(browser, PHONE);
    await logIn(minor.page, product.url('/login'), 'nora');
    rows.push(...(await lookAt(minor, ['/operate'], (path) => product.url(path))));
    return { name: 'vitals: a phone, four times slower, 1.6 Mbit/s and 150 ms', rows };
  } finally {
    await browser.close();
    await product.remove();
  }
}

const PHONE = { width: 390, height: 844 };

async function lookAt(
  { page, context }: Visitor,
  routes: readonly string[],
  url: (path: string) => string,
): Promise<Row[]> {
  const wanted = process.env.ROUTES?.split(',');
  const empty = await asPhone(context, page);
  await watchVitals(page);
  const rows: Row[] = [];
  for (const path of routes) {
    if (wanted && !wanted.includes(path)) continue;
    const limit = ready[path];
    const visits: Vitals[] = [];
    while (visits.length < (limit === undefined ? 1 : VISITS)) {
      await empty();
      visits.push(await vitalsOf(page, url(path)));
    }
    const readyMs = median(visits.map((each) => each.readyMs));
    const { shift, moved } = visits.reduce((one, other) => (other.shift > one.shift ? other : one));
    const isSteady = shift <= MOST_SHIFT;
    const name = isSteady ? path : `${path} (${moved})`;
    rows.push({ name, value: shift, unit: 'shift', limit: MOST_SHIFT, ok: isSteady });
    const isQuick = limit === undefined ? undefined : readyMs <= limit;
    rows.push({ name: `${path} ready`, value: readyMs, unit: 'ms', limit, ok: isQuick });
  }
  await context.close();
  return rows;
}
