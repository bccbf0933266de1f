import { expect, test } from 'vitest';
import { sidewaysScroll } from '../support/browser.ts';
import { examine, unlisted } from '../support/examine.ts';
import { openGallery, settled } from '../support/gallery.ts';
import { heard, listen } from '../support/heard.ts';
import { keyboardRound } from '../support/keyboardWalk.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import {
  addressOfPart,
  faultsOfPart,
  foreignNames,
  openByKey,
  openerOf,
} from '../support/openParts.ts';
import { openParts, outOfWindow } from '../support/openParts.ts';
import { isWhole, swept } from '../support/sweep.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const names = Object.keys(openParts);
const small = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];

test('every part of the gallery is opened here', async () => {
  const { page } = await stage.enter();
  await openGallery(page, stage.product.url('/dev/gallery?state=closed'));
  const ids = await page
    .locator('.exhibit')
    .evaluateAll((all) => all.map(({ id }) => id.replace('part-', '')));
  expect(ids.toSorted()).toEqual(names.toSorted());
});

test.runIf(isWhole).each(swept(names, 5))(
  '%s: the keyboard opens it, it is said once and in Spanish, and the focus comes back',
  async (name) => {
    const { page } = await stage.enter();
    const { shows, called, opener, onFocus, escapes, says = [] } = openParts[name]!;
    await openGallery(page, stage.product.url(addressOfPart(name, 'closed')));
    await page.waitForLoadState('networkidle');
    await listen(page);
    await openByKey(page, name);
    const part = page.locator(shows);
    const told = await part.evaluate(
      (one) =>
        one.getAttribute('aria-label') ??
        document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ??
        one.textContent,
    );
    expect.soft(told).toMatch(called);
    const examined = await examine(page);
    expect.soft(faultsOfPart(name, examined.faults), 'axe').toEqual([]);
    expect.soft(unlisted(examined), 'axe, undecided').toEqual([]);
    expect.soft(await foreignNames(page), 'not in Spanish').toEqual([]);
    const spoken = await heard(page);
    expect.soft(spoken.length, spoken.join(' | ')).toBe(says.length);
    for (const sentence of says)
      expect.soft(spoken.filter((words) => sentence.test(words)).length).toBe(1);
    if (!escapes || !opener) return;
    if (!onFocus && opener === 'button') {
      const stops = await keyboardRound(page);
      expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await part.waitFor({ state: 'detached' });
    await expect
      .poll(() => openerOf(page, name).evaluate((one) => one === document.activeElement))
      .toBe(true);
  },
);

test.runIf(isWhole).each(swept(names, 3))(
  '%s open in a small window is all there, within it',
  async (name) => {
    const { page } = await stage.enter('narrow');
    const { shows, window = shows } = openParts[name]!;
    for (const size of small) {
      await page.setViewportSize(size);
      await page.goto(stage.product.url(addressOfPart(name, 'open', '&theme=dark')));
      // On telephones tabs are links.
      const seen = name === 'tabs' && size.width < 640 ? '.tab-links' : shows;
      await page.locator(seen).waitFor();
      await settled(page);
      const where = `${name} at ${size.width}`;
      expect.soft(await sidewaysScroll(page), where).toEqual([]);
      expect.soft(await layoutFaults(page), where).toEqual([]);
      if (name !== 'tabs') expect.soft(await outOfWindow(page, window), where).toEqual([]);
    }
    const examined = await examine(page);
    expect.soft(faultsOfPart(name, examined.faults), 'axe').toEqual([]);
    expect.soft(unlisted(examined), 'axe, undecided').toEqual([]);
  },
);
