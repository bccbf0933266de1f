import type { Page } from 'playwright';

export interface Contrast {
  /** The least of all its lines, from 1 to 21. */
  ratio: number;
  /** At least 4.5, or 3 for large letters. @source WCAG 2.2, 1.4.3 */
  isEnough: boolean;
}

/**
 * The contrast of the words of an element with what is painted behind them, point by point. Undefined
 * where that is no plain colour: a picture, a gradient, something half transparent over the words.
 */
export function contrastOf(page: Page, selector: string): Promise<Contrast | undefined> {
  return page.evaluate((selector) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const element = document.querySelector(selector);
    if (!element) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = brush.getContext('2d', { willReadFrequently: true })!;
    const colourOf = (css: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const light = ([red, green, blue]: Colour) => {
      const part = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    /** Its own layers of paint above the canvas; none where they are no plain colour. */
    const isPlain = (at: Element) =>
      [undefined, '::before', '::after'].every((part) => {
        const style = getComputedStyle(at, part);
        if (part && (style.content === 'none' || style.position === 'static')) return true;
        return (
          style.backgroundImage === 'none' &&
          style.opacity === '1' &&
          (!part || colourOf(style.backgroundColor)[3] === 0)
        );
      });
    const behind = (x: number, y: number): Colour | undefined => {
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((at) => at === element || element.contains(at));
      if (own < 0) return undefined;
      const isOver = (at: Element) => colourOf(getComputedStyle(at).backgroundColor)[3] > 0;
      if (stack.slice(0, own).some((at) => !at.contains(element) && isOver(at))) return undefined;
      const layers: Colour[] = [];
      for (const at of stack.slice(own)) {
        if (!isPlain(at)) return undefined;
        const colour = colourOf(getComputedStyle(at).backgroundColor);
        layers.push(colour);
        if (colour[3] === 1) break;
      }
      return layers.reduceRight<Colour>(
        (below, top) => over(top, below),
        colourOf(
          getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : '#fff',
        ),
      );
    };
    const range = document.createRange();
    const points: [Element, number, number][] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 0) points.push([node.parentElement!, left + width / 2, top + height / 2]);
    }
    const inSight = points.filter(
      ([, x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
    );
    if (inSight.length === 0) return undefined;
    let ratio = 21;
    let isEnough = true;
    for (const [at, x, y] of inSight) {
      const back = behind(x, y);
      if (!back) return undefined;
      const { color, fontSize, fontWeight } = getComputedStyle(at);
      const [dark, bright] = [light(back), light(over(colourOf(color), back))].sort(
        (a, b) => a - b,
      );
      const here = (bright! + 0.05) / (dark! + 0.05);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      ratio = Math.min(ratio, here);
      isEnough &&= here >= (isLarge ? 3 : 4.5);
    }
    return { ratio, isEnough };
  }, selector);
}
