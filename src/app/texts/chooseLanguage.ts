/** The language that every text is written in. */
export const builtIn = 'es';

/**
 * The stored language, else the first two letters of the browser's, as long as the tenant offers
 * it; otherwise the tenant's first.
 * @source specification §2.7
 */
export function chooseLanguage(
  offered: readonly string[],
  { stored, browser }: { stored: string | null; browser: string },
): string {
  const wanted = [stored, browser.slice(0, 2).toLowerCase()];
  return (
    wanted.find((language) => language !== null && offered.includes(language)) ??
    offered[0] ??
    builtIn
  );
}
