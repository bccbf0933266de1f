import type { Page } from 'playwright';
import { sidewaysScroll } from './browser.ts';
import { sayEverywhere, withoutText } from './gallery.ts';
import { layoutFaults } from './layoutFaults.ts';
import { overlaps } from './overlaps.ts';

/**
 * Puts a text everywhere, and says what is wrong then, one line each: it is to be shown whole, make no
 * element, run nothing, and move nothing out of its place. `before` is what `elements` counted.
 */
export async function harmOf(
  page: Page,
  text: string,
  before: Record<string, number>,
): Promise<string[]> {
  await sayEverywhere(page, text);
  const harm = (await withoutText(page, text)).map((id) => `not shown: ${id}`);
  const now = await elements(page);
  for (const [tag, count] of Object.entries(before))
    if (now[tag] !== count) harm.push(`${tag}: ${count} have become ${now[tag]}`);
  if (await page.evaluate(() => '__hit' in window)) harm.push('it ran');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    harm.push(...(await sidewaysScroll(page)).map((what) => `sideways at ${width}: ${what}`));
    harm.push(...(await layoutFaults(page, 'main')).map((what) => `${what} at ${width}`));
    harm.push(...(await overlaps(page)).map((what) => `${what} at ${width}`));
  }
  return harm;
}

/** How many there are of the elements that a text could have made. */
export const elements = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['script', 'style', 'img', 'iframe', 'object', 'base', 'meta', 'b', 'video', 'math'].map(
        (tag) => [tag, document.querySelectorAll(tag).length],
      ),
    ),
  );
