import { test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { choose, goOn, onPage } from '../support/orderPages.ts';
import { orders } from '../support/orderTable.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

test.each(orders)('$type: from the way in to the documents to sign', async (order) => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.getByRole('link', { name: 'Operar' }).first().click();
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
  for (const sentence of order.says)
    await page.getByText(sentence, { exact: false }).first().waitFor();
  await expectSound(visitor, `review-${order.type}`);
  // Twice: one order.
  await page.getByRole('button', { name: order.send, exact: true }).dblclick();
  await page.waitForURL('**/sign-documents?operacion=*');
  await page.getByText('Documentos que va a firmar').waitFor();
  const operation = new URL(page.url()).searchParams.get('operacion');
  await page.goto(url('/account/operations'));
  const sent = page.locator(`a[href*="${operation}"]`);
  await sent.first().waitFor();
});
