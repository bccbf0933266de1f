import type { Page } from 'playwright';

/** Rows of the accounts that must stand there. */
const ROWS = 25;

/** Notes in the page, from its first script on, when the position has become usable. */
export async function watchUsable(page: Page): Promise<void> {
  await page.addInitScript((rows) => {
    const isUsable = () => {
      const figures = [...document.querySelectorAll('main .kpi-value')];
      return (
        figures.length >= 6 &&
        figures.every((figure) => /\d/.test(figure.textContent)) &&
        document.querySelectorAll('main table tbody tr').length >= rows
      );
    };
    const look = () => {
      if (isUsable()) performance.mark('usable');
      else requestAnimationFrame(look);
    };
    look();
  }, ROWS);
}

/** Milliseconds from the navigation until all figures and the first rows are drawn. */
export async function usableIn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return page.evaluate(() => performance.getEntriesByName('usable')[0]!.startTime);
}
