import { expect } from 'vitest';
import type { Page } from 'playwright';
import { signingCode } from './giveOrder.ts';
import { choose, goOn, onPage } from './orderPages.ts';
import type { Order } from './orderTable.ts';
import type { Product } from './product.ts';

/** Gives an order by the visible controls, from the area to the page on which it is signed; answers its uuid. */
export async function giveByPages(page: Page, order: Order): Promise<string> {
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL('**/operate');
  await choose(page, order.account);
  await goOn(page);
  await page.waitForURL('**/operate/type?*');
  await choose(page, new RegExp(`^\\s*${order.type}(?! periódic)`));
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await choose(page, order.product);
  await goOn(page);
  for (const [title, answer] of order.pages) {
    await onPage(page, title);
    await answer(page);
    await goOn(page);
  }
  await onPage(page, 'Revise y confirme');
  await page.getByRole('button', { name: order.send, exact: true }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  return new URL(page.url()).searchParams.get('operacion')!;
}

/** Signs the documents of an order at its signing page: each opened, then a code. */
export async function signOrder(page: Page, product: Product): Promise<void> {
  await page.getByRole('heading', { name: 'Documentos que va a firmar' }).waitFor();
  const unopened = page.locator('.file').filter({ hasText: 'Sin abrir' });
  for (let left = await unopened.count(); left > 0; left--) {
    const open = unopened.first().getByRole('button', { name: /^Abrir/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await tab.close();
    await expect.poll(() => unopened.count()).toBe(left - 1);
  }
  await page.getByLabel('He leído los documentos y quiero firmarlos').check();
  await page.getByRole('button', { name: 'Firmar con un código' }).click();
  await page.waitForURL(/firma=/);
  await page.getByLabel('Código', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).fill(await signingCode(product));
  await page.getByRole('button', { name: 'Firmar los documentos' }).click();
  await page.waitForURL(/successfully-signed/);
}
