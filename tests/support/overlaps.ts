import type { Page } from 'playwright';

/**
 * Words that lie over other words of the same example, by more than half of the smaller one's height.
 * One line each, at most twenty; what only a screen reader hears is not looked at.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHeardOnly = (element: Element): boolean =>
      element.matches('[aria-hidden="true"], option, noscript, script') ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isHeardOnly(element.parentElement));
    const blockAround = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display.startsWith('inline') && at.parentElement)
        at = at.parentElement;
      return at;
    };
    const wordsIn = (example: Element) => {
      const boxes = new Map<Element, DOMRect>();
      const walker = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!node.nodeValue?.trim() || isHeardOnly(parent) || !parent.checkVisibility()) continue;
        range.selectNodeContents(node);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        if (right - left < 1) continue;
        const block = blockAround(parent);
        const known = boxes.get(block);
        const x = Math.min(left, known?.left ?? left);
        const y = Math.min(top, known?.top ?? top);
        boxes.set(
          block,
          new DOMRect(
            x,
            y,
            Math.max(right, known?.right ?? right) - x,
            Math.max(bottom, known?.bottom ?? bottom) - y,
          ),
        );
      }
      return [...boxes];
    };
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    const faults: string[] = [];
    for (const example of document.querySelectorAll('[data-specimen]')) {
      const words = wordsIn(example);
      for (const [index, [one, a]] of words.entries())
        for (const [other, b] of words.slice(index + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 3 && down > Math.min(a.height, b.height) / 2)
            faults.push(
              `${example.getAttribute('data-specimen')}: ${nameOf(one)} over ${nameOf(other)}`,
            );
        }
    }
    return faults.slice(0, 20);
  });
}
