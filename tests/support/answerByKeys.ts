import type { Page } from 'playwright';

/** What has the focus: its id, its kind, its label, and whether it is chosen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    return {
      id: at.id,
      type: at.getAttribute('role') === 'combobox' ? 'combobox' : at.type,
      label: (at.labels?.[0]?.textContent ?? at.textContent ?? '').trim(),
      chosen: at.checked,
    };
  });

/** Presses Tab until what has the focus answers a question of a form, by its name. */
async function tabToQuestion(page: Page, name: string) {
  for (let turn = 0; turn < 120; turn++) {
    const at = await focused(page);
    const own = `/answers/${name}`;
    if (at.id === own || at.id.startsWith(`${own}-`) || at.id.startsWith(`${own}/`)) return at;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

/** Answers one question of a form as somebody without a mouse does; `answer` is the word that stands beside it. */
export async function answerByKeys(page: Page, name: string, answer: string): Promise<void> {
  const at = await tabToQuestion(page, name);
  if (at.type === 'radio') return choose(page, answer);
  if (at.type === 'checkbox') return tick(page, answer);
  await page.keyboard.type(answer);
  if (at.type !== 'combobox') return;
  const found = page.getByRole('listbox');
  await found.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=combobox]:focus[aria-activedescendant]').waitFor();
  await page.keyboard.press('Enter');
  await found.waitFor({ state: 'detached' });
}

async function choose(page: Page, answer: string): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    const at = await focused(page);
    if (at.label.startsWith(answer)) {
      if (!at.chosen) await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No arrow leads to ${answer}`);
}

async function tick(page: Page, answer: string): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    const at = await focused(page);
    if (at.type === 'checkbox' && at.label.startsWith(answer)) {
      if (!at.chosen) await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No box says ${answer}`);
}

/** Presses the button or follows the link that says this, by the keyboard alone. */
export async function pressByKeys(page: Page, words: string): Promise<void> {
  for (let turn = 0; turn < 120; turn++) {
    const at = await focused(page);
    if (at.label.startsWith(words)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${words}`);
}
