import type { Page } from 'playwright-core';
import { axe, shoot, sidewaysScroll, sizes } from './browser.ts';
import type { Visitor } from './browser.ts';
import { fixedShare } from './layoutFaults.ts';

const NARROW = sizes.narrow;
/** A page at 1280 px and 400 %. @source WCAG 2.2, 1.4.10 */
const SMALLEST = { width: 320, height: 256 };
/** How much of the smallest window bars may take that do not scroll away. */
const MOST_FIXED = 0.25;

/**
 * What is wrong with a page, one line each: what axe finds as it stands and at 320 px, what sticks out
 * sideways there, and bars that leave too little of the smallest window. The window is given back.
 */
export async function faultsOf({ page }: Visitor, name: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize() ?? sizes.desktop;
  const tell = (what: string, found: readonly string[]) =>
    faults.push(...found.map((line) => `${name}: ${what}: ${line}`));
  await openWhole(page, before.width);
  tell('axe', await axe(page));
  await shoot(page, name);
  await openWhole(page, NARROW.width);
  tell('sideways at 320 px', await sidewaysScroll(page));
  tell('axe at 320 px', await axe(page));
  await shoot(page, `${name}-320`);
  await page.setViewportSize(SMALLEST);
  await page.evaluate(() => window.scrollTo(0, 0));
  tell('sideways at 320 × 256', await sidewaysScroll(page));
  const share = await fixedShare(page);
  if (share > MOST_FIXED) tell('fixed bars', [`${Math.round(share * 100)} % of 256 px`]);
  await page.setViewportSize(before);
  return faults;
}

/** In a window as high as the page no bar that stays in sight covers anything in part. */
async function openWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: NARROW.height });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, NARROW.height) });
  await page.waitForTimeout(150);
}
