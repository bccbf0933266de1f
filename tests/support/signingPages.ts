import type { Page } from 'playwright';
import { signingCode } from './giveOrder.ts';
import type { Product } from './product.ts';

/** Opens every document of a signing page in a tab of its own, asks for the code and signs with it. */
export async function signAll(page: Page, product: Product): Promise<void> {
  await page.getByRole('heading', { name: 'Documentos que va a firmar' }).waitFor();
  const unopened = page.locator('.file').filter({ hasText: 'Sin abrir' });
  for (let left = await unopened.count(); left > 0; left = await unopened.count()) {
    const open = unopened.first().getByRole('button', { name: /^Abrir/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await tab.close();
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('.file')].filter((file) =>
          file.textContent?.includes('Sin abrir'),
        ).length < before,
      left,
    );
  }
  await page.getByLabel('He leído los documentos y quiero firmarlos').check();
  await page.getByRole('button', { name: 'Firmar con un código' }).click();
  await page.waitForURL(/firma=/);
  await page.getByLabel('Código', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).fill(await signingCode(product));
  await page.getByRole('button', { name: 'Firmar los documentos' }).click();
  await page.waitForURL(/successfully-signed/);
}
