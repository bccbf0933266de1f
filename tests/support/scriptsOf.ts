import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Starts listening for scripts; the answer gives the text of those that came since, once each. */
export function scriptsOf(page: Page): () => Promise<string[]> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || !response.ok()) return;
    const text = response.text();
    // Whoever leaves before it has come does not ask for it.
    text.catch(() => undefined);
    scripts.set(response.url(), text);
  });
  return async () => {
    const found = [...scripts.values()];
    scripts.clear();
    return Promise.all(found);
  };
}

/** Bytes that these texts are on the way, each packed by itself. */
export const gzipBytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** Whether the form library is in a script. */
export const hasFormLibrary = (text: string): boolean => text.includes('fieldPathId');

/** Whether the compiler of rules is in a script: forms bring theirs compiled. */
export const hasRuleCompiler = (text: string): boolean => text.includes('schema with key or id');

/** Whether what draws lines is in a script. */
export const hasCharts = (text: string): boolean => text.includes('uplot');
