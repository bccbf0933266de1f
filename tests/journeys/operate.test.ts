import { test } from 'vitest';
import { toReview } from '../support/giveByPages.ts';
import { logIn } from '../support/logIn.ts';
import { orders } from '../support/orderTable.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

test.each(orders)('$type: from the way in to the documents to sign', async (order) => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await toReview(page, order);
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
