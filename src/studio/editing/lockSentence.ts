import type { LockReason } from '#/language/lenses/lockReason.ts';
import { say } from '../kernel/words.ts';

/** Whether what is locked can be said in other words, and why it is locked. */
export const lockSentence = ({ words, why = '' }: LockReason): string =>
  `${say(words ? 'studio.lock.words' : 'studio.lock.whole')} ${why}`.trim();
