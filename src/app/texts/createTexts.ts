import { createInstance } from 'i18next';
import type { Issue } from '#/domain/kernel/issue.ts';
import { fillOptions } from '#/language/presentation/fillOptions.ts';
import { createSignal } from '../kernel/signal.ts';
import { builtIn } from './chooseLanguage.ts';
import { builtInSpanish } from './builtInSpanish.ts';
import { createLessons } from './createLessons.ts';

/** Spanish sentence, or code of an issue → what the tenant says in one language. */
export type Sentences = Record<string, string>;

export interface Texts {
  /** The sentence in the language spoken now, `{name}` places filled; the Spanish one when there is no other. */
  text(key: string, values?: Record<string, unknown>): string;
  /** What to say of a broken rule; `label` is the field's name as drawn. */
  message(issue: Issue, label: string): string;
  /** The language that is spoken: built-in Spanish as long as the sentences of the one asked for are not here. */
  language(): string;
  /** Speaks another language; what `load` cannot bring is said in built-in Spanish. */
  speak(language: string): Promise<void>;
  /** Tells when sentences arrive for which nobody waited any longer. */
  subscribe(listener: () => void): () => void;
}

/**
 * The sentences of a tenant; React escapes what they are filled with. `others` are fetched too, once the page
 * stands. What is said by a code has built-in Spanish words, which the tenant's replace where they can be fetched.
 * Nobody waits longer than `patience` (ms) for what is to be fetched: the page stands in built-in Spanish, and is
 * said anew when the sentences arrive after all.
 * @source specification §2.7 Language, §8
 */
export async function createTexts(
  language: string,
  others: readonly string[],
  load: (language: string) => Promise<Sentences | undefined>,
  patience = PATIENCE_MS,
): Promise<Texts> {
  const speaker = createInstance();
  await speaker.init({
    lng: language,
    fallbackLng: builtIn,
    // A copy: what is learned later is added to it.
    resources: { [builtIn]: { translation: { ...builtInSpanish } } },
    ...fillOptions,
  });

  const arrived = createSignal(0);
  const lessons = createLessons(speaker, load, (wanted) => {
    if (wanted === speaker.language || wanted === builtIn) arrived.set(arrived.get() + 1);
  });
  const { learn } = lessons;
  const prepare = async (wanted: string) => {
    const late = pause(patience);
    const spanish = learn(builtIn);
    if (await Promise.race([learn(wanted), late])) return;
    if (await Promise.race([spanish, late])) return;
    await Promise.race([lessons.learnBuiltIn(), pause(patience)]);
  };
  await prepare(language);
  whenIdle(() => {
    for (const other of others) void learn(other);
  });

  const text = (key: string, values?: Record<string, unknown>) =>
    speaker.t(key, { ...values, defaultValue: key });
  return {
    text,
    message: ({ code, params }, label) => {
      const said = typeof params?.['message'] === 'string' ? params['message'] : 'page.invalid';
      return speaker.exists(code) ? text(code, { ...params, field: label }) : text(said);
    },
    language: () => (lessons.knows(speaker.language) ? speaker.language : builtIn),
    speak: async (wanted) => {
      await prepare(wanted);
      await speaker.changeLanguage(wanted);
    },
    subscribe: arrived.subscribe,
  };
}

/** How long a page waits for sentences before it stands in built-in Spanish. */
const PATIENCE_MS = 3_000;
const pause = (milliseconds: number) =>
  new Promise<false>((resolve) => void setTimeout(resolve, milliseconds, false));

/** The line is free by then, also where the browser does not say so. */
const AFTER_MS = 4_000;
const whenIdle = (work: () => void) => void setTimeout(work, AFTER_MS);
