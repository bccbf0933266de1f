import type { Browser, Page } from 'playwright';
import { launch, visit } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';
import { openGallery } from '../support/gallery.ts';
import { addressOfPart, openParts } from '../support/openParts.ts';
import {
  gzipBytes,
  hasCharts,
  hasFormLibrary,
  hasRuleCompiler,
  scriptsOf,
} from '../support/scriptsOf.ts';

const KIB = 1024;

/** gzip size of all JavaScript that a person's browser loads on the way to a route. */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  try {
    const login = await measure(browser, (page) => open(page, product.url('/login')));
    const { position, forms } = await measureArea(browser, product);
    const opened = await whatOpens(browser, product);
    const all = [...login.bodies, ...position.bodies, ...[...forms.values()].flat(), ...opened];
    const compilers = all.filter(hasRuleCompiler).length;
    const withRjsf = (bodies: string[]) => bodies.filter(hasFormLibrary).length;
    const rjsf = withRjsf(position.bodies);
    return {
      name: 'bundle: gzip JavaScript of the whole route',
      rows: [
        row('/login', login.bytes, 235),
        row('/account/position', position.bytes, 250),
        ...[...forms].map(([path, bodies]) => row(`${path}: a form`, gzipBytes(bodies), 350)),
        row('the largest of them, rows, a list and a calendar open', largest(forms, opened), 350),
        row('what draws charts', gzipBytes(position.bodies.filter(hasCharts)), 40),
        {
          name: 'files with the compiler of rules in them',
          value: compilers,
          unit: 'files',
          limit: 0,
          ok: compilers === 0,
        },
        {
          name: '/account/position: files with rjsf in them',
          value: rjsf,
          unit: 'files',
          limit: 0,
          ok: rjsf === 0,
        },
        {
          name: '/login: files with rjsf in them',
          value: withRjsf(login.bodies),
          unit: 'files',
          limit: 0,
          ok: withRjsf(login.bodies) === 0,
        },
        {
          name: 'rows open: files with rjsf in them (the mark is seen where it is)',
          value: withRjsf(opened),
          unit: 'files',
          ok: withRjsf(opened) > 0,
        },
        { name: '/login: files', value: login.bodies.length, unit: 'files' },
        { name: '/account/position: files', value: position.bodies.length, unit: 'files' },
      ],
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}

const row = (name: string, bytes: number, limit: number) => ({
  name,
  value: bytes / KIB,
  unit: 'KiB',
  limit,
  ok: bytes <= limit * KIB,
});

async function open(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Pages on which an investor fills something in; those of an account name it. */
const formPaths = [
  '/account/documents/upload',
  '/account/config/alias',
  '/account/config/bank-account',
  '/account/config/intervener',
];

/** Pages as a returning investor opens them: the session is there, the login page is not loaded. */
async function measureArea(browser: Browser, product: Product) {
  const { page, context } = await visit(browser);
  page.setDefaultTimeout(60_000);
  await logIn(page, product.url('/login'), 'ana');
  await open(page, product.url('/account/config'));
  await page.getByRole('link', { name: 'Configurar Ahorro familiar' }).click();
  await page.waitForURL(/cuenta=/);
  const account = new URL(page.url()).searchParams.get('cuenta');
  const storageState = await context.storageState();
  const bodiesOf = async (path: string, shows: string) => {
    const returning = await browser.newContext({ storageState });
    const visitor = await returning.newPage();
    visitor.setDefaultTimeout(60_000);
    const bodies = scriptsOf(visitor);
    await open(visitor, product.url(path));
    await visitor.locator(shows).first().waitFor();
    await visitor.waitForLoadState('networkidle');
    const found = await bodies();
    await returning.close();
    return found;
  };
  const bodies = await bodiesOf('/account/position', '.line-canvas canvas');
  const forms = new Map<string, string[]>();
  for (const path of formPaths)
    forms.set(path, await bodiesOf(`${path}?cuenta=${account}`, 'form [data-field]'));
  await context.close();
  return { position: { bodies, bytes: gzipBytes(bodies) }, forms };
}

/** What comes with rows, and when a list or a calendar is opened: the gallery's own files are not among it. */
async function whatOpens(browser: Browser, product: Product): Promise<string[]> {
  const { page, context } = await visit(browser);
  const bodies = scriptsOf(page);
  page.setDefaultTimeout(60_000);
  await openGallery(page, product.url('/dev/gallery?only=widget-text&state=empty'));
  const known = new Set(await bodies());
  const found = new Set<string>();
  await openGallery(page, product.url('/dev/gallery?only=widget-rows&state=empty'));
  await page.waitForLoadState('networkidle');
  for (const body of await bodies()) if (!known.has(body)) found.add(body);
  for (const name of ['list', 'calendar']) {
    await openGallery(page, product.url(addressOfPart(name, 'open')));
    await page.locator(openParts[name]!.shows).waitFor();
    await page.waitForLoadState('networkidle');
    for (const body of await bodies()) if (!known.has(body)) found.add(body);
  }
  await context.close();
  return [...found];
}

const largest = (forms: ReadonlyMap<string, string[]>, more: readonly string[]): number =>
  Math.max(...[...forms.values()].map((bodies) => gzipBytes([...new Set([...bodies, ...more])])));

async function measure(browser: Browser, act: (page: Page) => Promise<void>) {
  const { page, context } = await visit(browser);
  const own = scriptsOf(page);
  await act(page);
  const bodies = await own();
  await context.close();
  return { bodies, bytes: gzipBytes(bodies) };
}
