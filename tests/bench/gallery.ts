import type { Browser } from 'playwright-core';
import { axe, launch, sidewaysScroll, visit } from '../support/browser.ts';
import { elements, harmOf } from '../support/harmOf.ts';
import { blockStates, galleryTenants, openGallery, sayEverywhere } from '../support/gallery.ts';
import { widgetStates } from '../support/gallery.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { startProduct, type Product } from '../support/product.ts';

const STRINGS = Number(process.env.STRINGS ?? 500);

/**
 * Everything that the gallery's journey looks at a sample of: each tenant in light and dark in every
 * state, and every hostile text in every widget and block. What is wrong is printed beside the count.
 */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  try {
    const faults = await everyState(browser, product);
    const harm = await everyText(browser, product);
    const told = { unit: 'faults', limit: 0 };
    return {
      name: `gallery: 3 tenants, light and dark, every state, ${STRINGS} hostile texts`,
      rows: [
        { name: 'axe', value: faults.axe, ok: faults.axe === 0, ...told },
        { name: 'layout at 320 and 1280', value: faults.layout, ok: faults.layout === 0, ...told },
        {
          name: 'errors and policy',
          value: faults.complaints,
          ok: faults.complaints === 0,
          ...told,
        },
        { name: 'hostile texts', value: harm, ok: harm === 0, ...told },
      ],
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}

const lights = galleryTenants.flatMap((tenant) =>
  ['light', 'dark'].map((theme) => `tenant=${tenant}&theme=${theme}`),
);

function tell(what: string, faults: readonly string[]): number {
  for (const fault of faults) console.log(`${what}: ${fault}`);
  return faults.length;
}

async function everyState(browser: Browser, product: Product) {
  const { page, complaints, context } = await visit(browser);
  const count = { axe: 0, layout: 0, complaints: 0 };
  for (const light of lights)
    for (const state of [...widgetStates, ...blockStates]) {
      const query = `?${light}&state=${state}`;
      await page.setViewportSize({ width: 1280, height: 900 });
      await openGallery(page, product.url(`/dev/gallery${query}`));
      count.axe += tell(`${query} axe`, await axe(page));
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const here = `${query} at ${width}`;
        count.layout += tell(here, await sidewaysScroll(page));
        count.layout += tell(here, await layoutFaults(page, 'main'));
      }
      count.complaints += tell(query, complaints.splice(0));
    }
  await context.close();
  return count;
}

/** The texts are dealt to the tenants and lights in turn. */
async function everyText(browser: Browser, product: Product): Promise<number> {
  const texts = Object.entries(hostileTexts).slice(0, STRINGS);
  let harm = 0;
  for (const [turn, light] of lights.entries()) {
    const { page, complaints, context } = await visit(browser);
    await openGallery(page, product.url(`/dev/gallery?${light}&state=hostile`));
    await sayEverywhere(page, 'Palabras');
    const before = await elements(page);
    for (const [index, [name, text]] of texts.entries())
      if (index % lights.length === turn)
        harm += tell(name, [...(await harmOf(page, text, before)), ...complaints.splice(0)]);
    await context.close();
  }
  return harm;
}
