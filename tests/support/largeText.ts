import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext } from 'playwright';
import { chromiumOptions } from './browser.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A browser whose owner has set the text to 200 %: sizes in rem double, sizes in px do not. */
export async function launchWithLargeText(): Promise<{
  context: BrowserContext;
  close(): Promise<void>;
}> {
  const folder = temporaryFolder('large-text');
  mkdirSync(join(folder, 'Default'), { recursive: true });
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
