import type { Page } from 'playwright';
import { PASSWORD } from './logIn.ts';

/** Presses a button of the Studio by its words. */
export const studioPress = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Signs in to the Studio and waits for its proposals. */
export async function enterStudio(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.locator('[autocomplete="username"]').fill(user);
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await studioPress(page, 'Entrar');
  await page.getByRole('heading', { name: 'Propuestas', level: 1 }).waitFor();
}

/** What an address answers to whoever is on a page. */
export async function pageAnswers(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.text();
}
export async function addByKeys(_page: Page, _url: string): Promise<void> {}
