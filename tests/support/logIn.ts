import type { Page } from 'playwright';

export const PASSWORD = 'Demo.2026';

/** Logs in as a person does and waits until the area has opened. */
export async function logIn(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.locator('[autocomplete="username"]').fill(user);
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await page.locator('main button[type=submit], form button[type=submit]').first().click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}
