import type { Page } from 'playwright';

/**
 * Words that a person cannot read where they stand: cut off by their box, running out of it over
 * whatever comes next, or a letter a line. One line each, at most twenty; what only a screen reader hears is not looked at.
 */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const faults = new Set<string>();
    const isHeardOnly = (element: Element): boolean =>
      element.matches('[aria-hidden="true"], option, noscript, script') ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isHeardOnly(element.parentElement));
    const nameOf = (element: Element) => {
      const place = element.closest('[data-specimen]')?.getAttribute('data-specimen') ?? '';
      return `${place} ${element.tagName.toLowerCase()}.${element.className}`;
    };
    const blockAround = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display.startsWith('inline') && at.parentElement)
        at = at.parentElement;
      return at;
    };
    const walker = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue?.trim() || isHeardOnly(parent) || !parent.checkVisibility()) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const em = parseFloat(getComputedStyle(parent).fontSize);
      if (node.nodeValue.trim().length > 11 && words.width < 2 * em && words.height > 8 * em)
        faults.add(`a letter a line: ${nameOf(parent)}`);
      const block = blockAround(parent);
      const box = block.getBoundingClientRect();
      if (words.right > box.right + 2 || words.left < box.left - 2)
        faults.add(`runs out sideways: ${nameOf(block)}`);
      for (let at: Element | null = block; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const frame = at.getBoundingClientRect();
        if (hides(overflowX) && (words.right > frame.right + 2 || words.left < frame.left - 2))
          faults.add(`cut sideways: ${nameOf(at)}`);
        if (hides(overflowY) && (words.bottom > frame.bottom + 2 || words.top < frame.top - 2))
          faults.add(`cut in height: ${nameOf(at)}`);
      }
    }
    return [...faults].slice(0, 20);
  }, within);
}

/** Answers that do not fit into the control that holds them. */
export function cutAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-specimen] input')]
      .filter((input) => input.checkVisibility() && input.type !== 'file')
      .filter((input) => input.scrollWidth > input.clientWidth + 1)
      .map((input) => `${input.closest('[data-specimen]')!.getAttribute('data-specimen')}`),
  );
}

/**
 * How much of the window's height is taken by bars that do not scroll away, between 0 and 1. A dialog
 * is no bar: it is what one looks at, scrolls by itself and can be closed.
 */
export function fixedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || !/^(fixed|sticky)$/.test(position)) return false;
      if (element.querySelector('[role=dialog], [role=alertdialog]')) return false;
      if (element.closest('dialog, [role=dialog], [role=alertdialog]')) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > innerWidth / 2 && bottom > 0 && top < innerHeight;
    });
    const taken = new Set<number>();
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++)
        taken.add(y);
    }
    return taken.size / innerHeight;
  });
}
