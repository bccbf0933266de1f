import type { LockReason } from '#/language/lenses/lockReason.ts';
import { say } from '../kernel/words.ts';

/** Whether what is locked can be said in other words, and why it is locked. */
export const lockSentence = ({ words, why = '' }: LockReason): string =>
  `${say(words ? 'studio.lock.words' : 'studio.lock.whole')} ${why}`.trim();

/** By which law something is locked; what the product's own specification asks is said as such. */
export function sourceTold(source: string): string {
  const laws = source.split('; ').filter((one) => !one.startsWith('specification'));
  return laws.length > 0 ? laws.join('; ') : say('studio.lock.product');
}
