import type { Page } from 'playwright';

/** The ninety-fifth of a hundred of some times (ms). */
export function hundred(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)]!;
}

/** From the press on a question to the frame in which its panel stands (ms), question after question. */
export const panelAnswers = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const items = [...document.querySelectorAll<HTMLElement>('.list__item')];
    const found: number[] = [];
    for (let index = 0; index < count; index++) {
      const item = items[(index * 7 + 3) % items.length]!;
      const title = item.querySelector('span')!.textContent;
      const since = performance.now();
      item.click();
      const isThere = () =>
        [...document.querySelectorAll('.pane h2')].some((one) => one.textContent === title) &&
        document.querySelector<HTMLTextAreaElement>('.pane .form textarea, .pane .form input') !==
          null;
      while (!isThere()) await frame();
      await frame();
      found.push(performance.now() - since);
    }
    return found;
  }, times);

/** From a letter in the search, or a question moved by the keys, to the frame in which the list says so (ms). */
export const listAnswers = (page: Page, times: number, isMoved = false): Promise<number[]> =>
  page.evaluate(
    async ([count, moves]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const titles = () =>
        [...document.querySelectorAll('.list__item span:first-child')]
          .map(({ textContent }) => textContent)
          .join();
      const search = document.querySelector<HTMLInputElement>('.list input[type="search"]')!;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const found: number[] = [];
      for (let index = 0; index < count; index++) {
        const before = titles();
        const since = performance.now();
        if (moves) {
          const key = index % 2 ? 'ArrowUp' : 'ArrowDown';
          document
            .querySelector('.list__item[aria-current="true"]')!
            .dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
        } else {
          write.call(search, index % 2 ? '' : String((index / 2) % 10));
          search.dispatchEvent(new Event('input', { bubbles: true }));
        }
        while (titles() === before) await frame();
        await frame();
        found.push(performance.now() - since);
      }
      return found;
    },
    [times, isMoved] as const,
  );
