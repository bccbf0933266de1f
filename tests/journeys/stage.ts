import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser } from 'playwright';
import { launch, leave, sizes, visit } from '../support/browser.ts';
import type { Visitor } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';
import { faultsOf } from '../support/soundness.ts';

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
    stage.product = await startProduct({ isShared: true });
    stage.browser = await launch();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages(visitors);
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const visitor of visitors.splice(0)) await leave(visitor);
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.remove();
  });
  return stage;
}

/** What every open page showed when a test failed: a machine that nobody looks at has to say it. */
async function tellPages(visitors: readonly Visitor[]): Promise<void> {
  for (const page of visitors.flatMap((visitor) => visitor.page.context().pages())) {
    const words = await page.innerText('body', { timeout: 2_000 }).catch(String);
    console.log(`${page.url()} showed:\n${words.slice(0, 1_500)}`);
  }
}

/** A page as it must be: nothing for axe to find, nothing that sticks out sideways, room between the bars. */
export async function expectSound(visitor: Visitor, name: string): Promise<void> {
  expect(await faultsOf(visitor, name)).toEqual([]);
}
