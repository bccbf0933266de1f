import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { widgets } from '../../src/language/widgets/index.ts';
import { answersShown, keysOf, press } from '../support/answeredByKeys.ts';
import { openGallery } from '../support/gallery.ts';
import { standing } from '../support/keyboardWalk.ts';
import { isWhole, swept } from '../support/sweep.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const names = Object.keys(widgets) as (keyof typeof keysOf)[];

/** Goes to an example as the gallery's index does, and on to the first thing in it at which the Tab key stops. */
async function enter(page: Page, name: string, look: number): Promise<string> {
  const id = `widget-${name}-${name}_empty${look || ''}`;
  await page.evaluate((id) => (location.hash = id), id);
  await page.keyboard.press('Tab');
  return id;
}

/** Presses Tab as far as the button that sends, and says what was wrong on the way. */
async function goToSubmit(page: Page, id: string): Promise<string[]> {
  const submit = page.locator(`#${id} button[type=submit]`);
  const faults: string[] = [];
  // A window that closes gives the focus back a moment later.
  await page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 2_000 })
    .catch(() => undefined);
  for (let turn = 0; turn < 12; turn++) {
    faults.push(...((await standing(page))?.faults ?? ['out of the page']));
    if (await submit.evaluate((one) => one === document.activeElement)) return faults;
    await page.keyboard.press('Tab');
  }
  return [...faults, 'the button that sends is not reached'];
}

test.runIf(isWhole)(
  'every widget is answered and sent by the keyboard alone, and the focus is seen at every stop',
  async () => {
    const { page } = await stage.enter();
    const open = async (state: string) => {
      await openGallery(page, stage.product.url(`/dev/gallery?only=widget&state=${state}`));
      await page.waitForLoadState('networkidle');
    };
    await open('filled');
    const wanted = await answersShown(page);
    await open('empty');
    for (const name of swept(
      names.filter((one) => !['readonly', 'file', 'digest'].includes(one)),
      8,
    ))
      for (const [look, presses] of keysOf[name].entries()) {
        const id = await enter(page, name, look);
        const faults = (await standing(page))?.faults ?? ['nothing to stop at'];
        for (const one of presses) {
          await press(page, [one]);
          if (one === '<Tab>') faults.push(...((await standing(page))?.faults ?? []));
        }
        faults.push(...(await goToSubmit(page, id)));
        expect.soft(faults, id).toEqual([]);
        const specimen = `${name}_empty${look || ''}`;
        // A password is never put back into its field.
        const answer =
          name === 'password'
            ? widgets.password.example.value
            : wanted[specimen.replace('empty', 'filled')];
        expect.soft((await answersShown(page))[specimen], id).toBe(answer);
        await page.keyboard.press('Enter');
        // Whoever asks for a tax number knows the country; the gallery does not, and is told so.
        const follows = name === 'tin' ? ':is(.spinner, .error-summary)' : '.spinner';
        await page.locator(`#${id} form ${follows}`).first().waitFor();
      }
  },
  300_000,
);

test('what is only read has nothing to stop at', async () => {
  const { page } = await stage.enter();
  await openGallery(page, stage.product.url('/dev/gallery?only=widget-readonly&state=filled'));
  expect(await page.locator('[data-specimen] :is(input, select, textarea)').count()).toBe(0);
});
