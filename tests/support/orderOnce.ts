import type { Page } from 'playwright';
import { toOrder, types } from './operateWays.ts';
import { choose, goOn, onPage, readAll } from './orderPages.ts';
import type { Product } from './product.ts';

/** From the area of whoever is logged in to the first page of their subscription; answers its address. */
export async function toSubscription(page: Page, account: string, fund: string): Promise<string> {
  await toOrder(page, { account, type: types.subscription, product: fund });
  await onPage(page, 'Cuánto');
  return page.url();
}

/** From the first page of a subscription to its review. */
export async function fillIn(page: Page, amount: string): Promise<void> {
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill(amount);
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await readAll(page);
  await goOn(page);
  await onPage(page, 'Revise y confirme');
}

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^Enviar orden de suscripción de / });

/** What a page says whose order was taken before. */
export const sentBefore = (page: Page) => page.locator('.sent-before');

/** The orders of an amount that stand in Operaciones of whoever is logged in, by their uuid. */
export async function ordersOf(page: Page, product: Product, amount: string): Promise<string[]> {
  const reader = await page.context().newPage();
  try {
    const answered = reader.waitForResponse(
      (response) => /\/operations\?/.test(response.url()) && response.request().method() === 'GET',
    );
    await reader.goto(product.url('/account/operations'));
    const asked = (await answered).request();
    const url = new URL(asked.url());
    for (const name of [...url.searchParams.keys()]) url.searchParams.delete(name);
    url.searchParams.set('$limit', 'null');
    const { authorization, apikey } = asked.headers();
    const answer = await reader.request.get(url.href, {
      headers: { authorization: authorization!, ...(apikey && { apikey }) },
    });
    const { data } = (await answer.json()) as { data: Record<string, Row[]> };
    const rows = Object.values(data).find(Array.isArray) ?? [];
    return rows.filter(({ gross_amount }) => gross_amount === amount).map(({ uuid }) => uuid);
  } finally {
    await reader.close();
  }
}

interface Row {
  uuid: string;
  gross_amount: string | null;
}
