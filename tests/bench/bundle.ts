import type { Browser, Page } from 'playwright-core';
import { launch, visit } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';
import { gzipBytes, hasFormLibrary, scriptsOf } from '../support/scriptsOf.ts';

const KIB = 1024;

/** gzip size of all JavaScript that a person's browser loads on the way to a route. */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  try {
    const login = await measure(browser, (page) => open(page, product.url('/login')));
    const position = await measure(browser, (page) => readPosition(page, product));
    const withRjsf = (bodies: string[]) => bodies.filter(hasFormLibrary).length;
    const rjsf = withRjsf(position.bodies);
    return {
      name: 'bundle: gzip JavaScript of the whole route',
      rows: [
        row('/login', login.bytes, 235),
        row('/account/position', position.bytes, 250),
        {
          name: '/account/position: files with rjsf in them',
          value: rjsf,
          unit: 'files',
          limit: 0,
          ok: rjsf === 0,
        },
        {
          name: '/login: files with rjsf in them (the mark is seen where it is)',
          value: withRjsf(login.bodies),
          unit: 'files',
          ok: withRjsf(login.bodies) > 0,
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

/** The position as a returning investor opens it: the session is there, the login page is not loaded. */
async function readPosition(page: Page, product: Product) {
  await logIn(page, product.url('/login'), 'ana');
  const state = await page.context().storageState();
  const browser = page.context().browser();
  const context = await browser!.newContext({ storageState: state });
  const returning = await context.newPage();
  const bodies = scriptsOf(returning);
  await open(returning, product.url('/account/position'));
  const found = await bodies();
  await context.close();
  return found;
}

async function measure(browser: Browser, act: (page: Page) => Promise<string[] | void>) {
  const { page, context } = await visit(browser);
  const own = scriptsOf(page);
  const given = await act(page);
  const bodies = given ?? (await own());
  await context.close();
  return { bodies, bytes: gzipBytes(bodies) };
}
