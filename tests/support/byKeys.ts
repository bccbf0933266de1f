import type { Page } from 'playwright';
import { PASSWORD } from './logIn.ts';
import { tabTo } from './tabTo.ts';

/** Logs in without a pointer. */
export async function logInByKeys(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.locator('[autocomplete="username"]').waitFor();
  await tabTo(page, 'Usuario');
  await page.keyboard.type(user);
  await tabTo(page, 'Contraseña');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Tabs to the next group of cards and goes down it to the one that begins so. */
export async function pickByKeys(page: Page, words: RegExp): Promise<void> {
  // Cards alone may still be those of the page before.
  await page.waitForFunction(
    ({ source, flags }) =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].some((radio) =>
        new RegExp(source, flags).test(radio.labels?.[0]?.textContent ?? ''),
      ),
    { source: words.source, flags: words.flags },
  );
  const here = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.type === 'radio' ? (element.labels?.[0]?.textContent ?? '') : undefined;
    });
  for (let turn = 0; (await here()) === undefined; turn++) {
    if (turn > 80) throw new Error('The Tab key does not lead to a choice');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let turn = 0; turn < 20; turn++) {
    if (words.test((await here()) ?? '')) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${words}`);
}

/** Tabs to the button that bears these words and presses it. */
export async function pressByKeys(page: Page, words: string): Promise<void> {
  await tabTo(page, words);
  await page.keyboard.press('Enter');
}
