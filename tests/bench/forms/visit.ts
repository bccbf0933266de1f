import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../../support/median.ts';
import { questions } from './questions.ts';
import type { Subject } from './subjects.ts';

/** What one visit to one form tells, in milliseconds and megabytes. */
export interface Figures {
  mount: number;
  /** Median time from a key to the frame that shows it. */
  frame: number;
  /** The same of the one key in twenty that takes longest. */
  late: number;
  /** Script run for each key. */
  script: number;
  /** From the click to the frame that shows what is wrong with every refused question. */
  submit: number;
  heap: number;
  /** Tasks over 50 ms from when it stands until the first key, which comes half a second later. */
  longBefore: number;
  /** Tasks over 50 ms while typing at the top, in the middle and at the end. */
  longTasks: number;
}

const TEXT = 'Ana Robles Vega ';
/** Time for what a library puts off until the keys rest (Form.io: 100 ms), which is work of the keys too. */
const REST_MS = 180;
/** Nobody types sooner than this after a form stands. */
const REACH_MS = 500;

/** Opens a form in a browser context of its own, types, and submits it as it stands. */
export async function visit(
  browser: Browser,
  url: string,
  subject: Subject,
  size: number,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${url}/${subject.page}/?n=${size}`);
  await page.waitForFunction(() => window.bench !== undefined);
  const mount = await page.evaluate(() => window.bench!.mount);
  const [top, middle, end] = ['q0', `q${Math.floor(size / 20) * 10}`, `q${size - 10}`];
  await page.waitForTimeout(REACH_MS);
  const longBefore = await longTasksOf(page);
  await type(page, subject.control(middle), 'x');
  const before = await scriptOf(session);
  await page.evaluate(() => void (window.bench!.keys.length = 0));
  await type(page, subject.control(middle), TEXT);
  const script = ((await scriptOf(session)) - before) / TEXT.length;
  const keys = await page.evaluate(() => window.bench!.keys);
  const frame = median(keys);
  const late = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? Number.NaN;
  await type(page, subject.control(top), TEXT);
  await type(page, subject.control(end), TEXT);
  const longTasks = (await longTasksOf(page)) - longBefore;
  // After the typing: collecting garbage for it is a long task of the measuring, not of the page.
  const heap = await heapOf(session);
  const refused = questions(size).filter(
    ({ name, required, when }) => required && !when && ![top, middle, end].includes(name),
  );
  const submit = await submitted(page, subject.errors, refused.length);
  await context.close();
  return { mount, frame, late, script, submit, heap, longBefore, longTasks };
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.type(text, { delay: 15 });
  await page.waitForTimeout(REST_MS);
}

const longTasksOf = (page: Page) => page.evaluate(() => window.bench!.longTasks);

async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Clicks within the page, so that only the page's own work is timed; fails if it refuses too little. */
function submitted(page: Page, selector: string, refused: number): Promise<number> {
  return page.evaluate(
    async ([errors, wanted]) => {
      const shown = () => document.querySelectorAll(errors).length;
      const since = performance.now();
      document.querySelector<HTMLButtonElement>('button[type=submit]')!.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      do await frame();
      while (shown() < wanted && performance.now() - since < 20_000);
      await new Promise((resolve) => setTimeout(resolve));
      if (shown() !== wanted) throw new Error(`${shown()} of ${wanted} ${errors} are shown`);
      return performance.now() - since;
    },
    [selector, refused] as const,
  );
}
