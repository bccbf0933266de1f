import type { BrowserContext, Page } from 'playwright';

/** A phone of the middle of the market on a slow mobile line. */
const SLOWER = 4;
const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Slows a page's processor and line down. @returns what empties the browser's cache, as on a first visit */
export async function asPhone(
  context: BrowserContext,
  page: Page,
): Promise<() => Promise<unknown>> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  return () => session.send('Network.clearBrowserCache');
}
