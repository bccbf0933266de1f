import type { Page } from 'playwright';

/** What has the focus: its own words, and those of the group in which it stands. */
const here = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const group = element?.closest('fieldset, [role=radiogroup], [role=group]');
    const named = group?.getAttribute('aria-labelledby');
    const title = named
      ? named.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
      : [group?.querySelector('legend')?.textContent ?? ''];
    return {
      group: title.join(' ').trim(),
      own: (element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim(),
    };
  });

/** Presses Tab until the focus is on what stands in the group of a question. */
async function tabToGroup(page: Page, question: string): Promise<void> {
  for (let turn = 0; turn < 80; turn++) {
    if ((await here(page)).group.includes(question)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${question}`);
}

/** Answers a question of several options by keys: Tab to it, and the arrows to the option. */
export async function sayByKeys(page: Page, question: string, answer: string): Promise<void> {
  await tabToGroup(page, question);
  await page.keyboard.press('Space');
  for (let turn = 0; turn < 20; turn++) {
    if ((await here(page)).own.startsWith(answer)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${answer}`);
}

/** Ticks an option of a question of which several may hold, unless it is ticked. */
export async function tickByKeys(page: Page, option: string): Promise<void> {
  for (let turn = 0; turn < 80; turn++) {
    await page.keyboard.press('Tab');
    if (!(await here(page)).own.startsWith(option)) continue;
    const isTicked = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.checked);
    if (!(await isTicked())) await page.keyboard.press('Space');
    return;
  }
  throw new Error(`The Tab key does not lead to ${option}`);
}
