import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser } from 'playwright-core';
import { axe, launch, shoot, sidewaysScroll, sizes, visit } from '../support/browser.ts';
import type { Visitor } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';

/** What every journey file needs: the running product, a browser, and visitors that are seen out. */
export interface Stage {
  product: Product;
  browser: Browser;
  enter(size?: keyof typeof sizes): Promise<Visitor>;
}

/** Sets the stage for the tests of a file; each visitor must leave without a complaint. */
export function setStage(): Stage {
  const visitors: Visitor[] = [];
  const stage = {
    async enter(size: keyof typeof sizes = 'desktop') {
      const visitor = await visit(stage.browser, sizes[size]);
      visitors.push(visitor);
      return visitor;
    },
  } as Stage;
  beforeAll(async () => {
    stage.product = await startProduct();
    stage.browser = await launch();
  });
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const { context } of visitors.splice(0)) await context.close();
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.remove();
  });
  return stage;
}

/** A page as it must be: nothing for axe to find, nothing that sticks out sideways at 320 px. */
export async function expectSound({ page }: Visitor, name: string): Promise<void> {
  expect(await axe(page), `${name}: axe`).toEqual([]);
  await shoot(page, name);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // At the end of the page the bottom menu stands in its own place and covers nothing in part.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(150);
  expect(await sidewaysScroll(page), `${name}: sideways at 320 px`).toEqual([]);
  expect(await axe(page), `${name}: axe at 320 px`).toEqual([]);
  await shoot(page, `${name}-320`);
  if (before) await page.setViewportSize(before);
}
