import type { Page } from 'playwright';

export const galleryTenants = ['almadraba', 'encinar', 'faro'] as const;
export const widgetStates = ['empty', 'filled', 'error', 'sending', 'review'] as const;
export const blockStates = ['loaded', 'loading', 'nothing', 'failed'] as const;

/** Opens the gallery and waits until everything on it stands: what is to be refused has been. */
export async function openGallery(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('main.gallery').waitFor();
  await settled(page);
}

/** Waits until every form that was sent on its own has its answer, and the page has been painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isRefused = (one: Element) => one.querySelector('form .error-summary') !== null;
    const isSent = (one: Element) => one.querySelector('form .spinner') !== null || isRefused(one);
    const all = (state: string) => [
      ...document.querySelectorAll(`[id^="widget-"] [data-specimen*="_${state}"]`),
    ];
    return all('error').every(isRefused) && all('sending').every(isSent);
  }, undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
}

/** Puts one sentence into every text of the state `hostile`. */
export async function sayEverywhere(page: Page, text: string): Promise<void> {
  await page.locator('#gallery-text').fill(text);
  await page.locator('.gallery-text button').click();
  await settled(page);
}

/** Examples that do not show the text in full, as the text that it is. */
export function withoutText(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const plain = (words: string) => words.replaceAll(/\r\n?/g, '\n');
    return [...document.querySelectorAll('[data-specimen]')]
      .filter((one) => !plain(one.textContent).includes(plain(wanted)))
      .map((one) => one.getAttribute('data-specimen')!);
  }, text);
}
