import type { Page } from 'playwright';

/** From one page of an order to the next. */
export const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continuar', exact: true }).click();

/** Waits for a page of an order by its title. */
export const onPage = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, level: 2, exact: true }).waitFor();

/** Chooses a card by what it says. */
export const choose = (page: Page, label: string | RegExp) =>
  page.locator('.choice-card').filter({ hasText: label }).first().locator('label').click();

/** Ticks each document that must be read. */
export async function readAll(page: Page): Promise<void> {
  await page.getByText('Documentos que debe leer').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}
