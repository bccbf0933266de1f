import type { Page } from 'playwright';
import { giveByPages } from './giveByPages.ts';
import { logIn } from './logIn.ts';
import { choose, readAll } from './orderPages.ts';
import type { Order } from './orderTable.ts';
import type { Product } from './product.ts';

/** The tenant of the demo whose orders are paid in the browser. */
export const FARO = 'faro.localhost';

/** What is asked there for a subscription by transfer, a question of its own among it. */
export const subscription: Order = {
  type: 'Suscripción',
  account: 'Ahorro familiar',
  product: 'Mixto FI',
  pages: [
    [
      'Cuánto',
      (page) => page.getByLabel('Importe que quiere invertir', { exact: true }).fill('1000'),
    ],
    ['Forma de pago', (page) => choose(page, 'Transferencia')],
    ['Documentos leídos', readAll],
    [
      'Cómo nos ha conocido',
      (page) => page.getByRole('radio', { name: 'Por un conocido' }).check(),
    ],
  ],
  send: /^Enviar orden de suscripción/,
  says: ['Por un conocido'],
};

/** From the login to the documents of a subscription of 1,000 euros by transfer; answers the order's uuid. */
export async function orderByTransfer(page: Page, product: Product): Promise<string> {
  await logIn(page, product.url('/login', FARO), 'ana');
  return giveByPages(page, subscription);
}

/** The provider's page in its frame. */
export const providerPage = (page: Page) => page.frameLocator('iframe.payment-frame');

/** Presses one of the buttons of the provider's page. */
export const pressThere = (page: Page, name: string) =>
  providerPage(page).getByRole('button', { name, exact: true }).click();
