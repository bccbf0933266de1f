import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launch, visit, type Visitor } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct, type Product } from '../support/product.ts';
import { faultsOf } from '../support/soundness.ts';
import { complete, findPlaces, type Places } from './routes/findPlaces.ts';
import { almadraba, everywhere, guestRoutes } from './routes/people.ts';
import { settled } from './routes/settled.ts';

const folder = join(import.meta.dirname, '../../.bench');
const TABLE = join(folder, 'routes.txt');
const tenants = { almadraba: 'localhost', encinar: 'encinar.localhost', faro: 'faro.localhost' };

interface Count {
  pages: number;
  faults: number;
}

/**
 * Every route by every person whom it matters for, in three tenants: axe, sideways scrolling, fixed bars,
 * errors on the console and violations of the policy. Each page is a line of `.bench/routes.txt`; PEOPLE
 * and TENANTS name whom to look at.
 */
export async function run() {
  mkdirSync(folder, { recursive: true });
  rmSync(TABLE, { force: true });
  const product = await startProduct();
  const browser = await launch();
  const rows = [];
  try {
    for (const [tenant, host] of Object.entries(tenants)) {
      if (!isWanted('TENANTS', tenant)) continue;
      const people = {
        guest: guestRoutes,
        ...everywhere,
        ...(tenant === 'almadraba' && almadraba),
      };
      for (const [login, routes] of Object.entries(people)) {
        if (!isWanted('PEOPLE', login)) continue;
        const { pages, faults } = await lookAt(browser, product, tenant, host, login, routes);
        const name = `${tenant} ${login}, ${pages} pages`;
        rows.push({ name, value: faults, unit: 'faults', limit: 0, ok: faults === 0 });
      }
    }
  } finally {
    await browser.close();
    await product.remove();
  }
  return { name: 'routes: axe, 320 × 256, fixed bars, console and policy', rows };
}

const isWanted = (list: string, name: string) =>
  !process.env[list] || process.env[list].split(',').includes(name);

async function lookAt(
  browser: Browser,
  product: Product,
  tenant: string,
  host: string,
  login: string,
  routes: readonly string[],
): Promise<Count> {
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(30_000);
  const url = (path: string) => product.url(path, host);
  const count = { pages: 0, faults: 0 };
  let places: Places = {};
  if (login !== 'guest') {
    await logIn(visitor.page, url('/login'), login);
    places = await findPlaces(visitor.page, url);
    visitor.complaints.splice(0);
  }
  for (const route of routes) {
    const path = complete(route, places);
    if (!path) {
      tell(tenant, login, route, '', ['has none']);
      continue;
    }
    const { faults, arrived } = await lookAtPage(
      visitor,
      login,
      url(path),
      `${tenant}-${login}-${route}`,
    );
    count.pages++;
    count.faults += faults.length;
    tell(tenant, login, route, arrived, faults);
  }
  await visitor.context.close();
  return count;
}

/** The status of a call that is rightly refused: the browser itself says it on the console. */
function refusedTo(login: string, address: string): string | undefined {
  if (/-8000-000000000000|no-such-page/.test(address)) return '404';
  return login.startsWith('extutor') ? '403' : undefined;
}

async function lookAtPage(visitor: Visitor, login: string, address: string, name: string) {
  const { page, complaints } = visitor;
  let faults: string[];
  try {
    await page.goto(address);
    await settled(page);
    faults = await faultsOf(visitor, name.replace(/[^a-z0-9-]+/gi, '_'));
  } catch (error) {
    faults = [String(error).split('\n')[0]!];
  }
  const refused = refusedTo(login, address);
  const said = complaints.splice(0).filter((line) => !refused || !line.includes(refused));
  const { pathname } = new URL(page.url());
  const arrived = pathname === new URL(address).pathname ? '' : ` → ${pathname}`;
  return { faults: [...faults, ...said], arrived };
}

function tell(tenant: string, login: string, route: string, arrived: string, faults: string[]) {
  const result = faults.length === 0 ? 'ok' : faults.join(' | ');
  appendFileSync(TABLE, `${tenant}\t${login}\t${route}${arrived}\t${result}\n`);
  if (faults.length > 0 && faults[0] !== 'has none')
    console.log(`${tenant} ${login} ${route}${arrived}: ${result}`);
}
