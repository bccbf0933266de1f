import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';

/** The rules that every page is held to. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The machine's Chromium, quiet towards the network. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const launch = (): Promise<Browser> => chromium.launch(chromiumOptions);

export const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};

/** For what never comes: nobody is measured by it, on however busy a machine. */
export const PATIENCE_MS = 120_000;

/** A person's browser, and everything that went wrong in it. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors, page errors and violations of the content security policy. */
  complaints: string[];
}

export async function visit(browser: Browser, viewport = sizes.desktop): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  // Of every tab that is opened beside it, too.
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`csp: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return { context, page, complaints };
}

/** Sees a visitor out; a request that a test was still answering for them is nobody's fault any more. */
export async function leave({ context }: Pick<Visitor, 'context'>): Promise<void> {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })));
  await context.close();
}

/**
 * What axe finds, one line each; nothing when the page is as it must be. A page without frames is judged
 * in one go: the way that reaches into other origins opens a second page each time.
 * @param rules of axe's, instead of all that every page is held to
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What holds is not listed: naming each element of it takes as long as looking for what does not.
    .options({
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: axeTags },
      resultTypes: ['violations'],
    })
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

/** Elements that stick out of the page sideways. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 10);
  });

/** A picture to look at, where SHOTS names a folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}
