import type { i18n } from 'i18next';
import { builtIn } from './chooseLanguage.ts';
import { restOfSpanish } from './builtInSpanish.ts';
import type { Sentences } from './createTexts.ts';

/**
 * How a speaker learns sentences: each language is fetched once, however many ask for it at the same time, and
 * again when it could not be had. `onArrival` hears of each that came.
 */
export function createLessons(
  speaker: i18n,
  load: (language: string) => Promise<Sentences | undefined>,
  onArrival: (language: string) => void,
) {
  const known = new Set<string>();
  const coming = new Map<string, Promise<boolean>>();

  async function bring(language: string): Promise<boolean> {
    const said = await load(language);
    if (!said) return false;
    known.add(language);
    speaker.addResourceBundle(language, 'translation', said);
    onArrival(language);
    return true;
  }

  return {
    knows: (language: string): boolean => known.has(language),
    /** Whether the tenant's sentences in this language are here now. */
    learn(language: string): Promise<boolean> {
      if (known.has(language)) return Promise.resolve(true);
      const found = coming.get(language);
      if (found) return found;
      const brought = bring(language).finally(() => coming.delete(language));
      coming.set(language, brought);
      return brought;
    },
    /** All that the application itself can say; what the tenant says in its own words stays. */
    async learnBuiltIn(): Promise<void> {
      speaker.addResourceBundle(builtIn, 'translation', await restOfSpanish(), true, false);
      onArrival(builtIn);
    },
  };
}
