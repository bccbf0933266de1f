import type { Page } from 'playwright';

const STEP_PX = 300;

/** The longest task, in ms, while a person scrolls a page from top to bottom and back; 0 where all are under 50. */
export async function longestTask(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page.mouse.move(640, 450);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const direction of [1, -1])
    for (let at = 0; at < height; at += STEP_PX) {
      await page.mouse.wheel(0, STEP_PX * direction);
      await page.waitForTimeout(30);
    }
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
}
