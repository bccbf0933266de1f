import messages from '../../../schemas/texts/es.json' with { type: 'json' };
import type { Sentences } from './createTexts.ts';

/**
 * The messages of the rules of fields, part of the application: what is wrong with an answer is said
 * whatever cannot be fetched. All else that is said by a code comes by `restOfSpanish` when it is needed.
 * @source specification §2.7, §5, §8
 */
export const builtInSpanish: Sentences = messages;

/** The other built-in sentences; nothing when they cannot be fetched either. */
export async function restOfSpanish(): Promise<Sentences> {
  try {
    return (await import('./restOfSpanish.ts')).sentences;
  } catch {
    return {};
  }
}
