import type { Page } from 'playwright';
import { expect } from 'vitest';
import { signingCode } from './giveOrder.ts';
import { logIn } from './logIn.ts';
import { choose, goOn, onPage } from './orderPages.ts';
import type { Product } from './product.ts';

/** The tenant of the demo whose orders are paid in the browser. */
export const FARO = 'faro.localhost';

/** From the login to the documents of a subscription of 1,000 euros by transfer; answers the order's uuid. */
export async function orderByTransfer(page: Page, product: Product): Promise<string> {
  await logIn(page, product.url('/login', FARO), 'ana');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL('**/operate');
  await choose(page, 'Ahorro familiar');
  await goOn(page);
  await page.waitForURL('**/operate/type?*');
  await choose(page, /^\s*Suscripción(?! periódic)/);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await choose(page, 'Mixto FI');
  await goOn(page);
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill('1000');
  await goOn(page);
  await onPage(page, 'Cómo nos ha conocido');
  await page.getByRole('radio', { name: 'Por un conocido' }).check();
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await page.getByRole('button', { name: /^Enviar orden de suscripción/ }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  return new URL(page.url()).searchParams.get('operacion')!;
}

const unopened = (page: Page) =>
  page.locator('.file').filter({ has: page.locator('.tag', { hasText: 'Sin abrir' }) });

/** Signs what waits on the signing page: every document opened in a tab of its own, then the code. */
export async function signAll(page: Page, product: Product): Promise<void> {
  await unopened(page).first().waitFor();
  for (let left = await unopened(page).count(); left > 0; left--) {
    const open = unopened(page)
      .first()
      .getByRole('button', { name: /^Abrir/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await tab.close();
    await expect.poll(() => unopened(page).count()).toBe(left - 1);
  }
  await page.getByLabel('He leído los documentos y quiero firmarlos').check();
  await page.getByRole('button', { name: 'Firmar con un código' }).click();
  await page.waitForURL(/firma=/);
  const field = page.getByLabel('Código', { exact: true });
  await field.waitFor();
  await field.fill(await signingCode(product));
  await page.getByRole('button', { name: 'Firmar los documentos' }).click();
  await page.waitForURL(/successfully-signed/);
}

/** The provider's page in its frame. */
export const providerPage = (page: Page) => page.frameLocator('iframe.payment-frame');

/** Presses one of the buttons of the provider's page. */
export const pressThere = (page: Page, name: string) =>
  providerPage(page).getByRole('button', { name, exact: true }).click();
