import type { Page } from 'playwright';
import { axe, shoot, sidewaysScroll } from './browser.ts';
import type { Visitor } from './browser.ts';
import { fixedShare, layoutFaults } from './layoutFaults.ts';
import { isWhole } from './sweep.ts';

const NARROW = { width: 320, height: 640 };
/** A page at 1280 px and 400 %. @source WCAG 2.2, 1.4.10 */
const SMALLEST = { width: 320, height: 256 };
/** How much of the smallest window bars may take that do not scroll away. */
const MOST_FIXED = 0.25;
/** Rules of axe's whose outcome hangs on the width: the others have been asked already. */
const ofWidth = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'bypass'];
/** Pages of each layout, whose rules about widths are asked at once; of the others the long tests ask them. */
const narrow = [
  'login',
  'position',
  'wallet',
  'operation',
  'config',
  'grant-first',
  'staff-alerts',
];
const isLookedAtNarrow = (name: string) => narrow.includes(name);
/** From this width on the header stays in sight and there is no menu at the bottom (px). */
const WIDE = 992;

/**
 * What is wrong with a page, one line each: what axe finds as it stands and at 320 px, what sticks out
 * sideways there, and bars that leave too little of the smallest window. The window is given back.
 */
export async function faultsOf({ page }: Visitor, name: string): Promise<string[]> {
  const faults: string[] = [];
  const tell = (what: string, found: readonly string[]) =>
    faults.push(...found.map((line) => `${name}: ${what}: ${line}`));
  await uncover(page);
  tell('axe', await axe(page));
  await shoot(page, name);
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  await uncover(page);
  tell('sideways at 320 px', await sidewaysScroll(page));
  tell('words at 320 px', await layoutFaults(page));
  if (isWhole || isLookedAtNarrow(name))
    tell('axe at 320 px', await axe(page, isWhole ? undefined : ofWidth));
  await shoot(page, `${name}-320`);
  await page.setViewportSize(SMALLEST);
  await page.evaluate(() => window.scrollTo(0, 0));
  tell('sideways at 320 × 256', await sidewaysScroll(page));
  const share = await fixedShare(page);
  if (share > MOST_FIXED) tell('fixed bars', [`${Math.round(share * 100)} % of 256 px`]);
  if (before) await page.setViewportSize(before);
  return faults;
}

/**
 * Brings a page to where no bar that stays in sight covers a part of it: on a phone to its end, where the
 * menu at the bottom stands in its own place, elsewhere to its beginning, where the header does. A page
 * that still grows moves its end away: it is followed until it has stood still for a while.
 */
async function uncover(page: Page): Promise<void> {
  let before = '';
  for (let stood = 0, tried = 0; stood < 3 && tried < 60; tried++) {
    await page.waitForTimeout(40);
    const where = await page.evaluate((wide) => {
      const { clientWidth, scrollHeight } = document.documentElement;
      window.scrollTo(0, clientWidth >= wide ? 0 : scrollHeight);
      const isLoading = document.querySelector('[aria-busy="true"]') !== null;
      return isLoading ? '' : `${scrollHeight} ${window.scrollY}`;
    }, WIDE);
    stood = where && where === before ? stood + 1 : 0;
    before = where;
  }
}
