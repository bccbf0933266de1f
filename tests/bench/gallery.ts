import type { Browser } from 'playwright';
import { launch, sidewaysScroll, visit, type Visitor } from '../support/browser.ts';
import { examine, lookedAt, type Examined } from '../support/examine.ts';
import { elements, harmOf } from '../support/harmOf.ts';
import { blockStates, galleryTenants, openGallery, sayEverywhere } from '../support/gallery.ts';
import { settled, widgetStates } from '../support/gallery.ts';
import { hostileBatches } from '../support/hostileBatches.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { faultsOfPart, openParts } from '../support/openParts.ts';
import { overlaps } from '../support/overlaps.ts';
import { startProduct, type Product } from '../support/product.ts';

const STRINGS = Number(process.env.STRINGS ?? 500);

/**
 * Everything that the gallery's journey looks at a sample of: each tenant in light and dark in every
 * state, every part open, and every hostile text in every text of every widget and block, many in one
 * visit. What is wrong is printed beside the count, and so is what axe leaves open, by its kind.
 */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  try {
    const faults = await everyState(browser, product);
    const unknown = [...open].filter(([kind]) => !Object.hasOwn(lookedAt, kind)).length;
    for (const [kind, times] of open)
      console.log(`axe leaves open: ${kind} ×${times}: ${lookedAt[kind] ?? 'NOT LOOKED AT'}`);
    const harm = await everyText(browser, product);
    const told = { unit: 'faults', limit: 0 };
    return {
      name: `gallery: 3 tenants, light and dark, every state, ${STRINGS} hostile texts`,
      rows: [
        { name: 'axe', value: faults.axe, ok: faults.axe === 0, ...told },
        { name: 'axe, kinds nobody looked at', value: unknown, ok: unknown === 0, ...told },
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

/** A machine that does other things meanwhile is no fault of the page. */
async function visitCalmly(browser: Browser): Promise<Visitor> {
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(60_000);
  return visitor;
}

function tell(what: string, faults: readonly string[]): number {
  for (const fault of faults) console.log(`${what}: ${fault}`);
  return faults.length;
}

/** Kinds of what axe leaves open, with their count. */
const open = new Map<string, number>();

function count({ faults, undecided }: Examined, where: string): number {
  for (const [kind, places] of Object.entries(undecided))
    open.set(kind, (open.get(kind) ?? 0) + places.length);
  return tell(`${where} axe`, faults);
}

async function everyState(browser: Browser, product: Product) {
  const { page, complaints, context } = await visitCalmly(browser);
  const found = { axe: 0, layout: 0, complaints: 0 };
  const look = async (query: string, part?: string) => {
    const shows = part && openParts[part]!.shows;
    await page.setViewportSize({ width: 1280, height: 900 });
    await openGallery(page, product.url(`/dev/gallery${query}`));
    if (shows) await page.locator(shows).waitFor();
    const { faults, undecided } = await examine(page);
    found.axe += count({ faults: part ? faultsOfPart(part, faults) : faults, undecided }, query);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await settled(page);
      const here = `${query} at ${width}`;
      found.layout += tell(here, await sidewaysScroll(page));
      found.layout += tell(here, await layoutFaults(page, shows ? 'body' : 'main'));
      found.layout += tell(here, await overlaps(page));
    }
    found.complaints += tell(query, complaints.splice(0));
    if (process.env.TIMES) console.log(new Date().toISOString(), query);
  };
  for (const light of lights) {
    for (const state of [...widgetStates, ...blockStates]) await look(`?${light}&state=${state}`);
    for (const name of Object.keys(openParts))
      await look(`?${light}&only=part-${name}&state=open`, name);
  }
  await context.close();
  return found;
}

/** The batches are dealt to the tenants and lights in turn. */
async function everyText(browser: Browser, product: Product): Promise<number> {
  const chosen = Object.fromEntries(Object.entries(hostileTexts).slice(0, STRINGS));
  const batches = hostileBatches(chosen);
  let harm = 0;
  for (const [turn, light] of lights.entries()) {
    const { page, complaints, context } = await visitCalmly(browser);
    await openGallery(page, product.url(`/dev/gallery?${light}&state=hostile`));
    await sayEverywhere(page, 'Palabras');
    const before = await elements(page);
    const tried = async (text: string) => [
      ...(await harmOf(page, text, before)),
      ...complaints.splice(0),
    ];
    for (const { texts, together } of batches.filter(
      (_, index) => index % lights.length === turn,
    )) {
      const found = await tried(together);
      if (found.length === 0) continue;
      const [[only] = []] = texts;
      if (texts.length === 1) harm += tell(only ?? '', found);
      else {
        let alone = 0;
        for (const [name, text] of texts) alone += tell(name, await tried(text));
        harm += alone || tell(`${only} and what follows it`, found);
      }
    }
    await context.close();
  }
  return harm;
}
