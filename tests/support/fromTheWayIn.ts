import type { Stage } from '../journeys/stage.ts';
import { expectSound } from '../journeys/stage.ts';
import { toReview } from './giveByPages.ts';
import { logIn } from './logIn.ts';
import type { Order } from './orderTable.ts';

/** Into a fund and out of it, and into a plan: what is tried first, before all other types. */
export const isFirst = ({ type }: Order): boolean =>
  ['Suscripción', 'Reembolso', 'Aportación'].includes(type);

/** Gives an order by its pages, on a phone, from the login to the documents to sign; pressed twice, it is one order. */
export async function fromTheWayIn(stage: Stage, order: Order): Promise<void> {
  const url = (path: string) => stage.product.url(path);
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await toReview(page, order);
  for (const sentence of order.says)
    await page.getByText(sentence, { exact: false }).first().waitFor();
  await expectSound(visitor, `review-${order.type}`);
  await page.getByRole('button', { name: order.send, exact: true }).dblclick();
  await page.waitForURL('**/sign-documents?operacion=*');
  await page.getByText('Documentos que va a firmar').waitFor();
  const operation = new URL(page.url()).searchParams.get('operacion');
  await page.goto(url('/account/operations'));
  const sent = page.locator(`a[href*="${operation}"]`);
  await sent.first().waitFor();
}
