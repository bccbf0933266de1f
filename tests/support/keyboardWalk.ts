import type { Page } from 'playwright';

/** Where the Tab key has led, and what is wrong there. */
export interface Stop {
  /** The example in which it is, '' outside of all. */
  specimen: string;
  what: string;
  faults: string[];
}

/**
 * Presses Tab from the top of the page to its end. Each stop must show that it has the focus, and its
 * middle must not lie under anything else (WCAG 2.4.7 and 2.4.11).
 */
export async function keyboardWalk(page: Page, most = 600): Promise<Stop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    getSelection()?.setPosition(document.body, 0);
  });
  const stops: Stop[] = [];
  for (let turn = 0; turn < most; turn++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key has not come to an end after ${most} times`);
}

/** Presses Tab until the focus is where it was after the first press: the round of a dialog that keeps it. */
export async function keyboardRound(page: Page, most = 60): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let turn = 0; turn < most; turn++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    const isFirst = await page.evaluate((turn) => {
      const here = globalThis as { firstStop?: Element | null };
      if (turn === 0) here.firstStop = document.activeElement;
      return turn > 0 && here.firstStop === document.activeElement;
    }, turn);
    if (!stop || isFirst) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key has not come round after ${most} times`);
}

/** The stop at which the focus is; nothing where it is nowhere. */
export const standing = (page: Page): Promise<Stop | undefined> => page.evaluate(look);

function look(): Stop | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const isSeen = (candidate: Element) => {
    const { width, height } = candidate.getBoundingClientRect();
    return width > 4 && height > 4 && getComputedStyle(candidate).opacity !== '0';
  };
  // A control that is drawn by its label or by what stands beside it.
  const drawn = [
    element,
    element.nextElementSibling,
    element.closest('label'),
    element.parentElement,
  ]
    .filter((candidate) => candidate !== null)
    .filter(isSeen);
  const hasRing = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const faults: string[] = [];
  const own = isSeen(element);
  if (!(own ? hasRing(element) || drawn.slice(1).some(hasRing) : drawn.some(hasRing)))
    faults.push('no visible focus');
  const target = drawn[0] ?? element;
  const box = [...target.getClientRects()][0] ?? target.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + Math.min(box.height, innerHeight) / 2;
  const hit = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  if (!hit || !(target.contains(hit) || hit.contains(target) || label?.contains(hit)))
    faults.push(`covered at its middle by ${hit?.tagName.toLowerCase()}.${hit?.className}`);
  const specimen = element.closest('[data-specimen]')?.getAttribute('data-specimen') ?? '';
  const text = element.getAttribute('aria-label') ?? element.textContent.slice(0, 30);
  return { specimen, what: `${element.tagName.toLowerCase()}#${element.id} ${text}`, faults };
}
