import type { Page } from 'playwright';

/** What a page's arrival was like. */
export interface Vitals {
  /** Sum of the layout shifts that nobody asked for, as the browser scores them. */
  shift: number;
  /** What moved most, to find it. */
  moved: string;
  /** From the navigation until the page stands, in ms. */
  readyMs: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Listens from the first script on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { shift: 0, most: 0, moved: '' };
    Object.assign(window, { vitals: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        found.shift += entry.value;
        if (entry.value < found.most) continue;
        found.most = entry.value;
        found.moved = (entry.sources ?? [])
          .map(({ node, previousRect, currentRect }) => {
            const moved = node instanceof Element ? node : node?.parentElement;
            const name = moved ? `${moved.tagName.toLowerCase()}.${moved.className.trim()}` : '?';
            return `${name} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} at ${Math.round(entry.startTime)} ms`;
          })
          .slice(0, 3)
          .join(' ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const isReady = () =>
      document.querySelector('h1') !== null &&
      document.querySelector('main [aria-busy="true"], main .bone, .starting') === null;
    const look = () => {
      if (isReady()) performance.mark('stands');
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Goes to an address and waits until it stands and nothing is on its way. */
export async function vitalsOf(page: Page, address: string): Promise<Vitals> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { vitals } = window as unknown as { vitals: { shift: number; moved: string } };
    return {
      shift: vitals.shift,
      moved: vitals.moved,
      readyMs: performance.getEntriesByName('stands')[0]!.startTime,
    };
  });
}
