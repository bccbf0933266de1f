import { createInstance } from 'i18next';
import type { Issue } from '#/domain/kernel/issue.ts';
import { isolate } from '#/language/values/isolate.ts';
import { sentences } from '../kernel/sentences.ts';
import { builtIn } from './chooseLanguage.ts';
import { builtInSpanish, restOfSpanish } from './builtInSpanish.ts';

/** Spanish sentence, or code of an issue → what the tenant says in one language. */
export type Sentences = Record<string, string>;

export interface Texts {
  /** The sentence in the language spoken now, `{name}` places filled; the Spanish one when there is no other. */
  text(key: string, values?: Record<string, unknown>): string;
  /** What to say of a broken rule; `label` is the field's name as drawn. */
  message(issue: Issue, label: string): string;
  language(): string;
  /** Speaks another language; what `load` cannot bring is said in built-in Spanish. */
  speak(language: string): Promise<void>;
}

/** A mark that no sentence contains: i18next's own markers are moved out of the way of plain prose. */
const never = '\u0000';

/**
 * The sentences of a tenant. Keys are whole Spanish sentences, so nothing in them is a separator;
 * React escapes, so values are only kept apart where they are read from right to left. `others` are fetched
 * too, once the page stands. What is said by a code has built-in Spanish words, which the tenant's
 * replace where they can be fetched.
 * @source specification §2.7 Language, §8
 */
export async function createTexts(
  language: string,
  others: readonly string[],
  load: (language: string) => Promise<Sentences | undefined>,
): Promise<Texts> {
  const speaker = createInstance();
  await speaker.init({
    lng: language,
    fallbackLng: builtIn,
    resources: { [builtIn]: { translation: builtInSpanish } },
    keySeparator: false,
    nsSeparator: false,
    pluralSeparator: `${never}plural`,
    contextSeparator: `${never}context`,
    returnEmptyString: false,
    interpolation: {
      escapeValue: true,
      escape: isolate,
      prefix: '{',
      suffix: '}',
      skipOnVariables: true,
      nestingPrefix: `${never}nest(`,
      nestingSuffix: `)${never}`,
    },
  });

  const known = new Set<string>();
  const learn = async (wanted: string) => {
    if (known.has(wanted)) return;
    const brought = await load(wanted);
    if (brought) known.add(wanted);
    const said = brought ?? (wanted === builtIn ? await restOfSpanish() : undefined);
    if (said) speaker.addResourceBundle(wanted, 'translation', said);
  };
  await Promise.all([...new Set([language, builtIn])].map(learn));
  whenIdle(() => {
    for (const other of others) void learn(other);
  });

  const text = (key: string, values?: Record<string, unknown>) =>
    speaker.t(key, { ...values, defaultValue: key });
  return {
    text,
    message: ({ code, params }, label) => {
      const said = typeof params?.['message'] === 'string' ? params['message'] : sentences.invalid;
      return speaker.exists(code) ? text(code, { ...params, field: label }) : text(said);
    },
    language: () => speaker.language,
    speak: async (wanted) => {
      await learn(wanted);
      await speaker.changeLanguage(wanted);
    },
  };
}

/** The line is free by then, also where the browser does not say so. */
const AFTER_MS = 4_000;
const whenIdle = (work: () => void) => void setTimeout(work, AFTER_MS);
