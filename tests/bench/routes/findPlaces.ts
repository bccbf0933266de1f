import type { Page } from 'playwright';
import { settled } from './settled.ts';

/** What completes a person's addresses: ids out of the links that they are shown. */
export type Places = Partial<Record<(typeof lists)[number][0], string>>;

const lists = [
  ['account', '/account/position', /\/account\/myaccount\/([0-9a-f-]{36})/],
  ['operation', '/account/operations', /\/account\/operation\/([0-9a-f-]{36})/],
  ['product', '/account/wallet', /\/account\/wallet\/([^/]+\?cuenta=[0-9a-f-]{36})/],
  ['poll', '/account/polls', /\/account\/polls\/([0-9a-f-]{36})/],
  ['edit', '/account/operations', /\/operation\/([0-9a-f-]{36})\/edit/],
  ['cancel', '/account/operations', /\/operation\/([0-9a-f-]{36})\/cancel/],
  ['suspend', '/account/operations?estado=PERIODIC_ACTIVE', /\/([0-9a-f-]{36})\/suspend/],
  ['resume', '/account/operations?estado=PERIODIC_SUSPENDED', /\/([0-9a-f-]{36})\/resume/],
] as const satisfies readonly [string, string, RegExp][];

/** Reads the lists of whoever is logged in. What they have none of stays open. */
export async function findPlaces(page: Page, url: (path: string) => string): Promise<Places> {
  const found: Places = {};
  for (const [name, path, pattern] of lists) {
    await page.goto(url(path));
    await settled(page);
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const id = links.map((link) => pattern.exec(link)?.[1]).find(Boolean);
    if (id) found[name] = id;
  }
  return found;
}

/** The address with its places filled; nothing where this person has none of a kind. */
export function complete(route: string, places: Places): string | undefined {
  let isWhole = true;
  const path = route.replace(/\{(\w+)\}/g, (_, name: keyof Places) => {
    if (!places[name]) isWhole = false;
    return places[name] ?? '';
  });
  return isWhole ? path : undefined;
}
