import type { Page } from 'playwright';
import { launch, visit, sizes } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { toOrder, types } from '../support/operateWays.ts';
import { choose, goOn, onPage } from '../support/orderPages.ts';
import { startProduct, type Product } from '../support/product.ts';
import { shownAfterKey } from './operate/shownAfterKey.ts';

const MOST_PAGES = 6;
const MOST_SECONDS = 40;
/**
 * Seconds of a practised person: to make up their mind at a page, to point at something and press it, and for a key.
 * @source Card, Moran, Newell: The Keystroke-Level Model, 1980 (M 1.35, P 1.1 and B 0.2, K 0.2)
 */
const [MENTAL, POINTED, KEY] = [1.35, 1.3, 0.2];
const GOAL = 300;
/** Amounts that are typed, one after the other. */
const AMOUNTS = Number(process.env.AMOUNTS ?? 30);

interface Row {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  ok?: boolean;
}

/** What one order asks of a practised person and of the machine, and how soon a redemption is simulated. */
export async function run() {
  await import('../../src/tools/buildFirst.ts');
  const product = await startProduct();
  const browser = await launch();
  try {
    const { page } = await visit(browser, sizes.phone);
    await logIn(page, product.url('/login'), 'ana');
    return {
      name: 'operate: an order of a known product, and the simulation of one',
      rows: [...(await order(page, product)), ...(await simulations(page))],
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** From the product's "Suscribir" to the order that was taken: pages, keys and presses, seconds of the machine. */
async function order(page: Page, product: Product): Promise<Row[]> {
  await page.goto(product.url('/operate/account?tipo=SUSCRIPCION&producto=10394'));
  const rows: Row[] = [];
  let [pages, presses, keys, seconds] = [0, 0, 0, 0];
  const turn = async (
    name: string,
    press: () => Promise<unknown>,
    next: () => Promise<unknown>,
  ) => {
    const since = performance.now();
    await press();
    await next();
    const taken = (performance.now() - since) / 1000;
    [pages, presses, seconds] = [pages + 1, presses + 1, seconds + taken];
    rows.push({ name: `${name}, and what follows is there`, value: taken, unit: 's' });
  };
  const pick = async (label: string) => {
    await choose(page, label);
    presses += 1;
  };
  await page.locator('.choice-card').first().waitFor();
  await pick('Ahorro familiar');
  await turn(
    'account',
    () => goOn(page),
    () => onPage(page, 'Cuánto'),
  );
  const typed = '1500,50';
  await page.getByLabel('Importe que quiere invertir', { exact: true }).pressSequentially(typed);
  keys += typed.length;
  await turn(
    'amount',
    () => goOn(page),
    () => onPage(page, 'Forma de pago'),
  );
  await pick('Transferencia');
  await turn(
    'payment',
    () => goOn(page),
    () => onPage(page, 'Documentos leídos'),
  );
  await page.getByText('Documentos que debe leer').waitFor();
  for (const box of await page.getByRole('checkbox').all()) {
    await box.check();
    presses += 1;
  }
  await turn(
    'documents',
    () => goOn(page),
    () => onPage(page, 'Revise y confirme'),
  );
  const send = page.getByRole('button', { name: /^Enviar orden de suscripción de / });
  await turn(
    'review',
    () => send.click(),
    () => page.waitForURL('**/sign-documents?operacion=*'),
  );
  rows.push(
    { name: 'pages until it is sent', value: pages, unit: '', limit: MOST_PAGES },
    { name: 'presses', value: presses, unit: '' },
    { name: 'keys', value: keys, unit: '' },
    { name: 'all that the machine takes', value: seconds, unit: 's' },
    {
      name: 'all that a practised person takes, the machine included',
      value: pages * MENTAL + presses * POINTED + keys * KEY + seconds,
      unit: 's',
      limit: MOST_SECONDS,
    },
  );
  return rows.map((row) => ({ ...row, ...(row.limit && { ok: row.value <= row.limit }) }));
}

/** From the last key of an amount to its simulation on the page. */
async function simulations(page: Page): Promise<Row[]> {
  await toOrder(page, {
    account: 'Ahorro familiar',
    type: types.redemption,
    product: 'Almadraba Renta Fija FI',
  });
  await choose(page, 'Importe bruto');
  const taken: number[] = [];
  for (let at = 0; at < AMOUNTS; at++) taken.push(await shownAfterKey(page, 1_101 + at * 7));
  const sorted = taken.slice(1).sort((a, b) => a - b);
  const part = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  return [
    { name: 'simulation after the last key, median', value: part(0.5), unit: 'ms', limit: GOAL },
    { name: 'simulation after the last key, p95', value: part(0.95), unit: 'ms', limit: GOAL },
  ].map((row) => ({ ...row, ok: row.value <= row.limit }));
}
