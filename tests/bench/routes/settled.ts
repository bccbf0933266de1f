import type { Page } from 'playwright';

/** Waits until a page stands: its heading is there, no block waits and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], main .bone'));
}
