import messages from '../../../schemas/texts/es.json' with { type: 'json' };
import page from '../../../schemas/texts/page.es.json' with { type: 'json' };
import type { Sentences } from './createTexts.ts';

/**
 * What pages say themselves, and the messages of the rules of fields, part of the application: that a page cannot be
 * shown, or what is wrong with an answer, is said whatever cannot be fetched. All else that is said by a code comes by
 * `restOfSpanish` when it is needed.
 * @source specification §2.7, §5, §8
 */
export const builtInSpanish = { ...messages, ...page } as const satisfies Sentences;

/** The other built-in sentences; nothing when they cannot be fetched either. */
export async function restOfSpanish(): Promise<Sentences> {
  try {
    return (await import('./restOfSpanish.ts')).sentences;
  } catch {
    return {};
  }
}
