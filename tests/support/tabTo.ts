import type { Page } from 'playwright';

/** Presses Tab until the focus is on what bears these words. */
export async function tabTo(page: Page, words: string): Promise<void> {
  for (let turn = 0; turn < 80; turn++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (here.trim().startsWith(words)) return;
  }
  throw new Error(`The Tab key does not lead to ${words}`);
}
