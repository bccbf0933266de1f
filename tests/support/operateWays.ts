import type { Page } from 'playwright';
import { choose, goOn } from './orderPages.ts';

/** Where somebody wants to give an order: their account (none where they have one alone), the type and the product. */
export interface Way {
  account?: string;
  type: RegExp;
  product?: string;
}

/** From wherever somebody is, by "Operar", to the choice of the type. */
export async function toTypes(page: Page, account?: string): Promise<void> {
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL(account ? '**/operate' : '**/operate/type?*');
  if (account) {
    await choose(page, account);
    await goOn(page);
  }
  await page.waitForURL('**/operate/type?*');
}

/** On to the choice of the product. */
export async function toProducts(page: Page, { account, type }: Way): Promise<void> {
  await toTypes(page, account);
  await choose(page, type);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await page.locator('.choice-card').first().waitFor();
}

/** On to the first page of the order. */
export async function toOrder(page: Page, way: Way): Promise<void> {
  await toProducts(page, way);
  await choose(page, way.product!);
  await goOn(page);
  await page.waitForURL('**/operate/order?*');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** What the summary of mistakes says, one entry each, without the name of the question. */
export async function mistakes(page: Page): Promise<string[]> {
  const entries = await page.locator('.error-summary li').allInnerTexts();
  return entries.map((entry) =>
    entry
      .trim()
      .replace(/^[^:]*: /, '')
      .replaceAll('\u00a0', ' '),
  );
}

/** Types of orders as their cards begin. */
export const types = {
  subscription: /^\s*Suscripción(?! periódic)/,
  standingSubscription: /^\s*Suscripción periódica/,
  redemption: /^\s*Reembolso(?! periódic)/,
  standingRedemption: /^\s*Reembolso periódico/,
  transfer: /^\s*Traspaso entre/,
  transferIn: /^\s*Traspaso desde otra entidad/,
  contribution: /^\s*Aportación(?! periódic)/,
  standingContribution: /^\s*Aportación periódica/,
  benefit: /^\s*Rescate/,
} as const;
