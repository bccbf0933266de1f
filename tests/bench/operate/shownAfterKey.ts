import type { Page } from 'playwright';

/** Types a gross amount of whole euros, key by key; ms from the last key to the frame in which its simulation stands. */
export async function shownAfterKey(page: Page, euros: number): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Importe bruto' });
  await field.fill('');
  const shown = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(euros);
  await page.evaluate((words) => {
    const here = globalThis as { typedAt?: number; simulated?: Promise<number> };
    addEventListener('input', () => (here.typedAt = performance.now()), { capture: true });
    here.simulated = new Promise((resolve) => {
      const look = () => {
        const title = [...document.querySelectorAll('h2, h3')].find(
          ({ textContent }) => textContent === 'Lo que resultaría',
        );
        if (title?.parentElement?.textContent?.includes(words))
          resolve(performance.now() - (here.typedAt ?? 0));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, shown);
  await field.pressSequentially(String(euros), { delay: 30 });
  return page.evaluate(() => (globalThis as { simulated?: Promise<number> }).simulated!);
}
