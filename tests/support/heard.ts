import type { Page } from 'playwright';

/** Writes down from now on what the live regions of the page say. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const LIVE =
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
    const hear = (node: Node) => {
      const words = node.textContent?.trim();
      const around = node instanceof Element ? node : node.parentElement;
      const isSpoken =
        around?.closest(LIVE) || (node instanceof Element && node.querySelector(LIVE)?.textContent);
      if (words && isSpoken) said.push(words);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** What has been said since. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
