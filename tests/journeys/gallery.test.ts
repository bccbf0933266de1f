import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axe, shoot, sidewaysScroll, sizes } from '../support/browser.ts';
import { blockStates, galleryTenants, openGallery } from '../support/gallery.ts';
import { sayEverywhere, settled, widgetStates } from '../support/gallery.ts';
import { elements, harmOf } from '../support/harmOf.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { keyboardWalk } from '../support/keyboardWalk.ts';
import { launchWithLargeText } from '../support/largeText.ts';
import { cutAnswers, fixedShare, layoutFaults } from '../support/layoutFaults.ts';
import { logIn } from '../support/logIn.ts';
import { isWhole, swept } from '../support/sweep.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const address = (query: string) => stage.product.url(`/dev/gallery${query}`);
const small = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];

/** Each state once, each tenant in each light; all of all is a benchmark's (`npm run bench -- gallery`). */
const all = [
  { state: 'error', tenant: 'encinar', theme: 'light' },
  { state: 'filled', tenant: 'almadraba', theme: 'dark' },
  { state: 'review', tenant: 'faro', theme: 'light' },
  { state: 'loaded', tenant: 'faro', theme: 'dark' },
  { state: 'nothing', tenant: 'encinar', theme: 'dark' },
  { state: 'failed', tenant: 'almadraba', theme: 'light' },
];

describe.each(swept(all, 3))(
  'in the state $state, at $tenant, $theme',
  ({ state, tenant, theme }) => {
    test('axe finds nothing, and no wish of the reader costs a word', async () => {
      const { page } = await stage.enter();
      await openGallery(page, address(`?tenant=${tenant}&theme=${theme}&state=${state}`));
      expect.soft(await axe(page), 'axe').toEqual([]);

      for (const size of small) {
        await page.setViewportSize(size);
        await settled(page);
        await expectAllThere(page, `at ${size.width}`);
      }
      await page.evaluate(spaceOut);
      await expectAllThere(page, 'spaced out at 640');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAllThere(page, 'spaced out at 320');
      await page.evaluate(() => (document.adoptedStyleSheets = []));

      await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
      await shoot(page, `gallery-forced-colours-${state}`);
      expect.soft(await bareControls(page), 'forced colours').toEqual([]);
    });
  },
);

async function expectAllThere(page: Page, where: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${where}: sideways`).toEqual([]);
  expect.soft(await layoutFaults(page, 'main'), `${where}: cut`).toEqual([]);
}

/** The text spacing that a reader may ask for. @source WCAG 2.2, 1.4.12 */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
         word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Fields and buttons that lose their edge together with their colours. */
const bareControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .input, main .control, main .button:not(.button--link)')]
      .filter((control) => {
        const { borderStyle, borderWidth } = getComputedStyle(control);
        return borderStyle === 'none' || parseFloat(borderWidth) < 1;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** What is on its way for longer than an instant, in milliseconds: what only waits before it is seen moves nothing. */
const movements = () =>
  document
    .getAnimations()
    .map(({ effect }) => Number(effect!.getComputedTiming().activeDuration))
    .filter((duration) => duration > 1);

test.runIf(isWhole).each(['sending', 'loading', 'loaded'])(
  'nothing moves for whoever wants less motion: %s',
  async (state) => {
    const { page } = await stage.enter();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, address(`?state=${state}`));
    await page.waitForTimeout(200);
    expect(await page.evaluate(movements)).toEqual([]);
  },
);

test.runIf(isWhole).each(['filled', 'loaded'])(
  'the keyboard reaches every example, is seen there, and lies under nothing: %s',
  async (state) => {
    const { page } = await stage.enter();
    await openGallery(page, address(`?state=${state}`));
    const stops = await keyboardWalk(page);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const visited = new Set(stops.map(({ specimen }) => specimen));
    expect((await withControls(page)).filter((id) => !visited.has(id))).toEqual([]);
  },
);

/** Examples in which something can be done. */
const withControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-specimen]')]
      .filter((one) => one.querySelector('a[href], button, input, select, textarea, summary'))
      .map((one) => one.getAttribute('data-specimen')!),
  );

test.runIf(isWhole)(
  'in small windows bars leave three quarters of the height to the page',
  async () => {
    const { page } = await stage.enter();
    const look = async (path: string) => {
      await page.goto(stage.product.url(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const size of small) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
        await page.waitForTimeout(50);
        const where = `${path} at ${size.width}`;
        expect(await sidewaysScroll(page), where).toEqual([]);
        expect(await fixedShare(page), where).toBeLessThanOrEqual(0.25);
      }
    };
    for (const path of ['/login', '/login/new-password']) await look(path);
    await page.setViewportSize(sizes.phone);
    await logIn(page, stage.product.url('/login'), 'ana');
    for (const path of ['/account/position', '/account/operations', '/operate', '/profile'])
      await look(path);
  },
);

test.runIf(isWhole)('text at 200 % is all there', async () => {
  const { context, close } = await launchWithLargeText();
  try {
    const page = await context.newPage();
    for (const state of swept(['filled', 'error', 'loaded'], 2)) {
      await openGallery(page, address(`?state=${state}`));
      const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(root).toBe('32px');
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const where = `${state} at ${width}`;
        await expectAllThere(page, where);
        expect.soft(await smallText(page), where).toEqual([]);
        if (state === 'filled' && width === 1280) expect.soft(await cutAnswers(page)).toEqual([]);
      }
    }
  } finally {
    await close();
  }
});

/** Text that has not grown with the reader's wish: less than 26 px where 16 have become 32. */
const smallText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 26)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  );

test('paper has the blocks and nothing of the frame', async () => {
  const { page } = await stage.enter();
  await openGallery(page, address('?state=loaded&theme=dark'));
  await page.emulateMedia({ media: 'print' });
  await shoot(page, 'gallery-print');
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  expect(await visible('.gallery-head, .specimen-state')).toBe(0);
  expect(await visible('.block')).toBeGreaterThan(12);
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(paper).toBe('light');
});

test.runIf(isWhole)(
  'hostile words in every text are shown as the words that they are, where they belong',
  async () => {
    const { page } = await stage.enter();
    await openGallery(page, address('?state=hostile'));
    await sayEverywhere(page, 'Palabras');
    const before = await elements(page);
    for (const [name, text] of swept(Object.entries(hostileTexts).filter(isSample), 4))
      expect.soft(await harmOf(page, text, before), name).toEqual([]);
  },
);

const isSample = ([name]: [string, string], index: number) =>
  index % 80 === 0 || ['ten thousand characters', 'reading turned around', 'emoji'].includes(name);

test.runIf(process.env.SHOTS)(
  'every example has its picture, at three widths, for each tenant',
  async () => {
    const { page } = await stage.enter();
    for (const tenant of galleryTenants)
      for (const [width, theme] of [
        [1280, 'light'],
        [1280, 'dark'],
        [390, 'light'],
        [320, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        for (const state of [...widgetStates, ...blockStates, 'hostile']) {
          await openGallery(page, address(`?tenant=${tenant}&theme=${theme}&state=${state}`));
          await shoot(page, `gallery-${tenant}-${state}-${theme}-${width}`);
        }
      }
  },
  1_200_000,
);

test('the way out of a choice that is closed can be pressed', async () => {
  const { page } = await stage.enter('phone');
  await openGallery(page, address('?state=filled'));
  await page.getByRole('link', { name: 'Ver los fondos' }).first().click({ trial: true });
});
