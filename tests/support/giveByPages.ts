import type { Page } from 'playwright';
import { toOrder } from './operateWays.ts';
import { goOn, onPage } from './orderPages.ts';
import type { Order } from './orderTable.ts';

/** Answers the pages of an order by the visible controls, from the area to its review. */
export async function toReview(page: Page, order: Order): Promise<void> {
  const type = new RegExp(`^\\s*${order.type}(?! periódic)`);
  await toOrder(page, { account: order.account, type, product: order.product });
  for (const [title, answer] of order.pages) {
    await onPage(page, title);
    await answer(page);
    await goOn(page);
  }
  await onPage(page, 'Revise y confirme');
}

/** Sends an order that is reviewed: on to the page on which it is signed; answers its uuid. */
export async function send(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  return new URL(page.url()).searchParams.get('operacion')!;
}

/** Gives an order by the visible controls, from the area to the page on which it is signed; answers its uuid. */
export async function giveByPages(page: Page, order: Order): Promise<string> {
  await toReview(page, order);
  return send(page, order.send);
}
