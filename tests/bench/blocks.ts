import type { Browser, Page } from 'playwright';
import { launch, visit } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';

const VISITS = Number(process.env.VISITS ?? 5);
const MANY = 1000;
const LIMIT = 100;

/**
 * A table of a thousand rows and a list of a thousand codes in Chromium, in the built gallery: the
 * longest task while each is opened, scrolled, sorted and searched, median of all visits.
 */
export async function run() {
  const product = await startProduct();
  const browser = await launch();
  const found = new Map<string, number[]>();
  const keep = (name: string, value: number) =>
    found.set(name, [...(found.get(name) ?? []), value]);
  try {
    for (let turn = 0; turn < VISITS; turn++) {
      await tableOf(
        browser,
        product.url(`/dev/gallery?only=block-table&state=loaded&many=${MANY}`),
        keep,
      );
      await listOf(
        browser,
        product.url(`/dev/gallery?only=combobox&state=empty&many=${MANY}`),
        keep,
      );
    }
  } finally {
    await browser.close();
    await product.remove();
  }
  const rows = [...found].map(([name, values]) => {
    const value = values.toSorted((a, b) => a - b)[values.length >> 1]!;
    return { name, value, unit: 'ms', limit: LIMIT, ok: value <= LIMIT };
  });
  return { name: `blocks: longest task with ${MANY} of each, median of ${VISITS}`, rows };
}

type Keep = (name: string, value: number) => void;

async function tableOf(browser: Browser, url: string, keep: Keep): Promise<void> {
  const { page, context } = await openAt(browser, url);
  keep(
    'table: opens',
    await longest(page, async () => {
      await page.getByRole('button', { name: 'Mostrar' }).click();
      await page.waitForFunction(
        (many) => document.querySelectorAll('tbody tr').length >= many,
        MANY,
      );
    }),
  );
  keep('table: scrolls', await longest(page, () => scroll(page)));
  keep(
    'table: is sorted',
    await longest(page, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('th button.sort').last().click();
      await page.locator('th[aria-sort]').waitFor();
    }),
  );
  await context.close();
}

async function listOf(browser: Browser, url: string, keep: Keep): Promise<void> {
  const { page, context } = await openAt(browser, url);
  const input = page.getByRole('combobox');
  keep(
    'combobox: opens',
    await longest(page, async () => {
      await page.getByRole('button', { name: 'Mostrar' }).click();
      await input.waitFor();
    }),
  );
  keep(
    'combobox: drops its list',
    await longest(page, async () => {
      await input.focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
    }),
  );
  keep(
    'combobox: scrolls',
    await longest(page, async () => {
      await page.getByRole('option').first().hover();
      await scroll(page);
    }),
  );
  keep(
    'combobox: is searched',
    await longest(page, async () => {
      await page.keyboard.type('malaga 99', { delay: 60 });
      await page
        .getByRole('option', { name: /Málaga/ })
        .first()
        .waitFor();
    }),
  );
  await context.close();
}

async function openAt(browser: Browser, url: string) {
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(60_000);
  await visitor.page.goto(url);
  await visitor.page.getByRole('button', { name: 'Mostrar' }).waitFor();
  return visitor;
}

/**
 * The longest task of the page while something is done and for half a second after, in milliseconds that
 * its thread computed: what else the machine does makes no difference. It is the browser's own trace.
 */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as never as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'],
    },
  });
  await act();
  await page.waitForTimeout(500);
  const complete = new Promise<void>((done) =>
    session.once('Tracing.tracingComplete', () => done()),
  );
  await session.send('Tracing.end');
  await complete;
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && isMain.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** What the browser writes of one piece of work; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Of its thread alone. */
  tdur?: number;
  args?: { name?: string };
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(40);
  }
}
